import type { HoursSpan } from '@vitrine/shared/contract';
import { compileSchedule } from '@vitrine/shared/contract/schedule/compile-schedule';
import type { Schedule } from '@vitrine/shared/contract/schedule/schedule';
import { momentsOn } from '@vitrine/shared/contract/schedule/zone-turns';
import { dayAfter, placeMs, zonedReading } from '@vitrine/shared/contract/values/zoned-time';
import { type ClockChange, clockChangeOn } from './clock-change';
import { goesOn, occurrencesOn } from './occurrences-on';

/** 29 February on a given weekday comes every 28 years; beyond that nobody prints a code. */
export const yearsLookedAt = 40;

/** A day on which a schedule is to apply. */
export interface NextOccurrence {
  date: string;
  hours: HoursSpan[];
  /** Clocks are changed while it applies. */
  change: ClockChange | null;
  /** Clocks skip all of it: it does not apply on that day. */
  isSkipped: boolean;
}

/** Why there is none. `reversed`: it ends before it begins. `over`: it was. `never`: no day is meant. */
export type NoOccurrence = 'reversed' | 'over' | 'never';

/** The next days on which a schedule applies, or why there is none. */
export interface NextOccurrences {
  next: NextOccurrence[];
  none: NoOccurrence | null;
}

const isWithin = ({ from, until }: HoursSpan, change: Pick<ClockChange, 'from' | 'until'>) =>
  from < change.until && change.from < until;

/** How clocks are changed while one of the spans that begin on a day goes on. */
function changeWithin(date: string, hours: HoursSpan[], timeZone: string): ClockChange | null {
  const today = clockChangeOn(date, timeZone);
  if (today && hours.some((span) => isWithin(goesOn(span) ? { ...span, until: '24:00' } : span, today)))
    return today;
  const nights = hours.filter(goesOn);
  if (nights.length === 0) return null;
  const tomorrow = clockChangeOn(dayAfter(date), timeZone);
  return tomorrow && nights.some(({ until }) => isWithin({ from: '00:00', until }, tomorrow))
    ? tomorrow
    : null;
}

/**
 * @param storeTimeZone of the place, where the schedule has none.
 * @param most how many are wanted.
 */
export function nextOccurrences(
  schedule: Schedule,
  storeTimeZone: string,
  nowMs: number,
  most = 5,
): NextOccurrences {
  const timeZone = schedule.timeZone ?? storeTimeZone;
  const { closesAt, opensAt } = schedule;
  const opensMs = opensAt === undefined ? Number.NEGATIVE_INFINITY : placeMs(opensAt, timeZone);
  const closesMs = closesAt === undefined ? Number.POSITIVE_INFINITY : placeMs(closesAt, timeZone);
  if (opensMs >= closesMs) return { next: [], none: 'reversed' };
  if (closesMs <= nowMs) return { next: [], none: 'over' };
  const readingOf = (ms: number) => zonedReading(new Date(ms).toISOString(), timeZone);
  const notNow = compileSchedule(schedule, storeTimeZone);
  const firstMs = Math.max(nowMs, opensMs);
  const first = dayAfter(readingOf(firstMs).slice(0, 10), -1);
  const last = closesMs === Number.POSITIVE_INFINITY ? '9999-12-31' : readingOf(closesMs).slice(0, 10);
  const isIn = (ms: number, date: string, { from, until }: HoursSpan) => {
    const [day = '', clock = ''] = readingOf(ms).split('T');
    const isToday = day === date && from <= clock && (goesOn({ from, until }) || clock < until);
    return isToday || (day === dayAfter(date) && goesOn({ from, until }) && clock < until);
  };
  const applies = (date: string, span: HoursSpan) =>
    [
      firstMs,
      ...momentsOn(date, [span.from], timeZone),
      ...momentsOn(dayAfter(date), ['00:00'], timeZone),
    ].some((ms) => ms >= firstMs && isIn(ms, date, span) && notNow(ms, () => readingOf(ms)) === null);
  const next: NextOccurrence[] = [];
  const on = occurrencesOn(schedule);
  const end = dayAfter(first, yearsLookedAt * 366);
  for (let date = first; date <= last && date <= end && next.length < most; date = dayAfter(date)) {
    const hours = on(date).flatMap((one) => one.hours);
    const inForce = hours.filter((span) => applies(date, span));
    if (inForce.length > 0) {
      next.push({ date, hours: inForce, change: changeWithin(date, inForce, timeZone), isSkipped: false });
      continue;
    }
    const change = changeWithin(date, hours, timeZone);
    if (change?.kind === 'skipped' && change.atMs >= firstMs && change.atMs < closesMs)
      next.push({ date, hours, change, isSkipped: true });
  }
  if (next.some(({ isSkipped }) => !isSkipped)) return { next, none: null };
  const { recurrence } = schedule;
  const wasBefore = recurrence?.until !== undefined && recurrence.until >= recurrence.from;
  return { next: [], none: wasBefore || recurrence?.count !== undefined ? 'over' : 'never' };
}
