import { lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { currentAnswers, responses, testResponses, visitEvents } from '../db/schema';
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
  await db.delete(testResponses).where(lt(testResponses.receivedAt, before));
  await db.delete(visitEvents).where(lt(visitEvents.at, before));
}

/**
 * Answers before responses, as whoever erases a visitor: the two wait for each other, never for ever.
 * @returns how many responses went.
 */
async function forgetSome(db: Database, before: Date): Promise<number> {
  const { rows } = await db.execute<{ forgotten: string }>(sql`
    with old as (
      select id, run_id, respondent_id from ${responses}
      where received_at < ${before.toISOString()}::timestamptz limit ${atOnce}
    ), answers as (
      delete from ${currentAnswers} using old
      where ${currentAnswers}.run_id = old.run_id and ${currentAnswers}.respondent_id = old.respondent_id
        and ${currentAnswers}.response_id = old.id
      returning 1
    ), gone as (
      delete from ${responses} using old, (select count(*) from answers) as first
      where ${responses}.id = old.id returning 1
    )
    select count(*) as forgotten from gone`);
  return Number(rows[0]?.forgotten ?? 0);
}
