import { z } from 'zod';
import { areas } from '../areas/list';
import { entityId } from '../values/ids';
import { limits } from '../values/limits';
import { message, named, timestamp, words } from '../values/values';

const text = message(limits.commentLength);

const byline = z.object({
  id: entityId,
  /** null once nobody knows any more who it was. */
  name: z.string().nullable(),
});

export const comment = named('Comment', {
  id: entityId,
  /** Plain text; '' once it is deleted. */
  text: z.string(),
  by: byline,
  createdAt: timestamp,
  editedAt: timestamp.nullable(),
  /** It was deleted: its place is kept, so that answers to it are not taken for answers to another. */
  deletedAt: timestamp.nullable(),
});
export type Comment = z.infer<typeof comment>;

/** Comments about one thing: an experience, one of its areas, or a document. */
export const commentThread = named('CommentThread', {
  id: entityId,
  experienceId: entityId,
  /** null: the experience as a whole. */
  area: z.enum(areas).nullable(),
  /** null: the area as a whole. */
  document: z
    .object({ id: entityId, title: words, baseLanguage: z.string(), archivedAt: timestamp.nullable() })
    .nullable(),
  createdAt: timestamp,
  /** null: it is open. */
  resolved: z.object({ at: timestamp, by: z.string().nullable() }).nullable(),
  /** In the order in which they were written. */
  comments: z.array(comment),
});
export type CommentThread = z.infer<typeof commentThread>;

export const commentThreadCreate = z
  .strictObject({
    area: z.enum(areas).nullable().default(null),
    /** Of the experience, or one of the brand's or the tenant's that its documents may name. */
    documentId: entityId.nullable().default(null),
    text,
  })
  .refine(({ area, documentId }) => area !== null || documentId === null, {
    path: ['area'],
    error: 'A document stands in an area',
  });
export const commentWrite = z.strictObject({ text });
