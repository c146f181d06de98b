import type { Certificate, ManifestRoot } from '@vitrine/shared/contract';
import { bigserial, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { at } from './columns';
import { experienceId, experiences } from './experiences';
import { people } from './people-and-brands';

/** Published versions. Rows are never updated. */
export const manifests = pgTable(
  'manifests',
  {
    hash: text('hash').primaryKey(),
    experienceId,
    version: integer('version').notNull(),
    schemaVersion: integer('schema_version').notNull(),
    root: jsonb('root').$type<ManifestRoot>().notNull(),
    serverHalf: jsonb('server_half').$type<Record<string, unknown>>().notNull(),
    bytes: integer('bytes').notNull(),
    note: text('note').notNull().default(''),
    certificate: jsonb('certificate').$type<Certificate>().notNull(),
    draftRevision: integer('draft_revision').notNull(),
    publishedAt: at('published_at').notNull().defaultNow(),
    publishedBy: text('published_by'),
  },
  (table) => [unique('manifests_version').on(table.experienceId, table.version)],
);

/** The version of an experience that goes live by itself. One that was moved or taken back leaves its job nothing to do. */
export const publishPlans = pgTable('publish_plans', {
  experienceId: text('experience_id')
    .primaryKey()
    .references(() => experiences.id),
  version: integer('version').notNull(),
  dueAt: at('due_at').notNull(),
  by: text('by'),
});

/** What was done in the reviews of a draft, one after the other; the last one tells how far it is. Rows are never updated. */
export const reviewSteps = pgTable(
  'review_steps',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    experienceId: text('experience_id')
      .notNull()
      .references(() => experiences.id, { onDelete: 'cascade' }),
    step: text('step').$type<'asked' | 'approved' | 'changes-asked'>().notNull(),
    by: text('by')
      .notNull()
      .references(() => people.id),
    at: at('at').notNull(),
    note: text('note').notNull().default(''),
    /** The draft as it was then. */
    contentHash: text('content_hash').notNull(),
  },
  (table) => [index('review_steps_by_experience').on(table.experienceId, table.id)],
);

/** Which version of an experience was current before, each until the next; null: none was. Like `formerAssignments`. */
export const formerVersions = pgTable(
  'former_versions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    experienceId,
    version: integer('version'),
    until: at('until').notNull(),
  },
  (table) => [index('former_versions_by_experience').on(table.experienceId, table.until)],
);

/** Content-addressed parts, shared by versions in which they did not change. `content` is canonical JSON, served as stored. */
export const manifestParts = pgTable('manifest_parts', {
  hash: text('hash').primaryKey(),
  content: text('content').notNull(),
});
