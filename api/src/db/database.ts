import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type * as schema from './schema';

/** The one type that everything above the database sees: drizzle on node-postgres, whatever answers behind it. */
export type Database = NodePgDatabase<typeof schema> & { $client: Pool };
/** A transaction of it. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
  db: Database;
  pool: Pool;
  kind: 'pglite' | 'postgres';
  /** Settles only when the database has ended although nobody closed it: the process should end too. */
  failure: Promise<Error>;
  close(): Promise<void>;
}
