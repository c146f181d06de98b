import { z } from 'zod';
import { documentAreas } from '../areas/index';
import { areaParts } from '../areas/registry';
import { publishedTheme } from '../areas/theme/published';
import { sentence } from '../sentences/sentences';
import { entityId, sha256 } from '../values/ids';
import { pictureSizes } from '../values/picture';
import { named, timestamp } from '../values/values';

/** One thing that the viewer loads when it is opened. */
const manifestPart = z.object({
  area: z.string(),
  /** null where the part holds several documents: a page of products. */
  documentId: entityId.nullable(),
  title: z.record(z.string(), z.string()),
  /** Of the part as it was published, like its size: that is its address, whatever it is read as. */
  hash: sha256,
  bytes: z.int(),
});
export type ManifestPart = z.infer<typeof manifestPart>;

/** The public half's root: all that the landing needs. Stored bytes never change. */
export const manifestRoot = named('ManifestRoot', {
  schemaVersion: z.int(),
  experienceId: entityId,
  /** 0 for a draft. */
  version: z.int(),
  languages: z.array(z.string()),
  theme: publishedTheme,
  /** The landing's picture, resolved. */
  poster: z.string().nullable(),
  posterSizes: pictureSizes.optional(),
  /** The brand's mark, resolved. */
  logo: z.string().nullable(),
  logoSizes: pictureSizes.optional(),
  parts: z.array(manifestPart),
  /** By scenes: documents that open by themselves on entering them, the first of those that still ask something. */
  opensIn: z
    .record(
      entityId,
      z.array(
        z.object({
          documentId: entityId,
          /** When it can be answered, as its part says; left out: as long as its round is open. */
          opensAt: z.string().optional(),
          closesAt: z.string().optional(),
        }),
      ),
    )
    .optional(),
  /** Every file that the version needs, of pictures the largest; parts have the smaller ones. */
  assets: z.array(z.object({ url: z.string(), bytes: z.int(), sha256 })),
  /**
   * Whether a film is a stream (HLS), whose pieces scripts may have to fetch from wherever its playlist names: the
   * page's policy lets them only then. Versions from before it was told say nothing.
   */
  streams: z.boolean().optional(),
});
export type ManifestRoot = z.infer<typeof manifestRoot>;

/** What of it is shown; which files there are is asked for only where they are kept for the time without a network. */
export type ShownRoot = Omit<ManifestRoot, 'assets'>;

/** The viewer ignores parts of areas it does not know. */
export const manifestPartContent = z.discriminatedUnion('area', areaParts);
export type ManifestPartContent = z.infer<typeof manifestPartContent>;

/** A part as it is stored and sent: fetched without its root, it says itself how it is to be read. */
export const manifestPartFile = z.intersection(z.object({ schemaVersion: z.int() }), manifestPartContent);

/** One check of the certificate. An error blocks publishing. */
export const check = named('Check', {
  level: z.enum(['error', 'warning']),
  code: z.string(),
  /** In English, for whoever does not know the sentence. */
  message: z.string(),
  /** The same for every language; not there in certificates from before it was kept. */
  sentence: sentence.optional(),
  area: z.string(),
  documentId: entityId.nullable(),
  /** JSON pointer into the document's data. */
  pointer: z.string(),
});
export type Check = z.infer<typeof check>;

export const certificate = named('Certificate', {
  checks: z.array(check),
  checkedAt: timestamp,
  /** Area → language → how many texts it lacks. Certificates from before it was counted have none. */
  untranslated: z.record(z.string(), z.record(z.string(), z.int())).optional(),
});
export type Certificate = z.infer<typeof certificate>;

export const manifestVersion = named('ManifestVersion', {
  version: z.int(),
  hash: sha256,
  schemaVersion: z.int(),
  note: z.string(),
  bytes: z.int(),
  certificate,
  publishedAt: timestamp,
  publishedBy: z.string().nullable(),
  current: z.boolean(),
});
export type ManifestVersion = z.infer<typeof manifestVersion>;

/** How the documents of one version differ from another's: `before` and `after` are their data, null where there is none. */
export const versionChanges = named('VersionChanges', {
  items: z.array(
    z.object({
      documentId: entityId,
      area: z.enum(documentAreas),
      before: z.record(z.string(), z.unknown()).nullable(),
      after: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
  /** May be more than `items`, which end at `limits.comparedDocuments`. */
  total: z.int(),
});
export type VersionChanges = z.infer<typeof versionChanges>;

/** A draft compiled for a test access: nothing of it is stored or cached. */
export const testManifest = named('TestManifest', {
  root: manifestRoot,
  parts: z.record(z.string(), z.unknown()),
  label: z.string(),
  /** Whether it is the editor's preview, whose answers are kept nowhere. */
  preview: z.boolean(),
  /** Of the placement's store, whose clocks say what visitors see when; a preview has none. */
  timeZone: z.string().optional(),
});
export interface TestManifest {
  root: ManifestRoot;
  parts: Record<string, ManifestPartContent>;
  label: string;
  preview: boolean;
  timeZone?: string;
}
