import Papa from 'papaparse';

/**
 * A table as CSV for spreadsheets. Cells that they would run are made text, those with line breaks too: the library's
 * own expression for them ends at the first line.
 */
export const spreadsheetCsv = (fields: string[], data: (string | number)[][]): string =>
  // Without the mark Excel takes UTF-8 for something else.
  `\ufeff${Papa.unparse({ fields, data }, { escapeFormulae: /^[=+\-@\t\r]/ })}\r\n`;
