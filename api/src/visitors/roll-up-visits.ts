import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database';
import { visitRollupProgress } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { addUpVisitors } from './add-up-visitors';
import { addedUpAs } from './visit-facets';

const hourMs = 3600_000;
const dayMs = 24 * hourMs;
/** A report that was under way when its hour ended has long been counted by then. */
const settledAfterMs = 10 * 60_000;

const floor = (ms: number, step: number) => Math.floor(ms / step) * step;

/** Until when counts are added up; what comes later is in `visit_hours` alone. */
export async function rolledUpUntil(db: Database | Transaction): Promise<Date> {
  const [progress] = await db.select().from(visitRollupProgress);
  return progress?.until ?? new Date(0);
}

/**
 * Adds up all hours and days that are over, a day at a time, each in a transaction of its own.
 * @param stopping what is left is added up at the next run.
 */
export async function rollUpVisits(
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  stopping?: AbortSignal,
): Promise<void> {
  const end = floor(now().getTime() - settledAfterMs, hourMs);
  while (!stopping?.aborted && (await rollUpDay(db, end)));
}

/** @returns whether there is more to do. */
const rollUpDay = (db: Database, end: number) =>
  db.transaction(async (tx) => {
    const id = 'visits';
    await tx
      .insert(visitRollupProgress)
      .values({ id, until: new Date(0) })
      .onConflictDoNothing();
    const [progress] = await tx.select().from(visitRollupProgress).for('update');
    let from = progress?.until.getTime() ?? 0;
    if (from === 0) {
      const first = await firstHour(tx);
      from = first ? floor(first.getTime(), hourMs) : end;
    }
    const day = floor(from, dayMs);
    const until = Math.min(day + dayMs, end);
    if (until > from) await addUp(tx, 'hour', new Date(from), new Date(until));
    if (until > from && until === day + dayMs) {
      await addUp(tx, 'day', new Date(day), new Date(until));
      await addUpVisitors(tx, new Date(day));
    }
    if (until >= from) await tx.update(visitRollupProgress).set({ until: new Date(until) });
    return until < end;
  });

/** The first hour of which anything is counted, found along the index of each experience. */
async function firstHour(tx: Transaction): Promise<Date | null> {
  const { rows } = await tx.execute<{ hour: string | null }>(sql`
    select min(counted.hour) as hour from experiences cross join lateral (
      select hour from visit_hours where experience_id = experiences.id order by hour limit 1
    ) counted`);
  return rows[0]?.hour ? new Date(rows[0].hour) : null;
}

/** Experience by experience, along the index that has their hours. */
async function addUp(tx: Transaction, span: 'hour' | 'day', from: Date, until: Date): Promise<void> {
  const began = span === 'hour' ? sql`counted.hour` : sql`${from}::timestamptz`;
  await tx.execute(sql`insert into visit_rollups
      (experience_id, span, kind, hour, document_id, detail, count, second_quarter, third_quarter, fourth_quarter)
    select experiences.id, ${span}, added.kind, ${began}, added.document_id, added.detail, sum(counted.count),
      sum(counted.second_quarter), sum(counted.third_quarter), sum(counted.fourth_quarter)
    from experiences
    cross join lateral (
      select * from visit_hours
      where experience_id = experiences.id and hour >= ${from}::timestamptz and hour < ${until}::timestamptz
      offset 0
    ) counted
    cross join ${addedUpAs}
    group by 1, 3, 4, 5, 6
    on conflict (experience_id, span, kind, hour, document_id, detail) do update set count = excluded.count,
      second_quarter = excluded.second_quarter, third_quarter = excluded.third_quarter,
      fourth_quarter = excluded.fourth_quarter`);
}
