import { type CsvRow, detectSeparator, readCsv } from './read-csv';
import { decodeText } from './read-text';

/** A small table: pasted, or the bytes of a file as base64. */
export interface GivenList {
  text?: string | undefined;
  file?: string | undefined;
}

/**
 * Reads such a table; done by a `Reader`, for `readGivenList`.
 * @param read makes of its rows what they say; throws Unreadable for what they cannot be.
 * @returns that, and the encoding where it had to be guessed; null where nothing had.
 * @throws Unreadable
 */
export async function givenListIn<Read extends object>(
  { file, text }: GivenList,
  read: (rows: CsvRow[]) => Read,
): Promise<Read & { encoding: string | null }> {
  const given =
    file === undefined ? { text: text ?? '', encoding: null } : decodeText(Buffer.from(file, 'base64'));
  const rows = await rowsOf(given.text);
  return { ...read(rows), encoding: given.encoding === 'UTF-8' ? null : given.encoding };
}

async function rowsOf(text: string): Promise<CsvRow[]> {
  async function* whole() {
    yield text;
  }
  const rows: CsvRow[] = [];
  for await (const row of readCsv(whole(), detectSeparator(text))) rows.push(row);
  return rows;
}
