import { sql } from 'drizzle-orm';
import { apiAreas } from '../areas/registry';
import type { Database } from '../db/database';
import { deleteOldest } from '../db/delete-oldest';
import {
  currentAnswers,
  experiences,
  moderations,
  responses,
  testResponses,
  visitEvents,
} from '../db/schema';
import type { Dependencies } from '../dependencies';
import { readTenant } from '../tenants/tenant-settings';
import { forgetHolders } from '../tokens/forget-holders';
import { withoutVisitor } from './forget-visits';

const dayMs = 24 * 3600_000;
/** So that answers that come meanwhile never wait long. */
const atOnce = 5_000;
/** Few enough for the index even where the table's size is not known. */
const visitsAtOnce = 200;

/**
 * Deletes what is kept of visitors beyond the tenant's retention. Counts stay, and are no longer recomputable from then
 * on; visits stay without a name. Ended half-way it goes on with the next run.
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
  await forgetVisitors(db, before);
  await forgetHolders(db, before);
  for (const { visitors } of Object.values(apiAreas)) await visitors?.forget(db, before);
}

/**
 * Answers before responses, as whoever erases a visitor: the two wait for each other, never for ever. Old ones are found
 * experience by experience, along an index, and deleted where they were found: nothing else of the ledger is read. One
 * that changed meanwhile stays until the next run. What staff have said of their texts goes with them, last: `textKey`.
 * @returns how many responses were found.
 */
async function forgetSome(db: Database, before: Date): Promise<number> {
  const { rows } = await db.execute<{ found: string }>(sql`
    with old as materialized (
      select found.* from ${experiences} cross join lateral (
        select ctid, id, run_id, respondent_id, document_id, answer from ${responses}
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
    ), said as (
      delete from ${moderations} using (select count(*) from gone) as first
      where ${moderations}.ctid = any(array(
        select text.ctid from old cross join lateral jsonb_each(old.answer) written (question, given)
        cross join lateral (
          select ctid from ${moderations}
          where document_id = old.document_id and kind = 'text' and key = old.id || '/' || question
          offset 0
        ) text
        where given ? 'text'
      ))
    )
    select count(*) as found from old`);
  return Number(rows[0]?.found ?? 0);
}

/** How many different people came is counted from their visits, which therefore stay, and name nobody any more. */
async function forgetVisitors(db: Database, before: Date): Promise<void> {
  let forgotten: number | null;
  do
    ({ rowCount: forgotten } = await db.execute(sql`
      update ${visitEvents} set ${withoutVisitor} where ctid = any(array(
        select ctid from ${visitEvents}
        where at < ${before.toISOString()}::timestamptz and respondent_id is not null
        order by at limit ${visitsAtOnce}
      ))`));
  while (forgotten === visitsAtOnce);
}
