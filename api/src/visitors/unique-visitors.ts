import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { visitEvents, visitorRollups } from '../db/schema';
import { rolledUpUntil } from './roll-up-visits';
import { isSpan, moment, splitAt } from './split-range';
import type { VisitMoments } from './visit-range';

const dayMs = 24 * 3600_000;

/**
 * How many different people came in a range, of those who agreed to be recognised. Each is counted at their first visit
 * in it, which is the one whose visit before lies before the range. So it is exact, and a year is read from sums of its
 * days: only the days in which it begins and ends, and what has come since the last sum, are read visit by visit.
 */
export async function uniqueVisitors(
  db: Database,
  { experienceId, placementId }: { experienceId: string; placementId: string | null },
  range: VisitMoments,
): Promise<number> {
  const [from, until] = [range.from.getTime(), range.until.getTime()];
  const visits = sql`select count(*) from ${visitEvents} where experience_id = ${experienceId}`;
  // What is added to a column keeps the planner from the index that has it too early.
  const asIs = (column: 'at' | 'previous_at') => sql.raw(`(${column} + interval '0 hours')`);
  if (placementId !== null)
    return counted(
      db,
      // As a pair, which only the index by placement has: a table that was never analysed is read along another else.
      sql`${visits} and (placement_id, at) >= (${placementId}, ${moment(from)})
        and (placement_id, at) < (${placementId}, ${moment(until)}) and previous_here_at < ${moment(from)}`,
    );
  const { days } = splitAt(range, (await rolledUpUntil(db)).getTime());
  const firstDay = Math.floor(from / dayMs) * dayMs;
  const edges = [
    { from, until: Math.min(days.from, until) },
    { from: days.until, until },
  ].filter(isSpan);
  const parts = edges.map(
    (edge) =>
      sql`${visits} and at >= ${moment(edge.from)} and at < ${moment(edge.until)}
        and ${asIs('previous_at')} < ${moment(from)}`,
  );
  if (isSpan(days)) {
    parts.push(sql`select sum(visitors) from ${visitorRollups} where experience_id = ${experienceId}
      and day >= ${moment(days.from)} and day < ${moment(days.until)} and previous_day < ${moment(firstDay)}`);
    // Who came last on the day in which the range begins, but before it began.
    if (firstDay < from)
      parts.push(sql`${visits} and previous_at >= ${moment(firstDay)} and previous_at < ${moment(from)}
        and ${asIs('at')} >= ${moment(days.from)} and ${asIs('at')} < ${moment(days.until)}`);
  }
  return counted(db, sql.join(parts, sql` union all `));
}

async function counted(db: Database, parts: SQL): Promise<number> {
  const { rows } = await db.execute<{ visitors: string }>(
    sql`select coalesce(sum(visitors), 0) as visitors from (${parts}) as parts (visitors)`,
  );
  return Number(rows[0]?.visitors ?? 0);
}
