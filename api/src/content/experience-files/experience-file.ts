import { documentAreas, entityId, experienceCreate, limits, name, sha256 } from '@vitrine/shared/contract';
import { z } from 'zod';
import { canonicalJson, sha256Of } from '../canonical';

/**
 * A whole experience as one file: a zip archive with `experience.json` and, by their SHA-256, the models, pictures and
 * films that it shows. Whoever imports it needs nothing else.
 */
export const contentEntry = 'experience.json';
export const fileFormat = 'vitrine-experience';

/** What kind of check a file passes before it is kept. */
export const fileKinds = ['model', 'image', 'video'] as const;

const containedFile = z.strictObject({
  sha256,
  kind: z.enum(fileKinds),
  extension: z.enum(['glb', 'webp', 'mp4', 'webm']),
  bytes: z.int().min(1).max(limits.videoUploadBytes),
});
export type ContainedFile = z.infer<typeof containedFile>;

/** @returns the name of a contained file in the archive. */
export const fileEntry = ({ extension, sha256 }: Pick<ContainedFile, 'extension' | 'sha256'>) =>
  `files/${sha256}.${extension}`;

const containedModel = z.strictObject({
  id: entityId,
  name,
  tags: z.array(z.string().trim().min(1).max(40)).max(20),
  licence: z.string().max(120),
  /** Of its file. */
  sha256,
  thumbnail: sha256.nullable(),
});
export type ContainedModel = z.infer<typeof containedModel>;

const containedDocument = z.strictObject({
  id: entityId,
  area: z.enum(documentAreas),
  /**
   * The last is what the document holds. Before it, oldest first, is what other documents hold copies of: a copy’s
   * version is its place here, counted from 1.
   */
  contents: z.array(z.record(z.string(), z.unknown())).min(1).max(1_000),
});
export type ContainedDocument = z.infer<typeof containedDocument>;

/** All of `experience.json` but its hash. Order counts: documents of an area stand in their own. */
export const experienceContent = z.strictObject({
  format: z.literal(fileFormat),
  schemaVersion: z.int(),
  experience: experienceCreate.required(),
  /** Those of the experience, and those in its brand’s and tenant’s vaults that it holds copies of. */
  documents: z.array(containedDocument),
  models: z.array(containedModel),
  files: z.array(containedFile),
});
export type ExperienceContent = z.infer<typeof experienceContent>;

/** SHA-256 over the canonical JSON of the content, so that what was changed by hand is noticed. */
export const contentHash = (content: object): string => sha256Of(canonicalJson(content));
