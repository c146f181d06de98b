import { z } from 'zod';
import { entityId } from './ids';

const place = z.object({ id: entityId, name: z.string(), brandId: entityId, brandName: z.string() });

/** Stores and experiences of any brand that lets somebody in, found by their names. */
export const nameSearch = z
  .object({ stores: z.array(place), experiences: z.array(place) })
  .meta({ id: 'NameSearch' });
export type NameSearch = z.infer<typeof nameSearch>;

export const nameSearchQuery = z.strictObject({
  /** Case-insensitive part of the name. */
  q: z.string().trim().min(1).max(120),
  /** Of each kind. */
  limit: z.coerce.number().int().min(1).max(20).default(8),
});
