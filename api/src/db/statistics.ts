import { sql } from 'drizzle-orm';
import type { Database } from './database';

/**
 * Below this, what the planner supposes about a table that was never analysed serves better than what it knows: known
 * to be tiny, a table is read whole, and goes on being so by plans that were kept while it grew.
 */
const minPages = 64;
/** So much more than when it was analysed last. */
const grown = 1.5;
/**
 * PGlite does one thing at a time. Of 1,000,000 responses it analyses 300 rows a unit, each on another page: 5.4 s at
 * PostgreSQL's own 100, 0.3 s at 10, 0.07 s at 1 (two cores under full load). Its plans need to know the size and
 * whether values repeat, for which 3,000 rows do.
 */
const statisticsTarget = 10;

/**
 * Does what autovacuum does in PostgreSQL: analyses tables that have grown much, one after the other, so that
 * others have their turn between. Sizes are those of the files, because PGlite's counters do not survive being killed.
 * @returns the tables.
 */
export async function refreshStatistics(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select quote_ident(relname) as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and pg_relation_size(oid) / current_setting('block_size')::int
        > greatest(${minPages}::int, relpages * ${grown}::float8)
    order by relname`);
  for (const { name } of rows)
    await db.transaction(async (tx) => {
      await tx.execute(sql`set local default_statistics_target = ${sql.raw(String(statisticsTarget))}`);
      await tx.execute(sql`analyze ${sql.raw(name)}`);
    });
  return rows.map(({ name }) => name);
}
