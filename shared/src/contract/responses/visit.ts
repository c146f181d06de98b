import { z } from 'zod';
import { filmTenths } from '../areas/videos/film-tenths';
import { entityId, entryId, sha256 } from '../values/ids';
import { languageTag, words } from '../values/values';

/** What a visitor did with something, once per visit: counted by the hour, without a name. */
export const visitEvent = z.discriminatedUnion('kind', [
  /** A film played within this tenth of its length. */
  z.strictObject({
    kind: z.literal('play'),
    documentId: entityId,
    tenth: z.int().min(0).max(filmTenths),
  }),
  /** A product was looked at in one of its variants, which could be had then or not. */
  z.strictObject({
    kind: z.literal('look'),
    documentId: entityId,
    variantId: entryId,
    available: z.boolean(),
  }),
]);
export type VisitEvent = z.infer<typeof visitEvent>;

export const deviceClass = z.enum(['phone', 'tablet', 'desktop']);
export type DeviceClass = z.infer<typeof deviceClass>;

/** What a browser has to tell of a visit, some of it at a time. */
export const visitReport = z.strictObject({
  /** The manifest that the visitor sees. */
  manifest: sha256,
  deviceClass,
  language: languageTag,
  events: z.array(visitEvent).min(1).max(100),
});
export type VisitReport = z.infer<typeof visitReport>;

/** Over how long visits are counted together, in days until now. */
export const visitDays = z.strictObject({ days: z.coerce.number().int().min(1).max(366).default(30) });

const visits = z.int();

/** What visitors did with one document. */
export const documentVisits = z
  .object({
    /** Visits that began the film, then those that watched each tenth of it. Empty for what is no film. */
    plays: z.array(visits),
    /** Of a product, by variant: visits that looked at it, and those of them who could not have it. */
    looks: z.array(z.object({ variantId: z.string(), looks: visits, unavailable: visits })),
  })
  .meta({ id: 'DocumentVisits' });
export type DocumentVisits = z.infer<typeof documentVisits>;

/** What most visitors looked at and could not have. */
export const missedProducts = z
  .object({
    products: z.array(z.object({ documentId: entityId, title: words, unavailable: visits })),
  })
  .meta({ id: 'MissedProducts' });
export type MissedProducts = z.infer<typeof missedProducts>;
