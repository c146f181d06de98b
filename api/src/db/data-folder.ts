import { constants } from 'node:fs';
import { access, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseStartError } from './database-start-error';

/** What lies in PGlite's folder, beside the lock. */
export const dataIn = (folder: string): string => join(folder, 'data');
export const backupsIn = (folder: string): string => join(folder, 'backups');
/** Restored data that are whole, and only need to be put in the place of the old. */
export const restoredIn = (folder: string): string => join(folder, 'restored');

/** @throws DatabaseStartError when this user cannot read and write there. */
export async function makeDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    await mkdir(backupsIn(folder), { recursive: true });
  } catch (error) {
    const { code, path } = error as NodeJS.ErrnoException;
    throw new DatabaseStartError(
      `The data folder ${folder} cannot be used (${code} at ${path}): give this user the right to write there, or set DATA_DIR to another folder.`,
      { cause: error },
    );
  }
}

/** A restore that was killed between taking the old data away and putting the new in its place. */
export async function finishRestore(folder: string): Promise<void> {
  if ((await exists(restoredIn(folder))) && !(await exists(dataIn(folder))))
    await rename(restoredIn(folder), dataIn(folder));
}

export const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
