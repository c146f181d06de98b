import { dayAfter } from '@vitrine/shared/contract/values/zoned-time';
import { clockOf, type MovedTo, minutesOf } from '../../../schedules/moved-occurrence';
import type { OccurrenceSpan } from '../../../schedules/occurrences-on';

const dayMinutes = 24 * 60;

/** Where a span comes to begin that is dropped so many days and minutes away, by the clocks of its own zone. */
export function droppedOn({ occurrence, index }: OccurrenceSpan, days: number, minutes: number): MovedTo {
  const begins = minutesOf(occurrence.hours[index]?.from ?? '00:00') + minutes;
  const carried = Math.floor(begins / dayMinutes);
  return {
    date: dayAfter(occurrence.date, days + carried),
    from: clockOf(begins - carried * dayMinutes),
  };
}
