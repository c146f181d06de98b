import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Database } from './database';
import * as schema from './schema';
import { isUnavailable } from './unavailable';

/**
 * Drizzle on a pool. Its own `transaction` keeps the connection for ever where BEGIN fails, and gives one that broke
 * back to the pool as if it were whole; a few restarts of the database would leave none.
 */
export function drizzleOn(pool: Pool): Database {
  const db: Database = drizzle(pool, { schema });
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let broken = false;
    try {
      return await drizzle(client, { schema }).transaction(work, config);
    } catch (error) {
      broken = isUnavailable(error);
      throw error;
    } finally {
      client.release(broken);
    }
  };
  return db;
}
