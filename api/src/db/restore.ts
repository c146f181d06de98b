import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { dataIn, exists, makeDataFolder, restoredIn } from './data-folder';
import { DatabaseStartError } from './database-start-error';
import { lockFolder } from './folder-lock';
import { startPglite } from './pglite';

/**
 * Puts a backup in the place of the database in `folder`, after opening it once to see that it is whole.
 * @returns where the replaced data was put, or null when there was none.
 * @throws DatabaseStartError when a process owns the folder, or the file is no backup.
 */
export async function restoreBackup(folder: string, file: string): Promise<string | null> {
  await makeDataFolder(folder);
  const lock = await lockFolder(folder);
  const unpacked = join(folder, 'unpacking');
  try {
    await rm(unpacked, { recursive: true, force: true });
    await unpack(file, unpacked);
    await rm(restoredIn(folder), { recursive: true, force: true });
    await rename(unpacked, restoredIn(folder));
    // From here on the new data are whole under their second name: a start finishes what is cut off.
    const replaced = join(folder, `replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
    const had = await exists(dataIn(folder));
    if (had) await rename(dataIn(folder), replaced);
    await rename(restoredIn(folder), dataIn(folder));
    return had ? replaced : null;
  } finally {
    await rm(unpacked, { recursive: true, force: true });
    await lock.release();
  }
}

async function unpack(file: string, folder: string): Promise<void> {
  try {
    const pglite = await startPglite(folder, { backup: file });
    try {
      const client = new Client({
        host: pglite.host,
        port: pglite.port,
        user: 'postgres',
        database: 'postgres',
      });
      await client.connect();
      await client.query('select count(*) from tenants');
      await client.end();
    } finally {
      await pglite.close();
    }
  } catch (error) {
    throw new DatabaseStartError(
      `${file} is no backup that can be restored (${(error as Error).message.split('\n')[0]}): nothing was changed.`,
      { cause: error },
    );
  }
}
