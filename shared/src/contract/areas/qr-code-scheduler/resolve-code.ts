import { compileSchedule, type NotNow } from '../../schedule/compile-schedule';
import type { DeviceClass } from '../../values/device-class';
import { inOrder } from '../../values/order';
import { placeMs, zonedReading } from '../../values/zoned-time';
import type { CodeTarget } from './code-rule';
import type { QrCodeDocument } from './document';

/** Who follows a code, where and when. */
export interface CodeVisit {
  placementId: string;
  /** A language tag, "de-AT" as well as "de". */
  language: string;
  device: DeviceClass;
  /** Milliseconds since 1970. */
  atMs: number;
}

/** What of a code says where it leads. */
export type CodeContent = Pick<QrCodeDocument, 'closesAt' | 'fallback' | 'opensAt' | 'rules'>;

/**
 * What became of a rule: it won, would have applied below the one that won, or why it does not apply. `unreachable`: it
 * leads nowhere, or to what is not there (any more).
 */
export type CodeVerdict =
  | 'won'
  | 'outranked'
  | 'unreachable'
  | 'placement'
  | 'language'
  | 'device'
  | Exclude<NotNow, null>;

export interface ResolvedCode {
  /** `nowhere`: no rule applies, and the fallback leads to nothing that is there. */
  state: 'live' | 'scheduled' | 'ended' | 'nowhere';
  /** null unless it is live. */
  target: CodeTarget | null;
  /** null: no rule applied, and the fallback is taken. */
  ruleId: string | null;
  /** Of every rule, in the order of their priority; none unless the code itself is in use. */
  verdicts: { ruleId: string; verdict: CodeVerdict }[];
}

const speaks = (tag: string, language: string) => language === tag || language.startsWith(`${tag}-`);

/**
 * Makes the rules of a code quick to ask again and again: the redirect, the simulator and the calendar all ask this.
 * @param timeZone of the store at which the code stands.
 * @param reaches whether what a target names is there for visitors.
 * @returns where the code leads, and why: the first rule that applies wins.
 */
export function compileCode(
  { closesAt, fallback, opensAt, rules }: CodeContent,
  timeZone: string,
  reaches: (target: CodeTarget) => boolean = () => true,
): (visit: CodeVisit) => ResolvedCode {
  const momentOf = (reading: string | undefined, otherwise: number) =>
    reading === undefined ? otherwise : placeMs(reading, timeZone);
  const opensMs = momentOf(opensAt, Number.NEGATIVE_INFINITY);
  const closesMs = momentOf(closesAt, Number.POSITIVE_INFINITY);
  const inPriority = inOrder(rules).map(([ruleId, { audience, target, times }]) => ({
    ...{ ruleId, audience, target },
    notNow: compileSchedule(times, timeZone),
  }));
  const nothing = { target: null, ruleId: null, verdicts: [] };
  return ({ atMs, device, language, placementId }) => {
    if (atMs >= closesMs) return { state: 'ended', ...nothing };
    if (atMs < opensMs) return { state: 'scheduled', ...nothing };
    let winner: { ruleId: string; target: CodeTarget } | undefined;
    const readings = new Map<string, string>();
    const readingIn = (zone: string) => {
      const reading = readings.get(zone) ?? zonedReading(new Date(atMs).toISOString(), zone);
      readings.set(zone, reading);
      return reading;
    };
    const verdicts = inPriority.map(({ audience, notNow, ruleId, target }) => {
      const { devices, languages, placements } = audience;
      const verdict = (): CodeVerdict => {
        if (placements.length > 0 && !placements.includes(placementId)) return 'placement';
        if (languages.length > 0 && !languages.some((tag) => speaks(tag, language))) return 'language';
        if (devices.length > 0 && !devices.includes(device)) return 'device';
        const why = notNow(atMs, readingIn);
        if (why !== null) return why;
        if (!target || !reaches(target)) return 'unreachable';
        if (winner) return 'outranked';
        winner = { ruleId, target };
        return 'won';
      };
      return { ruleId, verdict: verdict() };
    });
    if (winner) return { state: 'live', ...winner, verdicts };
    const isThere = fallback !== undefined && reaches(fallback);
    return { state: isThere ? 'live' : 'nowhere', target: isThere ? fallback : null, ruleId: null, verdicts };
  };
}
