import type { VisitsRange } from '@vitrine/shared/contract';
import { zonedMoment } from '@vitrine/shared/contract/values/zoned-time';

const hourMs = 3600_000;
const dayMs = 24 * hourMs;

/** A range of days as moments. */
export interface VisitMoments {
  from: Date;
  /** No longer in it. */
  until: Date;
  step: 'hour' | 'day';
  /** When each of its steps begins. */
  steps: Date[];
}

/** When a day begins by the clocks of a zone; where midnight is skipped, when clocks go on. */
function startOf(day: number, timeZone: string): Date {
  const date = new Date(day).toISOString().slice(0, 10);
  const moment = zonedMoment(`${date}T00:00`, timeZone);
  if (!moment) throw new Error(`${date} does not begin in ${timeZone}`);
  return new Date(moment.at);
}

/** A single day goes by the hour, of which it has 23 or 25 when clocks change; more go by the day. */
export function visitMoments({ from, until, timeZone }: VisitsRange): VisitMoments {
  const [first, last] = [Date.parse(from), Date.parse(until)];
  const begin = startOf(first, timeZone);
  const end = startOf(last + dayMs, timeZone);
  const isOneDay = first === last;
  const count = isOneDay
    ? Math.ceil((end.getTime() - begin.getTime()) / hourMs)
    : Math.round((last - first) / dayMs) + 1;
  const steps = Array.from({ length: count }, (_, index) =>
    isOneDay ? new Date(begin.getTime() + index * hourMs) : startOf(first + index * dayMs, timeZone),
  );
  return { from: begin, until: end, step: isOneDay ? 'hour' : 'day', steps };
}
