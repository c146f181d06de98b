import { z } from 'zod';
import { entryId } from '../../values/ids';
import { languageMap, placeTime } from '../../values/values';
import { codeDesign, standardDesign } from './code-design';
import { codeRule, codeTarget } from './code-rule';
import { codeLimits } from './limits';

/**
 * A QR code: where it leads, when and for whom. The addresses that are printed are none of its content: each is made
 * once, for one placement at which the code stands, and stays (`printed-code.ts`).
 */
export const qrCodeDocument = z.strictObject({
  /** For staff. */
  title: languageMap(),
  /** By the clock of the store at which it stands; before and after it leads nowhere, and says so. */
  opensAt: placeTime.optional(),
  closesAt: placeTime.optional(),
  /** Where it leads when no rule applies. A draft may have none yet. */
  fallback: codeTarget.optional(),
  /** The first that applies wins. */
  rules: z
    .record(entryId, codeRule)
    .refine((rules) => Object.keys(rules).length <= codeLimits.rules, `At most ${codeLimits.rules} rules`),
  design: codeDesign,
});
export type QrCodeDocument = z.infer<typeof qrCodeDocument>;

export const emptyQrCode = (): QrCodeDocument => ({ title: {}, rules: {}, design: standardDesign() });
