/** Spreadsheets run cells that begin like this. Numbers are harmless. */
const formula = /^'*[=+\-@\t\r]/;
const number = /^[-+]?\d+([.,]\d+)*$/;
const guarded = /^'+[=+\-@\t\r]/;

/** Puts an apostrophe before what a spreadsheet would run, and before what looks as if one had been put there. */
export const guardFormula = (cell: string) => (formula.test(cell) && !number.test(cell) ? `'${cell}` : cell);

/** Takes it off again: `unguardFormula(guardFormula(cell))` is the cell. */
export const unguardFormula = (cell: string) => (guarded.test(cell) ? cell.slice(1) : cell);
