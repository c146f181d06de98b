import { invalid } from '../../problem';
import { withListReader } from '../../readers/reader-pool';
import type { Tasks } from '../../readers/tasks';
import { type CsvRow, detectSeparator, readCsv } from './read-csv';
import { decodeText } from './read-text';
import { Unreadable } from './unreadable';

/** A small table: pasted, or the bytes of a file as base64. */
export interface GivenList {
  text?: string | undefined;
  file?: string | undefined;
}

/**
 * Reads a table that came within a call's body.
 * @param name the reader's task for what its rows are about.
 * @param owner whose list it is.
 * @throws ProblemError 400 at the text or the file for what is no such table.
 */
export async function readGivenList<Name extends 'storesIn' | 'invitationsIn'>(
  given: GivenList,
  name: Name,
  owner: string,
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  try {
    const args = [given] as Parameters<Tasks[Name]>;
    return await withListReader((reader) => reader.call(name, args), { owner });
  } catch (error) {
    if (error instanceof Unreadable) throw invalid(given.file === undefined ? '/text' : '/file', error.said);
    throw error;
  }
}

/**
 * The same where it is done: by a `Reader`.
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
