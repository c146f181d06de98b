import { z } from 'zod';
import { entityId, placementId } from '../../values/ids';
import { printedCodePattern } from '../../values/patterns';
import { timestamp } from '../../values/values';
import { codeLimits } from './limits';

/** What stands in the address that is printed: `/q/{code}`. */
export const printedCodeText = z
  .string()
  .regex(printedCodePattern, 'Not a code')
  .meta({ id: 'PrintedCodeText' });

/** The address of a code at one placement. It is made once, never changes, and is never another's. */
export const codeAddress = z
  .object({
    code: printedCodeText,
    documentId: entityId,
    placementId,
    /** With that of its store. */
    placementName: z.string(),
    createdAt: timestamp,
  })
  .meta({ id: 'PrintedCode' });
export type CodeAddress = z.infer<typeof codeAddress>;

/** Codes with the placements at which they are to stand. Those that have their address keep it. */
export const printedCodesCreate = z.strictObject({
  codes: z
    .array(z.strictObject({ documentId: entityId, placementId }))
    .min(1)
    .max(codeLimits.addressesAtOnce),
});
export const printedCodesCreated = z.object({ items: z.array(codeAddress) });
