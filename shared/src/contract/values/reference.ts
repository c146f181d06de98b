import { z } from 'zod';
import { entityId } from './ids';

/** Where a question or option set comes from; vault versions are pinned, so a change in the vault never changes a use by itself. */
export const reference = z.discriminatedUnion('source', [
  z.strictObject({ source: z.literal('inline') }),
  z.strictObject({
    source: z.literal('vault'),
    id: entityId,
    /** The revision of the vault document whose content the use holds a copy of. */
    version: z.int().min(1).max(1_000_000),
  }),
]);

/** What a vault document was copied from, for the people who wonder which of the two is the older. */
export const origin = z.strictObject({ id: entityId, version: z.int().min(1).max(1_000_000) });
