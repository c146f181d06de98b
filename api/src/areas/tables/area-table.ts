import type { LanguageMap } from '@vitrine/shared/contract';
import type { z } from 'zod';
import type { TranslatableMessage } from '../../translatable-message';

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
  /** Read from a document's first row only. */
  once?: true;
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
  /** Another program made the file: it names columns as they are never written here. */
  isForeign?: boolean;
  /** What became of the pictures that rows name by their addresses; left out where none are fetched. */
  pictures?: ReadonlyMap<string, FetchedPicture>;
}

/** A picture of the brand, or why there is none. */
export type FetchedPicture = { sha256: string } | { problem: TranslatableMessage };

/** Says what is wrong with a row. With an error its document is left out; a notice is for information. */
export type Report = (
  level: 'error' | 'notice',
  line: number,
  field: string,
  message: TranslatableMessage,
) => void;

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
  /** An index has the documents of the area by experience and key (db/schema/documents.ts). */
  keyIsIndexed?: true;
  /** The field is text in languages; the base language's counts. */
  keyPer?: 'language';
  /** The column that holds it. A row without it belongs to the document of the row before, unless `ownKey` says more. */
  keyColumn: string;
  /**
   * The key of a document that a row without one begins, because it has a title of its own; '' where none can be made of
   * it, null where it has none.
   */
  ownKey?(cells: Cells, base: Pick<TableContext, 'baseLanguage'>): string | null;
  /** All that the area knows, in the order in which they are exported. */
  columns: readonly Column[];
  /** A document as rows, at least one, each with the key. Empty cells may be left out. */
  rowsOf(data: Data, base: Pick<TableContext, 'baseLanguage' | 'currency'>): Cells[];
  /**
   * The document that rows with one key describe.
   * @param before the document that has the key; null where a new one is made.
   */
  dataOf(rows: TableRow[], before: Data | null, context: TableContext, report: Report): Data;
  /** Where pictures lie that rows of a document name and do not hold, as they would be fetched. */
  pictureAddresses?(rows: TableRow[]): string[];
  /** GIFT, for questions. */
  gift?: OtherFormat<Data>;
  /** Top-level field that holds the name by which such a file knows its documents. */
  nameField?: string & keyof Data;
  /** Which of the area's documents are in it; left out where all are. JSON lines have the others too. */
  holds?(data: unknown): boolean;
}

/** A document in a file of another program, as if it stood in rows of the area's table. */
export interface OtherEntry {
  line: number;
  /** As the key column has it. */
  key: string;
  /** What the file itself knows it by; '' for none. Where there is one, it says which document this is. */
  name: string;
  notices: (TranslatableMessage & { line: number })[];
  rows: Cells[];
}

/** A file of another program with an area's documents in it. */
export interface OtherFormat<Data> {
  /** Whether a text that begins like this is one. */
  isIn(beginning: string): boolean;
  /** The key column is the mechanism's: it gets the key. */
  read(
    text: string,
    base: Pick<TableContext, 'baseLanguage'>,
  ): {
    columns: ReadonlySet<string>;
    entries: (OtherEntry | { line: number; problem: TranslatableMessage })[];
  };
  /** @param before the document that was written before it. */
  write(data: Data, base: Pick<TableContext, 'baseLanguage'>, before: Data | null): string;
}

/** As the mechanism holds it: data was checked against the area's schema when it was written. */
export type AnyAreaTable = Omit<
  AreaTable<Record<string, unknown>>,
  'key' | 'nameField' | 'rowsOf' | 'dataOf' | 'gift'
> & {
  key: string;
  nameField?: string;
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
  ...(gift && {
    gift: {
      ...gift,
      write: (data, base, before) =>
        gift.write(schema.parse(data), base, before === null ? null : schema.parse(before)),
    },
  }),
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
