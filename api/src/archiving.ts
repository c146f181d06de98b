import { inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './db/database';
import { notFound } from './problem';

type Archivable = PgTable & Record<'id' | 'archivedAt' | 'updatedAt', AnyPgColumn>;

interface Archiving {
  /** What one is called in a refusal. */
  thing: string;
  /** Which of the table the caller may reach. */
  scope?: SQL | undefined;
  ids: string[];
  /** Archives, or restores. */
  archives: boolean;
  now: Date;
}

/**
 * Archives or restores several rows of a table, all of them or none.
 * @returns the ids of those that were not so already.
 * @throws ProblemError 404 where one of them is out of reach.
 */
export async function setArchived(
  tx: Transaction,
  table: Archivable,
  { archives, ids, now, scope, thing }: Archiving,
): Promise<string[]> {
  const chosen = sql`${inArray(table.id, ids)} and ${scope ?? sql`true`}`;
  // In the order of their ids, so that two calls about the same rows wait for each other and never for ever.
  const { rows } = await tx.execute<{ id: string; archived: boolean }>(
    sql`select ${table.id} as id, ${table.archivedAt} is not null as archived from ${table}
      where ${chosen} order by ${table.id} for no key update`,
  );
  if (rows.length < ids.length) throw notFound(thing);
  const changed = rows.filter(({ archived }) => archived !== archives).map(({ id }) => id);
  if (changed.length > 0)
    await tx
      .update(table)
      .set({ archivedAt: archives ? now : null, updatedAt: now })
      .where(inArray(table.id, changed));
  return changed;
}
