import type { LanguageMap } from '@vitrine/shared/contract';
import type { z } from 'zod';
import type { Said } from '../said';

/** A column of an area's table. */
export interface Column {
  name: string;
  /** What else people call it; upper and lower case, spaces and punctuation never matter. */
  aliases?: readonly string[];
  /**
   * There is one such column a language or currency: `Title [de]`. In files, the one without brackets is the base
   * language's or the tenant's currency's.
   */
  per?: 'language' | 'currency';
  /** Read where a file has it, never written. */
  importOnly?: true;
}

/** Cells by column. Those of languages and currencies always carry theirs: `Title [en]`, see `perColumn`. */
export type Cells = Record<string, string>;

/** One row of a file. */
export interface TableRow {
  /** Where it begins in the file, the first line being 1. */
  line: number;
  /** Only of columns that the file has. An empty cell is ''. */
  cells: Cells;
}

/** What the rows are read in. */
export interface TableContext {
  baseLanguage: string;
  currency: string;
  /** Columns that the file has. What has no column stays as it is. */
  columns: ReadonlySet<string>;
}

/** Says what is wrong with a row. With an error its document is left out; a notice is for information. */
export type Report = (level: 'error' | 'notice', line: number, field: string, said: Said) => void;

/**
 * How an area's documents are written as a table, for import and export. An area that has one puts it into its
 * `areaContent` and does nothing else: files, encodings, separators, formulas, batches, progress, the dry run, the
 * report, resuming and cancelling are the mechanism's (`content/imports`), and so are the schema, the references and
 * the limits of what comes out of `dataOf`. Both functions are pure, apart from the keys of new entries;
 * `table-cells.ts` has what they are made of, and `products-table.ts` is an example.
 *
 * The round trip is to be lossless: `dataOf(rowsOf(data), data)` equals `data`.
 */
export interface AreaTable<Data> {
  /** Top-level field of the data by which rows and JSON lines find their document: "handle". */
  key: string & keyof Data;
  /** The field is text in languages; the base language's counts. */
  keyPer?: 'language';
  /** The column that holds it. A row without it belongs to the document of the row before. */
  keyColumn: string;
  /** All that the area knows, in the order in which they are exported. */
  columns: readonly Column[];
  /** A document as rows, at least one, each with the key. Empty cells may be left out. */
  rowsOf(data: Data, base: Pick<TableContext, 'baseLanguage' | 'currency'>): Cells[];
  /**
   * The document that rows with one key describe.
   * @param before the document that has the key; null where a new one is made.
   */
  dataOf(rows: TableRow[], before: Data | null, context: TableContext, report: Report): Data;
  /** GIFT, for questions. */
  gift?: OtherFormat<Data>;
  /** Which of the area's documents are in it; left out where all are. JSON lines have the others too. */
  holds?(data: unknown): boolean;
}

/** A file of another program with an area's documents in it, which are read as if they were rows of the table. */
export interface OtherFormat<Data> {
  /** Whether a text that begins like this is one. */
  isIn(beginning: string): boolean;
  /** The key column is the mechanism's: it gets the name. */
  read(
    text: string,
    base: Pick<TableContext, 'baseLanguage'>,
  ): {
    columns: ReadonlySet<string>;
    entries: (
      | { line: number; name: string; notices: Said[]; rows: Cells[] }
      | { line: number; problem: Said }
    )[];
  };
  write(data: Data, base: Pick<TableContext, 'baseLanguage'>): string;
}

/** As the mechanism holds it: data was checked against the area's schema when it was written. */
export type AnyAreaTable = Omit<AreaTable<Record<string, unknown>>, 'key' | 'rowsOf' | 'dataOf' | 'gift'> & {
  key: string;
  holds(data: unknown): boolean;
  gift?: OtherFormat<unknown>;
  rowsOf(data: unknown, base: Pick<TableContext, 'baseLanguage' | 'currency'>): Cells[];
  dataOf(rows: TableRow[], before: unknown, context: TableContext, report: Report): unknown;
};

export const untyped = <Data>(
  schema: z.ZodType<Data>,
  { gift, ...table }: AreaTable<Data>,
): AnyAreaTable => ({
  holds: () => true,
  ...table,
  ...(gift && { gift: { ...gift, write: (data, base) => gift.write(schema.parse(data), base) } }),
  rowsOf: (data, base) => table.rowsOf(schema.parse(data), base),
  dataOf: (rows, before, context, report) =>
    table.dataOf(rows, before === null ? null : schema.parse(before), context, report),
});

/** What an area's table knows a document by; '' where it has no name. */
export function keyIn(
  { key, keyPer }: Pick<AnyAreaTable, 'key' | 'keyPer'>,
  data: Record<string, unknown>,
  { baseLanguage }: Pick<TableContext, 'baseLanguage'>,
): string {
  const field = data[key];
  const value = keyPer ? (field as LanguageMap | undefined)?.[baseLanguage] : field;
  return typeof value === 'string' ? value : '';
}

/** `Title` and `de` make `Title [de]`. */
export const perColumn = (name: string, languageOrCurrency: string) => `${name} [${languageOrCurrency}]`;
