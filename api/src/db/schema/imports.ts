import type {
  DocumentImport,
  ExperienceImport,
  ImportCounts,
  ImportFinding,
  ImportState,
  ImportSubject,
  Sentence,
} from '@vitrine/shared/contract';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, updatedAt } from './columns';
import { experiences } from './experiences';
import { files } from './files';
import { brandId, brands } from './people-and-brands';

/** Tables that become documents. The file lies in the data folder under the import's id, until it is over. */
export const imports = pgTable(
  'imports',
  {
    id: text('id').primaryKey(),
    /** null: the tenant's own documents. */
    brandId: text('brand_id').references(() => brands.id),
    /** null: the brand's own documents, or the tenant's. */
    experienceId: text('experience_id').references(() => experiences.id),
    area: text('area').$type<ImportSubject>().notNull(),
    fileName: text('file_name').notNull(),
    state: text('state').$type<ImportState>().notNull(),
    /** What prices are in whose column names no currency; null where there are none, or nobody has looked yet. */
    currency: text('currency'),
    format: jsonb('format').$type<DocumentImport['format']>(),
    /** Addresses of pictures in the file; null where there are none. What became of each is in `importPictures`. */
    pictures: jsonb('pictures').$type<{ named: number; hosts: string[] }>(),
    fetchesPictures: boolean('fetches_pictures').notNull().default(false),
    /** Entries of the file that the present stage has dealt with: where it goes on after a crash. */
    handled: integer('handled').notNull().default(0),
    total: integer('total'),
    found: jsonb('found').$type<ImportCounts>().notNull(),
    applied: jsonb('applied').$type<ImportCounts>().notNull(),
    report: jsonb('report').$type<ImportFinding[]>().notNull().default([]),
    reportTotal: integer('report_total').notNull().default(0),
    /** In English; `problemSentence` is the same for every language, null where it was not kept yet. */
    problem: text('problem'),
    problemSentence: jsonb('problem_sentence').$type<Sentence>(),
    createdAt,
    createdBy: text('created_by').notNull(),
    updatedAt,
  },
  (table) => [index('imports_by_age').on(table.updatedAt)],
);

/** Pictures that an import may fetch; those that it has dealt with have a file or a problem. */
export const importPictures = pgTable(
  'import_pictures',
  {
    importId: text('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** In the order of the file. */
    place: integer('place').notNull(),
    address: text('address').notNull(),
    sha256: text('sha256').references(() => files.sha256),
    problem: jsonb('problem').$type<{ message: string; sentence: Sentence }>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.place] })],
);

/** Files of experiences that become new ones. The file lies in the data folder under the import's id, until it is over. */
export const experienceImports = pgTable(
  'experience_imports',
  {
    id: text('id').primaryKey(),
    brandId,
    fileName: text('file_name').notNull(),
    state: text('state').$type<ImportState>().notNull().default('checking'),
    handled: integer('handled').notNull().default(0),
    total: integer('total'),
    contents: jsonb('contents').$type<ExperienceImport['contents']>(),
    /** As of imports. */
    problem: text('problem'),
    problemSentence: jsonb('problem_sentence').$type<Sentence>(),
    experienceId: text('experience_id').references(() => experiences.id),
    createdAt,
    createdBy: text('created_by').notNull(),
    updatedAt,
  },
  (table) => [index('experience_imports_by_age').on(table.updatedAt)],
);
