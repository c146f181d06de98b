import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { dataIn } from '../db/data-folder';
import type { OpenDatabase } from '../db/database';
import { migrationsFolder } from '../db/migrate';
import { openDatabase } from '../db/open';
import { startPglite } from '../db/pglite';
import { createPool } from '../db/pool';
import { onDatabase, withClient } from './test-database';

const versionsFolder = fileURLToPath(new URL('./versions', import.meta.url));

/**
 * The database that was recorded in `versions/database-{migration}.sql`, opened as a start of today's product opens it:
 * the migrations since have run. `close` removes it.
 * @param migration the number of the last one that it knew.
 */
export function openOlderDatabase(migration: number): Promise<OpenDatabase> {
  const url = process.env.DATABASE_URL;
  return url ? openOnPostgres(url, migration) : openOnPglite(migration);
}

async function openOnPglite(migration: number): Promise<OpenDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-older-'));
  const pglite = await startPglite(dataIn(folder));
  const { host, port } = pglite;
  await fill({ host, port, user: 'postgres', database: 'postgres' }, migration);
  await pglite.close();
  const database = await openDatabase({ folder });
  return {
    ...database,
    async close() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function openOnPostgres(serverUrl: string, migration: number): Promise<OpenDatabase> {
  const name = `vitrine_older_${randomBytes(6).toString('hex')}`;
  await withClient(serverUrl, (client) => client.query(`create database ${name}`));
  const url = onDatabase(serverUrl, name);
  await fill({ connectionString: url }, migration);
  const database = await openDatabase({ url });
  return {
    ...database,
    async close() {
      await database.close();
      await withClient(serverUrl, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

async function fill(connection: Parameters<typeof createPool>[0], migration: number): Promise<void> {
  const pool = createPool({ ...connection, max: 1 });
  try {
    await migrateUpTo(pool, migration);
    await pool.query(await readFile(join(versionsFolder, `database-${migration}.sql`), 'utf8'));
  } finally {
    await pool.end();
  }
}

interface Journal {
  entries: { idx: number; tag: string }[];
}

/** On a copy of the migrations that ends there: the migrator runs all that its folder's journal lists. */
async function migrateUpTo(pool: Pool, last: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-migrations-'));
  try {
    const journal: Journal = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
    const entries = journal.entries.filter(({ idx }) => idx <= last);
    await mkdir(join(folder, 'meta'));
    await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries)
      await copyFile(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
    await migrate(drizzle(pool), { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
