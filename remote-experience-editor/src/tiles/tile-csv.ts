import { spreadsheetCsv } from '../common/spreadsheet-csv';
import type { Tile } from './tile';

/** A tile as CSV: what is not known is empty, and no zero. Cells that a spreadsheet would run are made text. */
export const tileCsv = ({ columns, rows, said }: Pick<Tile, 'columns' | 'rows' | 'said'>): string =>
  spreadsheetCsv(
    [...columns, ...(said ? [said.column] : [])],
    rows.map(({ counts, label }) => [
      label,
      ...counts.map((count) => count ?? ''),
      ...(said ? [said.text] : []),
    ]),
  );
