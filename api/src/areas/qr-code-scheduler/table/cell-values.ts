import { translatable } from '../../../translatable-message';
import type { TableContext } from '../../tables/area-table';
import type { RowReader } from '../../tables/row-reader';

interface CellValue<Value, Empty> {
  /** What stood there before. */
  before: Value | Empty | undefined;
  /** What an empty cell says. */
  empty: Empty;
  /** null for what cannot be read. */
  read: (cell: string) => Value | null;
  /** What is said of that. */
  wrong: 'target' | 'placeTime' | 'recurrence' | 'hours' | 'exceptions' | 'timeZone' | 'list';
}

/**
 * Reads a cell as a value of more than one part. What the table has no column for stays as it was, and so does what
 * cannot be read, after that was reported.
 */
export const cellValues =
  (reader: RowReader, { columns }: Pick<TableContext, 'columns'>) =>
  <Value, Empty>(column: string, { before, empty, read, wrong }: CellValue<Value, Empty>) => {
    if (!columns.has(column)) return before ?? empty;
    const cell = reader.cell(column).trim();
    if (cell === '') return empty;
    const value = read(cell);
    if (value !== null) return value;
    reader.wrong(column, translatable(`cell.${wrong}`, { cell }));
    return before ?? empty;
  };
