import type { ImportFinding } from '@vitrine/shared/contract';
import { spreadsheetCsv } from '../common/spreadsheet-csv';

/** What keeps documents out comes first, then in the order of the file. */
export const inReadingOrder = (report: ImportFinding[]): ImportFinding[] =>
  report.toSorted(
    (a, b) => Number(b.level === 'error') - Number(a.level === 'error') || (a.line ?? 0) - (b.line ?? 0),
  );

/** A report as CSV: for whoever mends the table. Cells that a spreadsheet would run are made text. */
export const reportCsv = (
  report: ImportFinding[],
  words: Record<'line' | 'level' | 'field' | 'message', string>,
): string =>
  spreadsheetCsv(
    [words.line, words.level, words.field, words.message],
    inReadingOrder(report).map(({ field, level, line, message }) => [line ?? '', level, field, message]),
  );
