import { invalid } from '../../problem';
import { withListReader } from '../../readers/reader-pool';
import type { Tasks } from '../../readers/tasks';
import type { GivenList } from './given-list';
import { Unreadable } from './unreadable';

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
    if (error instanceof Unreadable)
      throw invalid(given.file === undefined ? '/text' : '/file', error.reason);
    throw error;
  }
}
