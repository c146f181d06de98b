import type { Area } from '@vitrine/shared/contract/areas/list';
import { isNull } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at, createdAt } from './columns';
import { documents } from './documents';
import { experiences } from './experiences';
import { people } from './people-and-brands';

/** What staff talk about, in one place of an experience. */
export const commentThreads = pgTable(
  'comment_threads',
  {
    id: text('id').primaryKey(),
    experienceId: text('experience_id')
      .notNull()
      .references(() => experiences.id, { onDelete: 'cascade' }),
    /** null: the experience as a whole. */
    area: text('area').$type<Area>(),
    /** null: the area as a whole. */
    documentId: text('document_id').references(() => documents.id, { onDelete: 'cascade' }),
    /** Grows with every change of the thread or of a comment in it. */
    revision: integer('revision').notNull().default(1),
    createdAt,
    resolvedAt: at('resolved_at'),
    resolvedBy: text('resolved_by').references(() => people.id),
    /** Set when the last of its comments was deleted. The row stays, so that the revisions' sum never falls. */
    deletedAt: at('deleted_at'),
  },
  (table) => [
    index('comment_threads_by_experience')
      .on(table.experienceId, table.createdAt, table.id)
      .where(isNull(table.deletedAt)),
    index('comment_threads_by_revision').on(table.experienceId, table.revision),
  ],
);

export const comments = pgTable(
  'comments',
  {
    id: text('id').primaryKey(),
    threadId: text('thread_id')
      .notNull()
      .references(() => commentThreads.id, { onDelete: 'cascade' }),
    /** '' once it is deleted. */
    text: text('text').notNull(),
    createdBy: text('created_by')
      .notNull()
      .references(() => people.id),
    createdAt,
    editedAt: at('edited_at'),
    deletedAt: at('deleted_at'),
  },
  (table) => [index('comments_by_thread').on(table.threadId, table.createdAt, table.id)],
);
