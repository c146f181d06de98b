import { z } from 'zod';
import { documentAreas } from './areas/index';
import { entityId, orderKey } from './ids';
import { languageTag, timestamp } from './values';

/** Who a document belongs to. The tenant's and brands' own documents are the vaults' wider scopes. */
export const documentOwner = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tenant') }),
  z.strictObject({ kind: z.literal('brand') }),
  z.strictObject({ kind: z.literal('experience'), experienceId: entityId }),
]);
export type DocumentOwner = z.infer<typeof documentOwner>;

/** Whether the draft differs from what visitors get. */
export const documentStatus = z.enum(['draft', 'published', 'changed']);

export const document = z
  .object({
    id: entityId,
    owner: documentOwner,
    area: z.enum(documentAreas),
    order: orderKey,
    baseLanguage: languageTag,
    /** Counts up with every write; the ETag is this number in quotes. */
    revision: z.int().min(1),
    status: documentStatus,
    data: z.record(z.string(), z.unknown()),
    createdAt: timestamp,
    updatedAt: timestamp,
    updatedBy: z.string().nullable(),
    archivedAt: timestamp.nullable(),
  })
  .meta({ id: 'Document' });
export type Document = z.infer<typeof document>;

export const documentCreate = z.strictObject({
  experienceId: entityId.optional(),
  area: z.enum(documentAreas),
  /** The area's empty document when left out. */
  data: z.record(z.string(), z.unknown()).optional(),
  order: orderKey.optional(),
});

/** A JSON merge patch (RFC 7396) of `data`: null removes, arrays are replaced whole. */
export const documentPatch = z.strictObject({
  data: z.record(z.string(), z.unknown()).optional(),
  order: orderKey.optional(),
});
export type DocumentPatch = z.infer<typeof documentPatch>;

export const documentRevision = z
  .object({
    revision: z.int(),
    /** What the write changed: `{ data?: merge patch, order?, archived? }`. */
    patch: z.record(z.string(), z.unknown()),
    by: z.string().nullable(),
    at: timestamp,
  })
  .meta({ id: 'DocumentRevision' });
export type DocumentRevision = z.infer<typeof documentRevision>;
