import { z } from 'zod';
import { entityId, entryId } from '../../values/ids';

export const productsEvents = [
  /**
   * A product was looked at in one of its variants, which could be had then or not: it was out of stock, or had no link to
   * buy where others of the experience have one.
   */
  z.strictObject({
    kind: z.literal('look'),
    documentId: entityId,
    variantId: entryId,
    available: z.boolean(),
  }),
] as const;
