import type { DocumentArea } from '@vitrine/shared/contract';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { archivedAt, at, createdAt, updatedAt } from './columns';
import { experienceId, experiences } from './experiences';
import { brands, people } from './people-and-brands';

/**
 * What a document is called in its languages, one a line, without regard to case: a title, or a question's words.
 * Cut to what surely fits an index.
 */
const titleKey = text('title_key')
  .notNull()
  .generatedAlwaysAs(sql`left(lower(replace(btrim(coalesce(
  jsonb_path_query_array(coalesce(data -> 'title', data -> 'text'), '$.*')::text, ''), '[]"'), '", "', E'\\n')), 500)`);

/** Experience and a field of the data, as an index has them. @param field not a parameter: the index is found by its text. */
export const keyInExperience = (of: { experienceId: AnyPgColumn; data: AnyPgColumn }, field: string) =>
  sql`(${of.experienceId} || ' ' || (${of.data} ->> ${sql.raw(`'${field}'`)}))`;

export const documents = pgTable(
  'documents',
  {
    id: text('id').primaryKey(),
    /** The owner: an experience; else a brand; else (both null) the tenant. */
    brandId: text('brand_id').references(() => brands.id),
    experienceId: text('experience_id').references(() => experiences.id),
    area: text('area').$type<DocumentArea>().notNull(),
    order: text('order').notNull(),
    baseLanguage: text('base_language').notNull(),
    revision: integer('revision').notNull().default(1),
    /** The revision that the current published version was compiled from. */
    publishedRevision: integer('published_revision'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    titleKey,
    createdAt,
    updatedAt,
    updatedBy: text('updated_by'),
    archivedAt,
  },
  (table) => [
    /** Its end tells the last order without a look at all the others: as code units compare, like fractional-indexing. */
    index('documents_by_owner').on(
      table.brandId,
      table.experienceId,
      table.area,
      sql`${table.order} collate "C"`,
    ),
    /** Whoever has an experience need not know its brand. */
    index('documents_by_experience').on(table.experienceId),
    /**
     * Rows of an imported table find their product (`keyIsIndexed` of its table). Experience and handle are one expression: what is asked by it cannot
     * be looked up by the experience alone, which seems as narrow while nobody has analysed the table.
     */
    index('documents_by_handle').on(keyInExperience(table, 'handle')).where(sql`area = 'products'`),
    /** A search over all titles reads this and no documents. */
    index('documents_by_title')
      .on(table.titleKey, table.id, table.brandId, table.experienceId, table.area)
      .where(sql`archived_at is null`),
  ],
);

export const documentRevisions = pgTable(
  'document_revisions',
  {
    documentId: text('document_id')
      .notNull()
      .references(() => documents.id),
    revision: integer('revision').notNull(),
    patch: jsonb('patch').$type<Record<string, unknown>>().notNull(),
    /** The whole document, every so often, so that a restore replays few patches. */
    snapshot: jsonb('snapshot').$type<Record<string, unknown>>(),
    by: text('by'),
    at: at('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.revision] })],
);

/** Which tab of the editor is where, of the last minute. */
export const presences = pgTable(
  'presences',
  {
    tabId: text('tab_id').notNull(),
    personId: text('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    experienceId,
    documentId: text('document_id'),
    seenAt: at('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tabId, table.personId] }),
    index('presences_by_experience').on(table.experienceId, table.seenAt),
  ],
);
