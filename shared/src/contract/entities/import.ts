import { z } from 'zod';
import { documentAreas } from '../areas/index';
import { sentence } from '../sentences/sentences';
import { entityId } from '../values/ids';
import { currency, named, timestamp } from '../values/values';

/**
 * checking (a dry run, nothing is written) → ready → applying → done. From any but the last it can be cancelled; what
 * cannot be read has failed.
 */
export const importState = z.enum(['checking', 'ready', 'applying', 'done', 'failed', 'cancelled']);
export type ImportState = z.infer<typeof importState>;

/** Documents, not rows: several rows may describe one. In an import of texts, texts. */
export const importCounts = z.object({
  create: z.int(),
  update: z.int(),
  unchanged: z.int(),
  /** Left out, because something in their rows cannot be accepted. */
  errors: z.int(),
});
export type ImportCounts = z.infer<typeof importCounts>;

export const importFinding = z.object({
  level: z.enum(['error', 'notice']),
  /** Of the file, the first being 1; null: it concerns the whole file. */
  line: z.int().nullable(),
  /** The column's name, or '' */
  field: z.string(),
  /** In English, for whoever does not know the sentence. */
  message: z.string(),
  /** The same for every language; not there in reports from before it was kept. */
  sentence: sentence.optional(),
});
export type ImportFinding = z.infer<typeof importFinding>;

/** What a file is about: an area's documents, or the texts that visitors read in all areas, in one more language. */
export const importSubject = z.enum([...documentAreas, 'texts']);
export type ImportSubject = z.infer<typeof importSubject>;

/** A table that becomes documents of an area, or translations that go into documents. */
export const documentImport = named('DocumentImport', {
  id: entityId,
  area: importSubject,
  experienceId: entityId.nullable(),
  fileName: z.string(),
  state: importState,
  /** How the file was read; null until that is known. */
  format: z.object({ encoding: z.string(), separator: z.string().nullable() }).nullable(),
  /** What prices are read in whose column names no currency; null where there are none. */
  currency: currency.nullish(),
  /** Pictures that the file names by their addresses alone; null where there are none, or nobody has looked yet. */
  pictures: z
    .object({
      /** Different addresses. */
      named: z.int(),
      /** Where most of them lie. */
      hosts: z.array(z.string()),
      /** Whether they are fetched when it is applied, and how many are dealt with. */
      areFetched: z.boolean(),
      handled: z.int(),
    })
    .nullish(),
  /** Documents that this stage has gone through, and how many there are; null while that is not known. */
  handled: z.int(),
  total: z.int().nullable(),
  /** What applying would do, as the dry run found. */
  found: importCounts,
  /** What was done. */
  applied: importCounts,
  /** The first findings, in the order of the file; none while it is checked or applied. */
  report: z.array(importFinding),
  /** How many findings there are in all. */
  reportTotal: z.int(),
  /** Why it failed, in English. */
  problem: z.string().nullable(),
  /** The same for every language, as in the report. */
  problemSentence: sentence.nullish(),
  createdAt: timestamp,
  createdBy: z.string().nullable(),
});
export type DocumentImport = z.infer<typeof documentImport>;

export const importCreate = z.strictObject({
  /** Last segment of the finished upload's address. */
  uploadId: z.string().regex(/^[0-9a-z]{16,64}$/),
  area: importSubject,
  /** The owner's own documents where none is named. Texts are those of an experience. */
  experienceId: entityId.optional(),
  fileName: z.string().trim().min(1).max(255),
});

/** What is to be done besides writing the documents; nothing, where no body says it. */
export const importApply = z.strictObject({ fetchesPictures: z.boolean() }).nullish();

export const importRecheck = z.strictObject({ currency });

/** gift: Moodle's, of questions only. */
export const exportFormat = z.enum(['csv', 'jsonl', 'gift']);
export type ExportFormat = z.infer<typeof exportFormat>;

/** How texts go to translators: XLIFF 2.0, or a table. */
export const textFormat = z.enum(['xliff', 'csv']);
export type TextFormat = z.infer<typeof textFormat>;
