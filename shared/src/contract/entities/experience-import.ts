import { z } from 'zod';
import { documentAreas } from '../areas/index';
import { sentence } from '../sentences/sentences';
import { entityId } from '../values/ids';
import { uploadIdPattern } from '../values/patterns';
import { named, timestamp } from '../values/values';
import { importState } from './import';

/** What the file of an experience holds, and what importing it would add to the brand. */
const experienceImportContents = z.object({
  name: z.string(),
  languages: z.array(z.string()),
  /** How many of each area. */
  documents: z.partialRecord(z.enum(documentAreas), z.int()),
  /** Models that the brand's library gets; those that are there already are used. */
  models: z.object({ create: z.int(), there: z.int() }),
  files: z.object({ count: z.int(), bytes: z.int() }),
});

/** A file of an experience that becomes a new experience. Its states are those of any import. */
export const experienceImport = named('ExperienceImport', {
  id: entityId,
  fileName: z.string(),
  state: importState,
  /** Contained files that this stage has gone through, and how many there are; null while that is not known. */
  handled: z.int(),
  total: z.int().nullable(),
  /** null until the file has been read. */
  contents: experienceImportContents.nullable(),
  /** Why it failed, in English. */
  problem: z.string().nullable(),
  /** The same for every language; not there in imports from before it was kept. */
  problemSentence: sentence.nullish(),
  /** What it became; null until it is done. */
  experienceId: entityId.nullable(),
  createdAt: timestamp,
});
export type ExperienceImport = z.infer<typeof experienceImport>;

export const experienceImportCreate = z.strictObject({
  /** Last segment of the finished upload's address. */
  uploadId: z.string().regex(uploadIdPattern),
  fileName: z.string().trim().min(1).max(255),
});
