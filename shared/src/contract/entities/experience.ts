import { z } from 'zod';
import { entityId } from '../values/ids';
import { pictureSizes } from '../values/picture';
import { updateOf } from '../values/update-of';
import { languages, name, named, note, timestamp } from '../values/values';

/** changed: published, with a newer draft. */
export const experienceStatus = z.enum(['draft', 'published', 'changed', 'unpublished', 'archived']);
/** The state of one that is not archived: what lists filter by. */
export const liveStatus = experienceStatus.exclude(['archived']);
export type LiveStatus = z.infer<typeof liveStatus>;
export type ExperienceStatus = z.infer<typeof experienceStatus>;

const editable = {
  name,
  description: note.optional(),
  /** The first is the base language. The tenant's default when left out. */
  languages: languages.optional(),
};

export const experience = named('Experience', {
  id: entityId,
  brandId: entityId,
  name: z.string(),
  description: z.string(),
  languages: z.array(z.string()),
  status: experienceStatus,
  publishedVersion: z.int().nullable(),
  publishedAt: timestamp.nullable(),
  /** Of its draft's theme. Where experiences are read, not in the answers to writes; left out without one. */
  poster: pictureSizes.optional(),
  /** The version that goes live by itself, and when; null: none waits. */
  planned: z.object({ version: z.int(), at: timestamp }).nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  archivedAt: timestamp.nullable(),
});
export type Experience = z.infer<typeof experience>;
export const experienceCreate = z.strictObject(editable);
export const experienceCopy = z.strictObject({ name });
export const experienceUpdate = updateOf({ ...editable, name: name.optional() });
