import {
  type AnyAreaTable,
  type Cells,
  keyIn,
  type OtherFormat,
  perColumn,
  type TableContext,
} from '../../areas/tables/area-table';
import { byteOrderMark, csvLine } from './csv-line';
import { guardFormula } from './formula-guard';
import { exportedColumns } from './header';
import { idMark } from './read-entries';

export interface ExportedDocument {
  id: string;
  data: Record<string, unknown>;
}

type Base = Pick<TableContext, 'baseLanguage' | 'currency'>;

/**
 * Documents as CSV, a few at a time. They are gone through twice, because the header tells of every language and
 * currency that occurs.
 */
export async function* writeCsv(
  table: AnyAreaTable,
  read: () => AsyncIterable<ExportedDocument>,
  { languages, ...base }: Base & { languages: string[] },
): AsyncGenerator<string> {
  const used = new Set(
    table.columns.flatMap(({ importOnly, name, per }) => {
      if (importOnly) return [];
      if (!per) return name;
      return (per === 'language' ? languages : [base.currency]).map((one) => perColumn(name, one));
    }),
  );
  for await (const { data } of read()) {
    if (!table.holds(data)) continue;
    for (const cells of table.rowsOf(data, base)) for (const column of Object.keys(cells)) used.add(column);
  }
  const columns = exportedColumns(table, used, base);
  yield byteOrderMark + csvLine(columns.map(({ shown }) => shown));
  const keys = new Set<string>();
  for await (const { data, id } of read()) {
    if (!table.holds(data)) continue;
    const key = keyIn(table, data, base);
    const named = key.trim() === key && key !== '' && !key.startsWith(idMark) && !keys.has(key);
    keys.add(key);
    const rows = table.rowsOf(data, base).map((cells) => ({
      ...cells,
      [table.keyColumn]: named ? key : `${idMark}${id}`,
    }));
    yield rows
      .map((cells: Cells) => csvLine(columns.map(({ column }) => guardFormula(cells[column] ?? ''))))
      .join('');
  }
}

/** One document a line, with its id and all of its data. */
export async function* writeJsonLines(read: AsyncIterable<ExportedDocument>): AsyncGenerator<string> {
  for await (const { data, id } of read) yield `${JSON.stringify({ id, data })}\n`;
}

/** One document after the other as another program has them. */
export async function* writeGift(
  gift: OtherFormat<unknown>,
  read: AsyncIterable<ExportedDocument>,
  base: Base,
): AsyncGenerator<string> {
  let before: unknown = null;
  for await (const { data } of read) {
    yield gift.write(data, base, before);
    before = data;
  }
}
