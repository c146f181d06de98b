import type { ImportFinding } from '@vitrine/shared/contract';
import { z } from 'zod';
import {
  type AnyAreaTable,
  keyIn,
  type OtherFormat,
  type TableContext,
  type TableRow,
} from '../../areas/tables/area-table';
import { type TranslatableMessage, translatable } from '../../translatable-message';
import { asNotice } from './finding';
import { unguardFormula } from './formula-guard';
import { findingsOfHeader, hasUnnamedCurrency, isForeignHeader, readHeader } from './header';
import { parseShallow } from './parse-shallow';
import { type CsvRow, detectSeparator, overflows, readCsv } from './read-csv';
import { beginningOf, detectEncoding, readText } from './read-text';
import { Unreadable } from './unreadable';

/** What a file says of one document. */
export interface Entry {
  /** Where it begins in the file. */
  line: number;
  /** Its key, as the area's table names it; '' where it has none. */
  key: string;
  /** Of the document, where the file names it. */
  id: string | null;
  /** Of formats that know documents by a name of their own; '' where this one has none. */
  name?: string;
  /** Of those with a name: the file has another one without a name that has the same key. */
  hasNameless?: boolean;
  /** Whether its key was made of a title, because the file says none. */
  isKeyMade?: boolean;
  /** What is to be said of it, whatever becomes of it; where it begins, or at a line of its own. */
  notices?: (TranslatableMessage & { line?: number; field?: string })[];
  content: { rows: TableRow[] } | { data: unknown } | { problem: TranslatableMessage };
}

export interface OpenTable {
  format: { encoding: string; separator: string | null };
  /** What prices are in whose column names no currency; null where there are none. */
  currency: string | null;
  /** What is to be said of the file as a whole. */
  findings: ImportFinding[];
  /** Columns of a CSV file. */
  columns: ReadonlySet<string>;
  /** Another program made it. */
  isForeign: boolean;
  entries: AsyncGenerator<Entry>;
}

type Base = Pick<TableContext, 'baseLanguage' | 'currency'>;

/** Documents whose key is empty or not the first of its name are written with their id in its place. */
export const idMark = 'id:';
/** No document of any area takes as many rows. */
const rowsPerEntry = 2_000;

/**
 * Opens a file that somebody chose: CSV, or JSON Lines as this product exports it.
 * @throws Unreadable, here or while the entries are read.
 */
export async function openTable(path: string, table: AnyAreaTable, base: Base): Promise<OpenTable> {
  const encoding = await detectEncoding(path);
  const beginning = await beginningOf(path, encoding);
  const findings = encoding === 'Windows-1252' ? [asNotice(translatable('file.guessed'))] : [];
  const whole = { format: { encoding, separator: null }, currency: null, isForeign: false };
  if (beginning.startsWith('{')) {
    const entries = jsonEntries(readText(path, encoding), table, base);
    return { ...whole, findings, columns: new Set(), entries };
  }
  if (table.gift?.isIn(beginning)) {
    let text = '';
    for await (const piece of readText(path, encoding)) text += piece;
    const { columns, entries } = table.gift.read(text, base);
    return { ...whole, findings, columns, entries: otherEntries(entries) };
  }
  if (beginning.startsWith('[')) throw new Unreadable(translatable('file.brackets'));
  const separator = detectSeparator(beginning);
  const rows = readCsv(readText(path, encoding), separator);
  const first = await rows.next();
  const names = first.done ? [] : first.value.cells;
  const header = readHeader(table, names, base);
  const columns = new Set(header.columns.filter((column) => column !== null));
  if (!columns.has(table.keyColumn))
    throw new Unreadable(translatable('file.noKeyColumn', { column: table.keyColumn }));
  const entries = csvEntries(rows, header.columns, table, base);
  return {
    format: { encoding, separator },
    currency: hasUnnamedCurrency(table, names) ? base.currency : null,
    findings: [...findings, ...findingsOfHeader(header)],
    columns,
    isForeign: isForeignHeader(table, names),
    entries,
  };
}

