import { turnsOf } from '../../schedule/compile-schedule';
import { momentsOn } from '../../schedule/zone-turns';
import { dayAfter, placeMs, zonedReading } from '../../values/zoned-time';
import type { CodeTarget } from './code-rule';
import { type CodeContent, type CodeVisit, compileCode, type ResolvedCode } from './resolve-code';

/** A stretch of time in which a code leads to one place. */
export interface CalendarStretch {
  fromMs: number;
  untilMs: number;
  state: ResolvedCode['state'];
  /** null: no rule applies, the fallback is taken. */
  ruleId: string | null;
  /** Rules that would apply, too, were it not for the winner. */
  outranked: string[];
}

/**
 * What a code leads to over some time, without gaps: neighbours differ.
 * @param timeZone of the store at which the code stands.
 * @param reaches whether what a target names is there for visitors.
 */
export function codeCalendar(
  code: CodeContent,
  timeZone: string,
  visitor: Omit<CodeVisit, 'atMs'>,
  { fromMs, untilMs }: { fromMs: number; untilMs: number },
  reaches?: (target: CodeTarget) => boolean,
): CalendarStretch[] {
  const resolve = compileCode(code, timeZone, reaches);
  const stretches: CalendarStretch[] = [];
  for (const atMs of turnsBetween(code, timeZone, fromMs, untilMs)) {
    const { ruleId, state, verdicts } = resolve({ ...visitor, atMs });
    const outranked = verdicts.filter(({ verdict }) => verdict === 'outranked').map((one) => one.ruleId);
    const last = stretches.at(-1);
    const isAsBefore =
      last?.state === state && last.ruleId === ruleId && String(last.outranked) === String(outranked);
    if (isAsBefore) continue;
    if (last) last.untilMs = atMs;
    stretches.push({ fromMs: atMs, untilMs, state, ruleId, outranked });
  }
  return stretches;
}

/** The beginning, and every moment before the end at which a rule may begin or cease to apply, in order. */
function turnsBetween(code: CodeContent, storeTimeZone: string, fromMs: number, untilMs: number): number[] {
  const turns = new Set([fromMs]);
  const add = (ms: number) => {
    if (ms > fromMs && ms < untilMs) turns.add(ms);
  };
  const addBounds = ({ closesAt, opensAt }: Pick<CodeContent, 'closesAt' | 'opensAt'>, timeZone: string) => {
    for (const bound of [opensAt, closesAt]) if (bound) add(placeMs(bound, timeZone));
  };
  addBounds(code, storeTimeZone);
  for (const { times } of Object.values(code.rules)) {
    const timeZone = times.timeZone ?? storeTimeZone;
    addBounds(times, timeZone);
    const clocks = turnsOf(times);
    const [first, last] = [fromMs, untilMs].map((ms) =>
      zonedReading(new Date(ms).toISOString(), timeZone).slice(0, 10),
    );
    for (let date = dayAfter(first ?? '', -1); date <= dayAfter(last ?? ''); date = dayAfter(date))
      for (const ms of momentsOn(date, clocks, timeZone)) add(ms);
  }
  return [...turns].sort((a, b) => a - b);
}
