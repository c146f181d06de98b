import type { CodeScans, ScanOutcome } from '@vitrine/shared/contract';
import type { AreaVisits } from '../../visitors/area-visits';
import type { Followed } from './follow-code';

/** Programs that look what an address is are counted apart from people. */
export const scanKinds = { person: 'scan', bot: 'scan-bot' } as const;

/** No rule's own id: the key of a rule may be any word. */
const ofRule = 'rule:';

/** What a scan is counted under: the rule that won, the fallback, or why the code led nowhere. */
export const scanDetail = ({
  deadEnd,
  ruleId,
}: Pick<Followed, 'deadEnd' | 'ruleId'>): ScanOutcome | `rule:${string}` =>
  deadEnd ?? (ruleId === null ? 'fallback' : `${ofRule}${ruleId}`);

/** The same, read again. */
export const outcomeOf = (detail: string): Pick<CodeScans['outcomes'][number], 'outcome' | 'ruleId'> =>
  detail.startsWith(ofRule)
    ? { outcome: 'rule', ruleId: detail.slice(ofRule.length) }
    : { outcome: detail as ScanOutcome, ruleId: null };

/** Counted where codes are followed: no page reports them. */
export const qrCodesVisits: AreaVisits = {
  events: [],
  keptAs: ({ kind }) => ({ kind, detail: '' }),
  measured: [scanKinds.person],
  measures: () => ['scans'],
  read: () => ({}),
  none: {},
};
