import { spreadsheetCsv } from '../common/spreadsheet-csv';
import type { Tile } from './tile';

/** A tile as CSV: what is not known is empty, and no zero. Cells that a spreadsheet would run are made text. */
export const tileCsv = ({ columns, rows }: Pick<Tile, 'columns' | 'rows'>): string =>
  spreadsheetCsv(
    columns,
    rows.map(({ counts, label }) => [label, ...counts.map((count) => count ?? '')]),
  );
