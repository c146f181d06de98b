import { z } from 'zod';
import { documentAreas } from '../areas/index';
import { sentence } from '../sentences/sentences';
import { entityId, orderKey } from '../values/ids';
import { languageTag, named, timestamp } from '../values/values';

/** Who a document belongs to. The tenant's and brands' own documents are the vaults' wider scopes. */
export const documentOwner = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tenant') }),
  z.strictObject({ kind: z.literal('brand') }),
  z.strictObject({ kind: z.literal('experience'), experienceId: entityId }),
]);
export type DocumentOwner = z.infer<typeof documentOwner>;

/** Whether the draft differs from what visitors get. */
export const documentStatus = z.enum(['draft', 'published', 'changed']);

export const document = named('Document', {
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
});
export type Document = z.infer<typeof document>;

/** Every document of an experience by its name: small, however much the documents hold. */
export const documentOutline = named('DocumentOutline', {
  items: z.array(
    z.object({
      id: entityId,
      area: z.enum(documentAreas),
      revision: z.int(),
      title: z.record(z.string(), z.string()),
      baseLanguage: languageTag,
    }),
  ),
});
export type DocumentOutline = z.infer<typeof documentOutline>;

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

/** One editing session: the writes of one person, none more than five minutes after the one before. */
export const documentEditSession = named('DocumentEditSession', {
  /** The last write of it, and the first. */
  revision: z.int(),
  firstRevision: z.int(),
  by: z.string().nullable(),
  at: timestamp,
});
export type DocumentEditSession = z.infer<typeof documentEditSession>;

/** A document as one of its writes left it. */
export const documentRevision = named('DocumentRevision', {
  revision: z.int(),
  data: z.record(z.string(), z.unknown()),
  by: z.string().nullable(),
  at: timestamp,
});
export type DocumentRevision = z.infer<typeof documentRevision>;

/** One place in a document that names another, or holds a copy of it. */
export const documentUse = named('DocumentUse', {
  documentId: entityId,
  area: z.enum(documentAreas),
  title: z.record(z.string(), z.string()),
  experience: z.object({ id: entityId, name: z.string() }).nullable(),
  /** JSON pointer into the data of the document that names it. */
  pointer: z.string(),
  /** Of which revision it holds a copy; null where it only names it. */
  version: z.int().nullable(),
});
export type DocumentUse = z.infer<typeof documentUse>;

export const documentUses = z.object({
  uses: z.array(documentUse),
  /** How many more there are in other brands, of a document that belongs to the tenant. */
  elsewhere: z.int(),
});

/** A vault document's copy in another document, and whether the vault has moved on. */
export const documentLink = named('DocumentLink', {
  pointer: z.string(),
  area: z.enum(documentAreas),
  id: entityId,
  version: z.int(),
  title: z.record(z.string(), z.string()),
  archived: z.boolean(),
  /** The newest revision that can be used, where taking it over would change something. */
  newest: z.object({ version: z.int(), data: z.record(z.string(), z.unknown()) }).nullable(),
  /** Why the newest revision cannot be taken over here, in English. */
  obstacle: z.string().nullable(),
  /** The same for every language. */
  obstacleSentence: sentence.nullish(),
});
export type DocumentLink = z.infer<typeof documentLink>;

export const documentLinks = z.object({
  links: z.array(documentLink),
  /** Placements at which the document is open or paused: until it is closed there, its copies stay as they are. */
  frozenAt: z.array(z.string()),
});

/** What came of taking over the newest revision at every use. */
export const renewedUses = z.object({
  renewed: z.int(),
  refused: z.array(
    z.object({
      documentId: entityId,
      title: z.record(z.string(), z.string()),
      /** In English. */
      reason: z.string(),
      /** The same for every language. */
      sentence: sentence.optional(),
    }),
  ),
});
export type RenewedUses = z.infer<typeof renewedUses>;
