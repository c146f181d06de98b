import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { archivedAt, createdAt, nameKey, updatedAt } from './columns';
import { brandId } from './people-and-brands';

export const experiences = pgTable(
  'experiences',
  {
    id: text('id').primaryKey(),
    brandId,
    name: text('name').notNull(),
    nameKey,
    description: text('description').notNull().default(''),
    /** The first is the base. */
    languages: jsonb('languages').$type<string[]>().notNull(),
    /** The pointer that publishing, restoring and unpublishing move; null: never published, or unpublished. */
    publishedVersion: integer('published_version'),
    /** Counts up with every write to any of its documents; compared with the published one's to tell "changed". */
    draftRevision: integer('draft_revision').notNull().default(0),
    createdAt,
    updatedAt,
    archivedAt,
  },
  (table) => [
    index('experiences_by_brand').on(table.brandId, table.nameKey, table.id),
    index('experiences_in_use').on(table.brandId).where(sql`archived_at is null`),
  ],
);

/** What a row belongs to. */
export const experienceId = text('experience_id')
  .notNull()
  .references(() => experiences.id);
