import type { HoursSpan } from '@vitrine/shared/contract';
import { type Schedule, schedule, scheduleLimits } from '@vitrine/shared/contract/schedule/schedule';
import { type OccurrenceSpan, occurrencesOn } from './occurrences-on';
import { recurrenceMoved } from './recurrence-moved';

/** Where a span is to begin. */
export interface MovedTo {
  date: string;
  /** "09:30", by the clocks of the schedule's zone. */
  from: string;
}

const dayMinutes = 24 * 60;

/** Minutes since midnight of "09:30". */
export const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};
/** "09:30", "24:00" at the end of a day. */
export const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** As long as before, by the clock: from another time on. */
export function spanFrom({ from, until }: HoursSpan, begins: string): HoursSpan {
  const lasts = ((minutesOf(until) - minutesOf(from) + 2 * dayMinutes - 1) % dayMinutes) + 1;
  const ends = minutesOf(begins) + lasts;
  return { from: begins, until: clockOf(ends > dayMinutes ? ends - dayMinutes : ends) };
}

const isWholeDay = ([first, ...others]: HoursSpan[]) =>
  others.length === 0 && first?.from === '00:00' && first.until === '24:00';
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The hours of a day, one of its spans beginning at another time. A whole day has no time to begin at. */
const hoursFrom = (hours: HoursSpan[], index: number, from: string) =>
  isWholeDay(hours) ? hours : hours.map((span, at) => (at === index ? spanFrom(span, from) : span));

/**
 * Only this day elsewhere: an exception, which whatever becomes of the series leaves alone. Other spans of the day go
 * with it to another day. Brought back to where the series has it, it is an exception no more.
 * @returns null where there is no room for another exception.
 */
export function movedOccurrence(
  before: Schedule,
  { occurrence, index }: OccurrenceSpan,
  to: MovedTo,
): Schedule | null {
  const { date, day, hours } = occurrence;
  const next = hoursFrom(hours, index, to.from);
  if (to.date === date && isSame(next, hours)) return before;
  const { [day]: former, ...others } = before.exceptions;
  const back: Schedule = { ...before, exceptions: others };
  const [usual] = occurrencesOn(back)(day).filter((one) => one.day === day);
  if (to.date === day && usual && isSame(usual.hours, next)) return back;
  if (!former && Object.keys(others).length >= scheduleLimits.exceptions) return null;
  // Hours that are as they were go on following those of the series.
  const own = isSame(next, hours) ? (former?.kind === 'moved' ? former.hours : []) : next;
  return { ...back, exceptions: { ...others, [day]: { kind: 'moved', to: to.date, hours: own } } };
}

/**
 * The whole series elsewhere, so that this day of it comes to be where it is dropped; exceptions stay as they are.
 * @returns null for a day that is an exception already, and where no series comes to be there: every day, for one, has
 * no other days to go to.
 */
export function movedSeries(
  before: Schedule,
  { occurrence, index }: OccurrenceSpan,
  to: MovedTo,
): Schedule | null {
  if (occurrence.isMoved) return null;
  const { date, hours } = occurrence;
  const next = hoursFrom(hours, index, to.from);
  const { recurrence } = before;
  const after: Schedule = {
    ...before,
    hours: isSame(next, hours) ? before.hours : next,
    ...(recurrence && { recurrence: recurrenceMoved(recurrence, date, to.date) }),
  };
  const isThere = occurrencesOn(after)(to.date).some(({ day, isMoved }) => day === to.date && !isMoved);
  const isElsewhere = !isSame(after, before) && (recurrence !== undefined || to.date === date);
  return isThere && isElsewhere && schedule.safeParse(after).success ? after : null;
}