async function* csvEntries(
  rows: AsyncIterable<CsvRow>,
  columns: (string | null)[],
  table: AnyAreaTable,
  base: Base,
): AsyncGenerator<Entry> {
  const seen = new Set<string>();
  const once = onceIn(columns, table);
  let current: CsvEntry | null = null;
  for await (const given of rows) {
    const { line } = given;
    const row = { line, cells: named(columns, given.cells) };
    const key = row.cells[table.keyColumn]?.trim() ?? '';
    const made = key === '' ? (table.ownKey?.(row.cells, base) ?? null) : null;
    const name = key || made || '';
    if (!current || made === '' || (name !== '' && name !== current.name)) {
      if (current) yield csvEntry(current, seen, table.keyColumn);
      current = { line, name, isKeyMade: Boolean(made), rows: [], notices: [], uneven: null };
    } else {
      const { cells: before = {} } = current.rows[0] ?? {};
      for (const field of once.filter((one) => row.cells[one]?.trim() && row.cells[one] !== before[one]))
        current.notices.push({ line, field, ...translatable('row.onlyFirst', { name: current.name }) });
    }
    current.rows.push(row);
    const counts = { cells: given.cells.length, columns: columns.length };
    if (overflows(given, columns.length))
      current.uneven ??= { line, problem: translatable('row.moreCells', counts) };
    else if (counts.cells < counts.columns)
      current.notices.push({ line, ...translatable('row.fewerCells', counts) });
  }
  if (current) yield csvEntry(current, seen, table.keyColumn);
}

/** Columns of a file that only the first row of a document says. */
function onceIn(columns: (string | null)[], table: AnyAreaTable): string[] {
  const names = new Set(table.columns.flatMap(({ name, once }) => (once ? name : [])));
  return columns.filter(
    (column): column is string => column !== null && names.has(column.split(' [')[0] ?? ''),
  );
}

interface CsvEntry {
  line: number;
  name: string;
  isKeyMade: boolean;
  rows: TableRow[];
  notices: (TranslatableMessage & { line: number; field?: string })[];
  /** The first of its rows whose cells cannot be told apart. */
  uneven: { line: number; problem: TranslatableMessage } | null;
}

function csvEntry(
  { isKeyMade, notices, uneven, ...given }: CsvEntry,
  seen: Set<string>,
  keyColumn: string,
): Entry {
  const entry = { ...entryOf(given, seen, keyColumn), isKeyMade };
  if (!uneven || 'problem' in entry.content) return { ...entry, notices };
  return { ...entry, line: uneven.line, content: { problem: uneven.problem } };
}

async function* otherEntries(
  entries: ReturnType<OtherFormat<unknown>['read']>['entries'],
): AsyncGenerator<Entry> {
  const nameless = new Set(entries.flatMap((one) => ('key' in one && one.name === '' ? one.key : [])));
  for (const one of entries) {
    const { line } = one;
    if ('problem' in one) yield { line, key: '', id: null, content: { problem: one.problem } };
    else {
      const { key, name, notices } = one;
      const content =
        one.rows.length > rowsPerEntry
          ? { problem: tooLong(key) }
          : { rows: one.rows.map((cells) => ({ line, cells })) };
      yield { line, key, id: null, name, hasNameless: nameless.has(key), notices, content };
    }
  }
}

const tooLong = (name: string) => translatable('row.tooLong', { name, most: rowsPerEntry });

function entryOf(
  { line, name, rows }: { line: number; name: string; rows: TableRow[] },
  seen: Set<string>,
  keyColumn: string,
): Entry {
  const again = seen.has(name);
  seen.add(name);
  const id = name.startsWith(idMark) ? name.slice(idMark.length) : null;
  const entry = { line, key: id === null ? name : '', id };
  const problem =
    name === ''
      ? translatable('row.noKey', { column: keyColumn })
      : again
        ? translatable('row.again', { name })
        : rows.length > rowsPerEntry
          ? tooLong(name)
          : null;
  return { ...entry, content: problem === null ? { rows } : { problem } };
}

function named(columns: (string | null)[], cells: string[]): Record<string, string> {
  return Object.fromEntries(
    columns.flatMap((column, index) =>
      column === null ? [] : [[column, unguardFormula(cells[index] ?? '')]],
    ),
  );
}

const jsonLine = z.strictObject({ id: z.string().optional(), data: z.record(z.string(), z.unknown()) });

async function* jsonEntries(
  text: AsyncIterable<string>,
  table: AnyAreaTable,
  base: Base,
): AsyncGenerator<Entry> {
  let line = 0;
  for await (const json of lines(text)) {
    line += 1;
    if (json.trim() !== '') yield jsonEntry(json, line, table, base);
  }
}

function jsonEntry(json: string, line: number, table: AnyAreaTable, base: Base): Entry {
  try {
    const { data, id = null } = jsonLine.parse(parseShallow(json));
    return { line, id, key: keyIn(table, data, base), content: { data } };
  } catch {
    return { line, id: null, key: '', content: { problem: translatable('row.notJson') } };
  }
}

/** Ended by line feeds only: others may stand in JSON's strings. */
async function* lines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of text) {
    const parts = (rest + piece).split('\n');
    rest = parts.pop() ?? '';
    yield* parts;
  }
  yield rest;
}
