import { type CsvRow, detectSeparator, readCsv } from './read-csv';
import { decodeText } from './read-text';

/** A small table: pasted, or the bytes of a file as base64. */
export interface GivenList {
  text?: string | undefined;
  file?: string | undefined;
}

/** What is said of such a table, beside what is in it. */
export interface ReadList {
  /** Columns that say nothing. */
  ignored: string[];
  /** Columns that were named before. */
  repeated: string[];
  /** null: nothing had to be guessed. */
  encoding: string | null;
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
): Promise<Read & Pick<ReadList, 'encoding'>> {
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
