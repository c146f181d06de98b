/** So many rows of any table are within PostgreSQL's 65,535 parameters of a statement. */
const rowsAtOnce = 500;

/** Rows for one insert after the other. */
export function* inBatches<Row>(rows: Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) yield rows.slice(start, start + rowsAtOnce);
}
