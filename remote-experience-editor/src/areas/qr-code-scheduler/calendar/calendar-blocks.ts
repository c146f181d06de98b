import type { CodeTarget } from '@vitrine/shared/contract';
import {
  type CalendarStretch,
  codeCalendar,
} from '@vitrine/shared/contract/areas/qr-code-scheduler/code-calendar';
import type { CodeContent, CodeVisit } from '@vitrine/shared/contract/areas/qr-code-scheduler/resolve-code';
import { zonedReading } from '@vitrine/shared/contract/values/zoned-time';
import type { ScaledDay } from './week-scale';

/** What a code leads to in a part of one day. */
export interface CalendarBlock extends CalendarStretch {
  id: string;
  date: string;
  /** What the store's clocks show: "08:00" until "12:00", "24:00" at the end of the day. */
  from: string;
  until: string;
}

/** What a code leads to on each of some days, without gaps. */
export function calendarBlocks(
  code: CodeContent,
  timeZone: string,
  visitor: Omit<CodeVisit, 'atMs'>,
  days: ScaledDay[],
  reaches?: (target: CodeTarget) => boolean,
): CalendarBlock[][] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const range = { fromMs: first.fromMs, untilMs: last.untilMs };
  const stretches = codeCalendar(code, timeZone, visitor, range, reaches);
  const clock = (ms: number) => zonedReading(new Date(ms).toISOString(), timeZone).slice(11);
  return days.map(({ date, fromMs, untilMs }) =>
    stretches
      .filter((stretch) => stretch.fromMs < untilMs && stretch.untilMs > fromMs)
      .map((stretch) => {
        const [begins, ends] = [Math.max(stretch.fromMs, fromMs), Math.min(stretch.untilMs, untilMs)];
        return {
          ...stretch,
          ...{ date, fromMs: begins, untilMs: ends, from: clock(begins) },
          id: `${date}-${begins}`,
          until: ends === untilMs ? '24:00' : clock(ends),
        };
      }),
  );
}
