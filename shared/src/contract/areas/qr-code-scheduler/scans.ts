import { z } from 'zod';
import { entityId, entryId, placementId } from '../../values/ids';
import { named, timestamp, words } from '../../values/values';

/** What a scan came to: a rule won, the fallback was taken, or why the code led nowhere. */
export const scanOutcome = z.enum(['rule', 'fallback', 'scheduled', 'ended', 'nowhere', 'archived']);
export type ScanOutcome = z.infer<typeof scanOutcome>;

const scans = z.int();

/** How often an experience's QR codes, or one of them, were scanned in a range of days. */
export const codeScans = named('CodeScans', {
  /** The range as moments; the second is no longer in it. */
  from: timestamp,
  until: timestamp,
  scans,
  /** Beside those: programs that looked what stands at the address, of search engines and messengers. */
  bots: scans,
  /** Of a single day by the hour, of more by the day. */
  step: z.enum(['hour', 'day']),
  series: z.array(z.object({ at: timestamp, scans })),
  /** By code, most scanned first; a code that is gone has no title. */
  codes: z.array(z.object({ documentId: entityId, title: words, scans })),
  /** By what they came to; `ruleId` of the rule that won, which the code may have no longer. */
  outcomes: z.array(
    z.object({ documentId: entityId, outcome: scanOutcome, ruleId: entryId.nullable(), scans }),
  ),
  /** By where the code stands, most scanned first. */
  placements: z.array(z.object({ placementId, placementName: z.string(), scans })),
});
export type CodeScans = z.infer<typeof codeScans>;
