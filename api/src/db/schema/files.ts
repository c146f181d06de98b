import type { MediaKind, VideoIntake } from '@vitrine/shared/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { archivedAt, at, createdAt, nameKey, updatedAt } from './columns';
import { brandId, brands, people } from './people-and-brands';

/** Files by content: one row however often the same bytes are uploaded. */
export const files = pgTable('files', {
  sha256: text('sha256').primaryKey(),
  type: text('type').notNull(),
  extension: text('extension').notNull(),
  /** A video may have more than an integer counts. */
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  width: integer('width'),
  height: integer('height'),
  durationMs: integer('duration_ms'),
  createdAt,
  revokedAt: at('revoked_at'),
});

/** The file that a row is about. */
const sha256 = text('sha256')
  .notNull()
  .references(() => files.sha256);

/** Which brands uploaded a picture or video: only those may show it. Together they are a brand's media library. */
export const brandFiles = pgTable(
  'brand_files',
  {
    brandId,
    sha256,
    kind: text('kind').$type<MediaKind>().notNull(),
    /** The uploaded file's at first. */
    name: text('name').notNull(),
    nameKey,
    createdAt,
    archivedAt,
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.sha256] }),
    index('brand_files_by_name').on(table.brandId, table.nameKey, table.sha256, table.archivedAt, table.kind),
    index('brand_files_by_creation').on(table.brandId, table.createdAt, table.sha256),
  ],
);

/** Narrower encodings of a picture, and the light form of a model, each a file of its own. */
export const pictureSizes = pgTable(
  'picture_sizes',
  {
    /** Or the model. */
    picture: text('picture')
      .notNull()
      .references(() => files.sha256),
    sha256,
  },
  (table) => [
    primaryKey({ columns: [table.picture, table.sha256] }),
    index('picture_sizes_by_file').on(table.sha256),
  ],
);

/** Uploaded videos that are being checked, and what came of it: a check outlives the process that began it. */
export const videoIntakes = pgTable(
  'video_intakes',
  {
    /** The upload's. */
    id: text('id').primaryKey(),
    brandId,
    personId: text('person_id')
      .notNull()
      .references(() => people.id),
    state: text('state').$type<VideoIntake['state']>().notNull().default('working'),
    progress: doublePrecision('progress').notNull().default(0),
    message: text('message'),
    sha256: text('sha256').references(() => files.sha256),
    attempts: integer('attempts').notNull().default(0),
    /** Until then it belongs to the process that works on it, which moves this on. */
    claimedUntil: at('claimed_until'),
    createdAt,
  },
  (table) => [index('video_intakes_by_state').on(table.state, table.claimedUntil)],
);

export const libraryObjects = pgTable(
  'library_objects',
  {
    id: text('id').primaryKey(),
    /** null: the tenant's, for every brand. */
    brandId: text('brand_id').references(() => brands.id),
    name: text('name').notNull(),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    sha256,
    thumbnail: text('thumbnail').references(() => files.sha256),
    bytes: integer('bytes').notNull(),
    triangles: integer('triangles').notNull(),
    materials: integer('materials').notNull(),
    textures: jsonb('textures').$type<{ width: number; height: number }[]>().notNull().default([]),
    dimensionsMetres: jsonb('dimensions_metres').$type<[number, number, number]>().notNull(),
    baseMetres: doublePrecision('base_metres').notNull().default(0),
    materialVariants: jsonb('material_variants').$type<string[]>().notNull().default([]),
    licence: text('licence').notNull().default(''),
    createdAt,
    updatedAt,
    archivedAt,
  },
  (table) => [
    index('library_objects_by_brand').on(table.brandId, sql`lower(${table.name})`, table.id),
    /** What an experience's file contains is looked for among the models that there are. */
    index('library_objects_by_file').on(table.sha256),
  ],
);
