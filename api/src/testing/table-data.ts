import fc from 'fast-check';
import { generateNKeysBetween } from 'fractional-indexing';
import type { AreaTable, Cells, TableContext } from '../areas/tables/area-table';

/** Any content of documents, for round trips through tables. */

/** As JSON makes them. */
export const plain = { noNullPrototype: true };
export const text = fc.string({ maxLength: 12 }).filter((one) => !one.includes('\0'));
export const languages = fc.dictionary(fc.constantFrom('en', 'de', 'pt-BR'), text, plain);
export const id = fc.stringMatching(/^[a-z0-9-]{1,8}$/);
/** A map by id with order keys. */
export const ordered = <T extends object>(entry: fc.Arbitrary<T>, max: number) =>
  fc
    .uniqueArray(fc.tuple(id, entry), { maxLength: max, selector: ([key]) => key })
    .map((entries): Record<string, T & { order: string }> => {
      const keys = generateNKeysBetween(null, null, entries.length);
      return Object.fromEntries(
        entries.map(([key, one], index) => [key, { ...one, order: keys[index] ?? '' }]),
      );
    });

export const base = { baseLanguage: 'en', currency: 'EUR' };

const noReport = (...said: unknown[]) => {
  throw new Error(`Nothing was to be said: ${said}`);
};

/** As the mechanism hands an exported table back. @param key what the rows call their document. */
export function readBack<Data>(
  table: AreaTable<Data>,
  cells: Cells[],
  before: Data | null,
  key: string,
): Data {
  const columns = new Set(cells.flatMap((row) => Object.keys(row)));
  const rows = cells.map((row, index) => ({
    line: index + 2,
    cells: {
      ...Object.fromEntries([...columns].map((column) => [column, row[column] ?? ''])),
      [table.keyColumn]: key,
    },
  }));
  return table.dataOf(rows, before, { ...base, columns }, noReport);
}

/** What a table makes of rows that somebody else wrote, and what is said of them. */
export function readElsewhere<Data>(
  table: AreaTable<Data>,
  rows: Cells[],
  before: Data | null = null,
  own: Pick<TableContext, 'pictures' | 'isForeign'> = {},
): { made: Data; said: string[] } {
  const said: string[] = [];
  const columns = new Set(rows.flatMap((row) => Object.keys(row)));
  const full = rows.map((row, index) => ({
    line: index + 2,
    cells: Object.fromEntries([...columns].map((column) => [column, row[column] ?? ''])),
  }));
  const made = table.dataOf(full, before, { ...base, ...own, columns }, (level, at, field, { message }) =>
    said.push(`${level} ${at} ${field}: ${message}`),
  );
  return { made, said };
}

/** Without texts that say nothing, which tables cannot tell from none. */
export const said = (map: Record<string, string>) =>
  Object.fromEntries(Object.entries(map).filter(([, value]) => value !== ''));
