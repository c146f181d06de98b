import { z } from 'zod';
import { type TargetKind, targetAreas } from '../../publishing/target-areas';
import { schedule } from '../../schedule/schedule';
import { deviceClass } from '../../values/device-class';
import { entityId, orderKey, placementId } from '../../values/ids';
import { httpsAddress, languageTag } from '../../values/values';
import { codeLimits } from './limits';

const targetKind = z.enum(Object.keys(targetAreas) as [TargetKind, ...TargetKind[]]);

/** Where a code leads. What an experience holds is opened at the placement at which the code stands. */
export const codeTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('placement'), placementId }),
  z.strictObject({ kind: targetKind, documentId: entityId }),
  z.strictObject({ kind: z.literal('link'), address: httpsAddress }),
]);
export type CodeTarget = z.infer<typeof codeTarget>;

/** To whom a rule applies; an empty list leaves out nobody. */
export const ruleAudience = z.strictObject({
  placements: z.array(placementId).max(500),
  languages: z.array(languageTag).max(30),
  devices: z.array(deviceClass).max(deviceClass.options.length),
});

export const codeRule = z.strictObject({
  order: orderKey,
  name: z.string().max(codeLimits.ruleName),
  times: schedule,
  audience: ruleAudience,
  /** A draft may have none yet: such a rule never applies. */
  target: codeTarget.optional(),
});
export type CodeRule = z.infer<typeof codeRule>;
