import type { HoursSpan } from '../values/opening-hours';
import { dayAfter, placeMs } from '../values/zoned-time';
import { occurrencesOf } from './occurrences';
import type { Schedule } from './schedule';

/** Why something does not apply at a moment; null: it does. */
export type NotNow = 'not-yet' | 'over' | 'exception' | 'day' | 'hours' | null;

const wholeDay: HoursSpan[] = [{ from: '00:00', until: '24:00' }];
const goesOn = ({ from, until }: HoursSpan) => until <= from;
const isIn = (clock: string, { from, until }: HoursSpan) => from <= clock && clock < until;

/**
 * Makes a schedule quick to ask again and again.
 * @param storeTimeZone of the place, where the schedule has none.
 * @returns why it does not apply at a moment (milliseconds since 1970), asked with what clocks of a zone show then.
 */
export function compileSchedule(
  schedule: Schedule,
  storeTimeZone: string,
): (atMs: number, readingIn: (timeZone: string) => string) => NotNow {
  const timeZone = schedule.timeZone ?? storeTimeZone;
  const { exceptions } = schedule;
  const opensMs =
    schedule.opensAt === undefined ? Number.NEGATIVE_INFINITY : placeMs(schedule.opensAt, timeZone);
  const closesMs =
    schedule.closesAt === undefined ? Number.POSITIVE_INFINITY : placeMs(schedule.closesAt, timeZone);
  const occurs = schedule.recurrence ? occurrencesOf(schedule.recurrence) : () => true;
  const hours = schedule.hours.length > 0 ? schedule.hours : wholeDay;
  const movedTo = new Map<string, HoursSpan[]>();
  for (const exception of Object.values(exceptions))
    if (exception.kind === 'moved') {
      const own = exception.hours.length > 0 ? exception.hours : hours;
      movedTo.set(exception.to, [...(movedTo.get(exception.to) ?? []), ...own]);
    }
  /** The spans that begin on a day. */
  const spansOn = (date: string): HoursSpan[] => [
    ...(!Object.hasOwn(exceptions, date) && occurs(date) ? hours : []),
    ...(movedTo.get(date) ?? []),
  ];

  return (atMs, readingIn) => {
    if (atMs < opensMs) return 'not-yet';
    if (atMs >= closesMs) return 'over';
    const [date = '', clock = ''] = readingIn(timeZone).split('T');
    const today = spansOn(date);
    const applies =
      today.some((span) => (goesOn(span) ? span.from <= clock : isIn(clock, span))) ||
      spansOn(dayAfter(date, -1)).some((span) => goesOn(span) && clock < span.until);
    if (applies) return null;
    if (today.length > 0) return 'hours';
    return Object.hasOwn(exceptions, date) && occurs(date) ? 'exception' : 'day';
  };
}

/** The readings of a day's clock at which it may begin or cease to apply. */
export const turnsOf = ({ exceptions, hours }: Schedule): string[] => [
  ...new Set([
    '00:00',
    ...[
      ...hours,
      ...Object.values(exceptions).flatMap((one) => (one.kind === 'moved' ? one.hours : [])),
    ].flatMap(({ from, until }) => [from, until]),
  ]),
];
