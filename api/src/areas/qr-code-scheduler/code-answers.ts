import type { CodeTarget } from '@vitrine/shared/contract';
import {
  type CodeContent,
  type CodeVisit,
  compileCode,
  type ResolvedCode,
} from '@vitrine/shared/contract/areas/qr-code-scheduler/resolve-code';
import { turnsOf } from '@vitrine/shared/contract/schedule/compile-schedule';

/** Where a code leads while nothing of its rules begins or ceases to apply: the first of the targets that is there. */
export interface CodeAnswer {
  state: ResolvedCode['state'];
  /** By priority, the fallback last: null is its rule. */
  targets: readonly { ruleId: string | null; target: CodeTarget }[];
}

const minuteMs = 60_000;
/** Clocks of all zones are apart by quarters of an hour, and are changed at one. */
const quarterMs = 15 * minuteMs;
/** Of one code: languages, devices and placements together. More are worked out again. */
const mostAnswers = 24;

/** Remembers a code's answers for as long as they hold. `resolverIn` is asked for only when there is a new one to find. */
export interface CodeAnswers {
  answer(visit: CodeVisit, timeZone: string): CodeAnswer;
}

export function codeAnswers(
  content: CodeContent,
  resolverIn: (timeZone: string) => (visit: CodeVisit) => ResolvedCode,
): CodeAnswers {
  const stepMs = turnsByQuarter(content) ? quarterMs : minuteMs;
  const { fallback } = content;
  const targetOf = new Map(
    Object.entries(content.rules).flatMap(([id, { target }]) => (target ? [[id, target] as const] : [])),
  );
  const answers = new Map<string, CodeAnswer>();
  let step = Number.NaN;
  return {
    answer(visit, timeZone) {
      const now = Math.floor(visit.atMs / stepMs);
      if (now !== step) {
        answers.clear();
        step = now;
      }
      const key = `${visit.device} ${visit.language} ${visit.placementId} ${timeZone}`;
      const known = answers.get(key);
      if (known) return known;
      const { state, verdicts } = resolverIn(timeZone)(visit);
      const applying = verdicts.flatMap(({ ruleId, verdict }) => {
        const target = verdict === 'won' || verdict === 'outranked' ? targetOf.get(ruleId) : undefined;
        return target ? [{ ruleId, target }] : [];
      });
      const answer = {
        state,
        targets: [...applying, ...(fallback ? [{ ruleId: null, target: fallback }] : [])],
      };
      if (answers.size >= mostAnswers) answers.clear();
      answers.set(key, answer);
      return answer;
    },
  };
}

/** Where each target is taken to be there, so that all rules that apply are told. */
export const codeResolver = (content: CodeContent, timeZone: string) => compileCode(content, timeZone);

/** Whether all that begins or ends does so at a quarter of an hour. */
function turnsByQuarter({ closesAt, opensAt, rules }: CodeContent): boolean {
  const clocks = [
    ...[closesAt, opensAt].map(clockOf),
    ...Object.values(rules).flatMap(({ times }) => [
      ...[times.closesAt, times.opensAt].map(clockOf),
      ...turnsOf(times),
    ]),
  ];
  return clocks.every((clock) => /^\d{2}:(?:00|15|30|45)$/.test(clock));
}

/** Of a reading of a clock, or a moment: what follows its date. */
const clockOf = (reading: string | undefined): string =>
  reading === undefined
    ? '00:00'
    : (reading.split('T')[1] ?? '').replace(/(?::00(?:\.0+)?)?Z?$/, '') || '00:00';
