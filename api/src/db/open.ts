import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Database } from './database';
import { migrate } from './migrate';
import { startPglite } from './pglite';
import * as schema from './schema';

/** Where the data lies: a PostgreSQL address (DATABASE_URL), or PGlite's folder, which is made when missing. */
export type DatabaseOptions = { url: string } | { folder: string };

export interface OpenDatabase {
  db: Database;
  pool: Pool;
  kind: 'pglite' | 'postgres';
  close(): Promise<void>;
}

/** Opens the database and brings it to the newest migration. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  return 'url' in options ? openPostgres(options.url) : openPglite(options.folder);
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, connectionTimeoutMillis: 10_000 });
  pool.on('error', () => undefined);
  await migrate(pool);
  return { db: drizzle(pool, { schema }), pool, kind: 'postgres', close: () => pool.end() };
}

async function openPglite(folder: string): Promise<OpenDatabase> {
  const data = join(folder, 'data');
  await mkdir(data, { recursive: true });
  const pglite = await startPglite(data);
  // PGlite has one session, and its socket would mix the messages of two connections into it: one connection,
  // for which the pool's clients queue. A query outside a transaction that waits for one inside it ends in an
  // error after this time instead of never.
  const pool = new Pool({
    host: pglite.host,
    port: pglite.port,
    user: 'postgres',
    database: 'postgres',
    max: 1,
    connectionTimeoutMillis: 30_000,
    idleTimeoutMillis: 0,
  });
  pool.on('error', () => undefined);
  await migrate(pool);
  return {
    db: drizzle(pool, { schema }),
    pool,
    kind: 'pglite',
    async close() {
      await pool.end();
      await pglite.close();
    },
  };
}
