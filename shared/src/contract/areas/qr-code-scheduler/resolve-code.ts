import { compileSchedule, type NotNow } from '../../schedule/compile-schedule';
import type { DeviceClass } from '../../values/device-class';
import { inOrder } from '../../values/order';
import { zonedReading } from '../../values/zoned-time';
import type { CodeRule, CodeTarget } from './code-rule';

/** Who follows a code, where and when. */
export interface CodeVisit {
  placementId: string;
  /** A language tag, "de-AT" as well as "de". */
  language: string;
  device: DeviceClass;
  /** Milliseconds since 1970. */
  atMs: number;
}

/** What became of a rule: it won, would have applied below the one that won, or why it does not apply. */
export type CodeVerdict = 'won' | 'outranked' | 'placement' | 'language' | 'device' | Exclude<NotNow, null>;

export interface ResolvedCode {
  target: CodeTarget;
  /** null: no rule applied, and the fallback is taken. */
  ruleId: string | null;
  /** Of every rule, in the order of their priority. */
  verdicts: { ruleId: string; verdict: CodeVerdict }[];
}

const speaks = (tag: string, language: string) => language === tag || language.startsWith(`${tag}-`);

/**
 * Makes the rules of a code quick to ask again and again: the redirect, the simulator and the calendar all ask this.
 * @param timeZone of the store at which the code stands.
 * @returns where the code leads, and why: the first rule that applies wins.
 */
export function compileCode(
  { fallback, rules }: { rules: Record<string, CodeRule>; fallback: CodeTarget },
  timeZone: string,
): (visit: CodeVisit) => ResolvedCode {
  const inPriority = inOrder(rules).map(([ruleId, { audience, target, times }]) => ({
    ...{ ruleId, audience, target },
    notNow: compileSchedule(times, timeZone),
  }));
  return ({ atMs, device, language, placementId }) => {
    let winner: (typeof inPriority)[number] | undefined;
    const readings = new Map<string, string>();
    const readingIn = (zone: string) => {
      const reading = readings.get(zone) ?? zonedReading(new Date(atMs).toISOString(), zone);
      readings.set(zone, reading);
      return reading;
    };
    const verdicts = inPriority.map((rule) => {
      const { devices, languages, placements } = rule.audience;
      const verdict = (): CodeVerdict => {
        if (placements.length > 0 && !placements.includes(placementId)) return 'placement';
        if (languages.length > 0 && !languages.some((tag) => speaks(tag, language))) return 'language';
        if (devices.length > 0 && !devices.includes(device)) return 'device';
        const why = rule.notNow(atMs, readingIn);
        if (why !== null) return why;
        if (winner) return 'outranked';
        winner = rule;
        return 'won';
      };
      return { ruleId: rule.ruleId, verdict: verdict() };
    });
    return { target: winner?.target ?? fallback, ruleId: winner?.ruleId ?? null, verdicts };
  };
}
