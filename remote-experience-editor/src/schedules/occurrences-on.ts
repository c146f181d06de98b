import type { HoursSpan } from '@vitrine/shared/contract';
import { occurrencesOf } from '@vitrine/shared/contract/schedule/occurrences';
import type { Schedule } from '@vitrine/shared/contract/schedule/schedule';
import { dayAfter, zonedReading } from '@vitrine/shared/contract/values/zoned-time';

export const wholeDay: HoursSpan[] = [{ from: '00:00', until: '24:00' }];

/** A span that ends before it begins goes on into the next day. */
export const goesOn = ({ from, until }: HoursSpan): boolean => until <= from;

/** A day on which a schedule applies. */
export interface Occurrence {
  /** The day of the series that it is: its exception is kept by this. */
  day: string;
  /** The day on which it is: another where it was moved. */
  date: string;
  hours: HoursSpan[];
  isMoved: boolean;
}

/** One of an occurrence's spans. */
export interface OccurrenceSpan {
  occurrence: Occurrence;
  index: number;
}

/** Makes a schedule quick to ask for what begins on a day, as `compileSchedule` has it: where it begins and ends aside. */
export function occurrencesOn({ exceptions, hours, recurrence }: Schedule): (date: string) => Occurrence[] {
  const occurs = recurrence ? occurrencesOf(recurrence) : () => true;
  const usual = hours.length > 0 ? hours : wholeDay;
  const moved = Object.entries(exceptions).flatMap(([day, exception]): Occurrence[] =>
    exception.kind === 'moved'
      ? [
          {
            ...{ day, date: exception.to, isMoved: true },
            hours: exception.hours.length > 0 ? exception.hours : usual,
          },
        ]
      : [],
  );
  return (date) => [
    ...(!Object.hasOwn(exceptions, date) && occurs(date)
      ? [{ day: date, date, hours: usual, isMoved: false }]
      : []),
    ...moved.filter((one) => one.date === date),
  ];
}

/** What of a schedule is under way at a moment, by the clocks of its zone; null: nothing. */
export function spanAt(schedule: Schedule, storeTimeZone: string, atMs: number): OccurrenceSpan | null {
  const timeZone = schedule.timeZone ?? storeTimeZone;
  const [date = '', clock = ''] = zonedReading(new Date(atMs).toISOString(), timeZone).split('T');
  const occurrences = occurrencesOn(schedule);
  const among = (day: string, isNow: (span: HoursSpan) => boolean) =>
    occurrences(day).flatMap((occurrence) =>
      occurrence.hours.flatMap((span, index) => (isNow(span) ? [{ occurrence, index }] : [])),
    );
  const today = among(date, (span) => span.from <= clock && (goesOn(span) || clock < span.until));
  const [found] = [...today, ...among(dayAfter(date, -1), (span) => goesOn(span) && clock < span.until)];
  return found ?? null;
}
