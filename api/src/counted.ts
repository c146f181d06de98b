import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './db/database';

/**
 * How many rows of a table each owner has, to join to a list of owners that may be sorted by it: all are counted at
 * once. A list that is sorted otherwise does not pay for it, since PostgreSQL leaves out a join that nothing reads.
 */
export const countedBy = (
  db: Database,
  table: PgTable,
  owner: AnyPgColumn,
  filter: SQL | undefined,
  name: string,
) =>
  db
    // The owner's name is its own: drizzle does not say of which table it is.
    .select({
      owner: sql<string>`${owner}`.as(`${name}_owner`),
      count: sql<number>`count(*)::int`.as('count'),
    })
    .from(table)
    .where(filter)
    .groupBy(owner)
    .as(name);
