import { sql } from 'drizzle-orm';
import { apiAreas } from '../areas/registry';
import type { Database } from '../db/database';
import { deleteOldest } from '../db/delete-oldest';
import { currentAnswers, experiences, responses, testResponses, visitEvents } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { readTenant } from '../tenants/tenant-settings';

const dayMs = 24 * 3600_000;
/** So that answers that come meanwhile never wait long. */
const atOnce = 5_000;

/**
 * Deletes what is kept of visitors beyond the tenant's retention. Counts stay, and are no longer recomputable from then
 * on; visits stay as nameless hours. Ended half-way it goes on with the next run.
 */
export async function forgetOldResponses({
  config,
  db,
  now,
}: Pick<Dependencies, 'config' | 'db' | 'now'>): Promise<void> {
  const { responseRetentionDays } = await readTenant(db, config.firebase.tenantId);
  const before = new Date(now().getTime() - responseRetentionDays * dayMs);
  while ((await forgetSome(db, before)) === atOnce);
  await deleteOldest(db, testResponses.receivedAt, before);
  await deleteOldest(db, visitEvents.at, before);
  for (const { visitors } of Object.values(apiAreas)) await visitors?.forget(db, before);
}

/**
 * Answers before responses, as whoever erases a visitor: the two wait for each other, never for ever. Old ones are found
 * experience by experience, along an index, and deleted where they were found: nothing else of the ledger is read. One
 * that changed meanwhile stays until the next run.
 * @returns how many responses were found.
 */
async function forgetSome(db: Database, before: Date): Promise<number> {
  const { rows } = await db.execute<{ found: string }>(sql`
    with old as materialized (
      select found.* from ${experiences} cross join lateral (
        select ctid, id, run_id, respondent_id from ${responses}
        where experience_id = ${experiences.id} and received_at < ${before.toISOString()}::timestamptz
        order by received_at limit ${atOnce}
      ) found
      limit ${atOnce}
    ), answers as (
      delete from ${currentAnswers} where ctid = any(array(
        select answered.ctid from old cross join lateral (
          select ctid from ${currentAnswers}
          where run_id = old.run_id and respondent_id = old.respondent_id and response_id = old.id
          offset 0
        ) answered
      ))
      returning 1
    ), gone as (
      delete from ${responses} using (select count(*) from answers) as first
      where ${responses}.ctid = any(array(select ctid from old)) returning 1
    )
    select count(*) as found from old`);
  return Number(rows[0]?.found ?? 0);
}
