import type { HoursSpan } from '../../values/opening-hours';
import { placeMs } from '../../values/zoned-time';
import type { RuleTimes } from './code-rule';
import { occurrencesOf } from './occurrences';

/** Why a rule does not apply at a moment; null: it does. */
export type NotNow = 'not-yet' | 'over' | 'exception' | 'day' | 'hours' | null;

const dayMs = 24 * 3600_000;

/** The day so many days later, on the calendar. */
export const dayAfter = (date: string, days = 1): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

const wholeDay: HoursSpan[] = [{ from: '00:00', until: '24:00' }];
const goesOn = ({ from, until }: HoursSpan) => until <= from;
const isIn = (clock: string, { from, until }: HoursSpan) => from <= clock && clock < until;

/**
 * Makes a rule's times quick to ask again and again.
 * @param storeTimeZone of the place at which the code stands.
 * @returns why the rule does not apply at a moment (milliseconds since 1970), asked with what clocks of a zone show then.
 */
export function compileTimes(
  times: RuleTimes,
  storeTimeZone: string,
): (atMs: number, readingIn: (timeZone: string) => string) => NotNow {
  const timeZone = times.timeZone ?? storeTimeZone;
  const { exceptions } = times;
  const opensMs = times.opensAt === undefined ? Number.NEGATIVE_INFINITY : placeMs(times.opensAt, timeZone);
  const closesMs =
    times.closesAt === undefined ? Number.POSITIVE_INFINITY : placeMs(times.closesAt, timeZone);
  const occurs = times.recurrence ? occurrencesOf(times.recurrence) : () => true;
  const hours = times.hours.length > 0 ? times.hours : wholeDay;
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

/** The readings of a day's clock at which a rule may begin or end to apply. */
export const turnsOf = ({ exceptions, hours }: RuleTimes): string[] => [
  ...new Set([
    '00:00',
    ...[
      ...hours,
      ...Object.values(exceptions).flatMap((one) => (one.kind === 'moved' ? one.hours : [])),
    ].flatMap(({ from, until }) => [from, until]),
  ]),
];
