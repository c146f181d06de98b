import { z } from 'zod';
import { entityId } from '../../values/ids';
import { named, words } from '../../values/values';

const visits = z.int();

export const productsVisits = {
  /** Of a product, by variant: visits that looked at it, and those of them who could not have it. */
  looks: z.array(z.object({ variantId: z.string(), looks: visits, unavailable: visits })),
};

/** What most visitors looked at and could not have. */
export const missedProducts = named('MissedProducts', {
  products: z.array(z.object({ documentId: entityId, title: words, unavailable: visits })),
});
export type MissedProducts = z.infer<typeof missedProducts>;
