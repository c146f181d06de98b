import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { backupsIn, exists } from './data-folder';
import { ownIdentity, processIdentitySchema, stateOf } from './process-identity';

const noteIn = (folder: string): string => join(folder, 'socket.json');
const noteSchema = z.object({ owner: processIdentitySchema, socketFolder: z.string() });
export const socketFolderPrefix = 'vitrine-db-';

/** Notes where the socket of the folder's owner lies, so that the next owner can remove it if this one is killed. */
export const noteSocketFolder = (folder: string, socketFolder: string): Promise<void> =>
  writeFile(
    noteIn(folder),
    JSON.stringify({ owner: ownIdentity(), socketFolder } satisfies z.infer<typeof noteSchema>),
  );

/** Removes what an owner left who was killed: its socket's folder, and a backup that it was writing. */
export async function removeStaleFiles(folder: string): Promise<void> {
  const note = await readNote(folder);
  // A copy of a folder in use names the socket of a process that lives.
  if (note && stateOf(note.owner) === 'gone' && basename(note.socketFolder).startsWith(socketFolderPrefix))
    await rm(note.socketFolder, { recursive: true, force: true });
  const partial = (await readdir(backupsIn(folder))).filter((name) => name.endsWith('.partial'));
  for (const name of partial) await rm(join(backupsIn(folder), name), { force: true });
}

async function readNote(folder: string): Promise<z.infer<typeof noteSchema> | null> {
  if (!(await exists(noteIn(folder)))) return null;
  try {
    return noteSchema.parse(JSON.parse(await readFile(noteIn(folder), 'utf8')));
  } catch {
    // Cut off by a kill: it names nothing.
    return null;
  }
}
