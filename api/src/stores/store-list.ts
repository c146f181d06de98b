import { limits, type StoreListField } from '@vitrine/shared/contract';
import { unguardFormula } from '../content/imports/formula-guard';
import { type GivenList, givenListIn, type ReadList } from '../content/imports/given-list';
import { readPlainHeader } from '../content/imports/header';
import { type CsvRow, overflows } from '../content/imports/read-csv';
import { Unreadable } from '../content/imports/unreadable';
import { translatable } from '../translatable-message';
import { idColumn, storeColumns } from './store-columns';

/** A store as it stands in the list. */
export interface ListedRow {
  line: number;
  /** Empty: the list says none. */
  id: string;
  /** Of the columns that the list has, as far as its row goes. */
  cells: Partial<Record<StoreListField, string>>;
  /** It has more cells than the list has columns: nobody knows which is which. */
  uneven: boolean;
}

export interface StoreList extends ReadList {
  rows: ListedRow[];
}

/** As it is compared: programs and text fields on the way turn one line end into another. */
export const plainCell = (cell: string) => cell.replaceAll(/\r\n?/g, '\n').trim();

/** The stores in a table whose first row names its columns. @throws Unreadable */
export const storesIn = (given: GivenList): Promise<StoreList> =>
  givenListIn(given, ([first, ...rows]) => {
    if (!first) throw new Unreadable(translatable('stores.none'));
    const { columns, ignored, repeated } = readPlainHeader([idColumn, ...storeColumns], first.cells);
    const places = new Map(columns.map((name, at) => [name, at]));
    if (!places.has('Name') && !places.has(idColumn.name))
      throw new Unreadable(translatable('stores.noColumns'));
    if (rows.length === 0) throw new Unreadable(translatable('stores.none'));
    if (rows.length > limits.storesAtOnce)
      throw new Unreadable(translatable('stores.tooMany', { given: rows.length, most: limits.storesAtOnce }));
    const cellIn = ({ cells }: CsvRow, at: number | undefined) =>
      plainCell(unguardFormula((at === undefined ? undefined : cells[at]) ?? ''));
    const given = storeColumns.flatMap(({ field, name }) => {
      const at = places.get(name);
      return at === undefined ? [] : { at, field };
    });
    return {
      ...{ ignored, repeated },
      rows: rows.map((row) => ({
        line: row.line,
        id: cellIn(row, places.get(idColumn.name)),
        // What a row that ends early does not say stays, as what no column says.
        cells: Object.fromEntries(
          given.filter(({ at }) => at < row.cells.length).map(({ at, field }) => [field, cellIn(row, at)]),
        ),
        uneven: overflows(row, columns.length),
      })),
    };
  });
