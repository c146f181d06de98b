import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { ClientBase, Pool } from 'pg';

/** Where `npm run migration -w api` writes them. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number, the same in every process: whoever holds it migrates, others wait. */
const migrationLock = 7_233_481;

/**
 * Brings the database to the newest migration; does nothing when it is there. Safe from many processes at once.
 * @param afterwards while no other process migrates.
 */
export async function migrate(
  pool: Pool,
  afterwards: (client: ClientBase) => Promise<void> = async () => undefined,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    try {
      await runMigrations(drizzle(client), { migrationsFolder });
      await afterwards(client);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    }
  } finally {
    client.release();
  }
}
