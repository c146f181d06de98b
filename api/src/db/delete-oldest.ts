import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from './database';

/** Few enough for the index even where the table's size is not known. */
const atOnce = 200;

/**
 * Deletes all rows of a table from before a moment along the index of their time, some at once so that others have
 * their turn between: asked in its order, because without statistics all that is old looks like a third of the table.
 * @param at the column with the time, with an index where the table can become large.
 */
export async function deleteOldest(db: Database, at: PgColumn, before: Date): Promise<void> {
  let deleted: number | null;
  do
    ({ rowCount: deleted } = await db.execute(sql`
      delete from ${at.table} where ctid = any(array(
        select ctid from ${at.table} where ${at} < ${before.toISOString()}::timestamptz order by ${at} limit ${atOnce}
      ))`));
  while (deleted === atOnce);
}
