import { z } from 'zod';
import { entityId, sha256 } from '../values/ids';
import { uploadIdPattern } from '../values/patterns';
import { pictureSizes } from '../values/picture';
import { updateOf } from '../values/update-of';
import { name, named, timestamp } from '../values/values';

/** A model that scenes place. Field names with an underscore are the specification's (section 3). */
export const libraryObject = named('LibraryObject', {
  _id: entityId,
  name: z.string(),
  /** Address of the model file. */
  glb: z.string(),
  tags: z.array(z.string()),
  _updatedAt: timestamp,
  sha256,
  thumbnail: z.string().nullable(),
  bytes: z.int(),
  triangles: z.int(),
  materials: z.int(),
  /** Width, height and depth of the bounding box in metres. */
  dimensionsMetres: z.tuple([z.number(), z.number(), z.number()]),
  /** Lowest point of the bounding box above the model's origin, so that objects stand on surfaces. */
  baseMetres: z.number(),
  /** Names of its material variants (KHR_materials_variants): looks that products may be shown in. */
  materialVariants: z.array(z.string()),
  licence: z.string(),
  scope: z.enum(['tenant', 'brand']),
  archivedAt: timestamp.nullable(),
});
export type LibraryObject = z.infer<typeof libraryObject>;

/** What a model is called after its file: "oak_dining-table.glb" → "oak dining table". */
export const modelNameOf = ({ name: fileName }: { name: string }): string =>
  fileName
    .replace(/\.glb$/i, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .slice(0, 120) || fileName;

const tags = z.array(z.string().trim().min(1).max(40)).max(20);

export const libraryObjectCreate = z.strictObject({
  /** Last segment of the finished upload's address. */
  uploadId: z.string().regex(uploadIdPattern),
  name,
  tags: tags.optional(),
  licence: name.optional(),
});
export const libraryObjectUpdate = updateOf({
  name: name.optional(),
  tags: tags.optional(),
  licence: name.optional(),
});

/** A finished upload, to be checked and kept. */
export const uploadUse = z.strictObject({ uploadId: z.string().regex(uploadIdPattern) });
/** A picture or a video of a brand. */
export const storedFile = named('StoredFile', {
  sha256,
  url: z.string(),
  bytes: z.int(),
  type: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Of a video. */
  durationMs: z.int().nullable(),
  /** Of a picture; empty for a video, and for a picture from before there were any. */
  sizes: pictureSizes,
});
export type StoredFile = z.infer<typeof storedFile>;
