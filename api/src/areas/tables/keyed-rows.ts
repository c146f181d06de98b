import { entryId, inOrder } from '@vitrine/shared/contract';
import { translatable } from '../../translatable-message';
import type { Report, TableContext, TableRow } from './area-table';
import { type RowReader, rowReader } from './row-reader';
import { inRowOrder, newEntryId } from './table-cells';

interface RowKind<Entry extends { order: string }> {
  /** Holds the entry's id. */
  keyColumn: string;
  /** All columns of its kind, without their languages. A row that has something in one of them is an entry. */
  columns: readonly { name: string }[];
  /** By what an entry is found again where a row has no key: the first that fits one. */
  matches: ((reader: RowReader, entry: Entry) => boolean)[];
  entryOf(reader: RowReader, before: Entry | undefined): Omit<Entry, 'order'>;
}

/**
 * The entries of a document's map that stand one a row. Those that were there before keep their ids, because answers
 * name them; a new one takes the id that its row says.
 * @returns also which row each stands in; none where the table has no column of theirs.
 */
export function keyedRows<Entry extends { order: string }>(
  rows: TableRow[],
  before: Record<string, Entry>,
  { columns, entryOf, keyColumn, matches }: RowKind<Entry>,
  context: TableContext,
  report: Report,
): { entries: Record<string, Entry>; named: { id: string; row: TableRow }[] } {
  const present = [...context.columns].filter((column) =>
    columns.some(({ name }) => column === name || column.startsWith(`${name} [`)),
  );
  if (present.length === 0) return { entries: before, named: [] };
  const left = inOrder(before);
  const taken = new Set<string>();
  const found = rows
    .filter(({ cells }) => present.some((column) => cells[column]?.trim()))
    .map((row) => {
      const reader = rowReader(row, context, report);
      const key = reader.cell(keyColumn).trim();
      if (taken.has(key)) reader.wrong(keyColumn, translatable('cell.keyAgain', { key }));
      const places = key
        ? [left.findIndex(([id]) => id === key)]
        : matches.map((fits) => left.findIndex(([, entry]) => fits(reader, entry)));
      const place = places.find((one) => one >= 0);
      const [id, old] = (place === undefined ? undefined : left.splice(place, 1)[0]) ?? [newKey(key, taken)];
      taken.add(id);
      return { id, row, entry: entryOf(reader, old), order: old?.order ?? null };
    });
  return {
    entries: inRowOrder(found) as unknown as Record<string, Entry>,
    named: found.map(({ id, row }) => ({ id, row })),
  };
}

const newKey = (wanted: string, taken: ReadonlySet<string>) =>
  entryId.safeParse(wanted).success && !taken.has(wanted) ? wanted : newEntryId();
