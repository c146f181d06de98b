import type { Pool } from 'pg';
import { type BackupPlan, startBackups } from './backups';
import { backupsIn, dataIn, finishRestore, makeDataFolder } from './data-folder';
import type { OpenDatabase } from './database';
import { DatabaseStartError } from './database-start-error';
import { drizzleOn } from './drizzle-on';
import { lockFolder } from './folder-lock';
import { migrate } from './migrate';
import { type Pglite, startPglite } from './pglite';
import { createPool } from './pool';
import { noteSocketFolder, removeStaleFiles } from './stale-files';

export async function openPglite(folder: string, backups?: BackupPlan): Promise<OpenDatabase> {
  await makeDataFolder(folder);
  const lock = await lockFolder(folder);
  try {
    await removeStaleFiles(folder);
    await finishRestore(folder);
    const pglite = await start(folder);
    const { pool, ended } = await connect(pglite, folder);
    const timed = backups && (await startBackups(backupsIn(folder), backups, pglite.dump));
    let closing = false;
    return {
      db: drizzleOn(pool),
      pool,
      kind: 'pglite',
      failure: new Promise((resolve) => {
        ended.then((reason) => closing || resolve(reason));
      }),
      async close() {
        closing = true;
        await timed?.stop();
        await pool.end();
        await pglite.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function start(folder: string): Promise<Pglite> {
  try {
    return await startPglite(dataIn(folder), {
      onSocketFolder: (socketFolder) => noteSocketFolder(folder, socketFolder),
    });
  } catch (error) {
    throw new DatabaseStartError(
      `The database in ${dataIn(folder)} cannot be opened (${(error as Error).message.split('\n')[0]}): restore a backup with npm run restore -w api -- <file>; they lie in ${backupsIn(folder)}.`,
      { cause: error },
    );
  }
}

/**
 * PGlite has one session, and its socket would mix the messages of two connections into it: so one connection, for
 * which the pool's clients queue. A query beside a transaction which that transaction waits for gets an error after
 * half a minute, instead of standing still for ever.
 */
async function connect(pglite: Pglite, folder: string): Promise<{ pool: Pool; ended: Promise<Error> }> {
  const pool = createPool({
    host: pglite.host,
    port: pglite.port,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    connectionTimeoutMillis: 30_000,
    idleTimeoutMillis: 0,
  });
  const ended = pglite.ended.then(
    (reason) => new Error(`The database in ${folder} has ended: ${reason?.message ?? 'its thread stopped'}`),
  );
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end();
    await pglite.close();
    throw new DatabaseStartError(
      `The database in ${dataIn(folder)} cannot be migrated: ${(error as Error).message.split('\n')[0]}`,
      { cause: error },
    );
  }
  return { pool, ended };
}
