import { z } from 'zod';
import { documentAreas } from '../areas/index';
import { entityId } from './ids';
import { languageTag, named } from './values';

const place = { id: entityId, brandId: entityId, brandName: z.string() };
/** Address of a small picture of it. */
const pictureUrl = z.string().nullable();

const foundDocument = z.object({
  ...place,
  area: z.enum(documentAreas),
  title: z.record(z.string(), z.string()),
  baseLanguage: languageTag,
  /** It belongs to no brand, and every brand reads it; `brandId` says where it opens. */
  ofTenant: z.literal(true).optional(),
  /** Where it opens. */
  experienceId: entityId,
  /** null: the brand's own, or the tenant's, which each experience shows. */
  experienceName: z.string().nullable(),
  pictureUrl,
});
export type FoundDocument = z.infer<typeof foundDocument>;

/** Stores, experiences and documents of any brand that lets somebody in, found by their names. */
export const nameSearch = named('NameSearch', {
  stores: z.array(z.object({ ...place, name: z.string() })),
  experiences: z.array(z.object({ ...place, name: z.string(), pictureUrl })),
  /** By their titles, in every language. */
  documents: z.array(foundDocument),
});
export type NameSearch = z.infer<typeof nameSearch>;

export const nameSearchQuery = z.strictObject({
  /** Case-insensitive part of the name. */
  q: z.string().trim().min(1).max(120),
  /** Documents of this brand come first. */
  brandId: entityId.optional(),
  /** Of each kind. */
  limit: z.coerce.number().int().min(1).max(20).default(8),
});
