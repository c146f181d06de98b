import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { visitEvents } from '../db/schema';

const quarterMs = 15 * 60_000;

/** The visit of somebody who agrees to be recognised. */
type RecognisedVisit = Omit<
  typeof visitEvents.$inferSelect,
  'id' | 'kind' | 'previousAt' | 'previousHereAt' | 'respondentId'
> & { respondentId: string };

/** Keeps a visit with the one before it, once a quarter of an hour and placement. */
export async function recogniseVisit(db: Database, visit: RecognisedVisit): Promise<void> {
  const { experienceId, placementId, respondentId } = visit;
  const at = new Date(Math.floor(visit.at.getTime() / quarterMs) * quarterMs);
  await db.transaction(async (tx) => {
    // Two tabs of one browser would both be its first visit.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${respondentId}, 0))`);
    // Their own visits first, along their index: looked for backwards in time, somebody's first visit reads all others'.
    await tx.execute(sql`with theirs as materialized (
        select at, experience_id, placement_id from ${visitEvents} where respondent_id = ${respondentId}
      ), before as (
        select at, placement_id from theirs where experience_id = ${experienceId}
      ), here as (
        select at from before where placement_id = ${placementId}
      )
      insert into ${visitEvents} (placement_id, experience_id, respondent_id, kind, source,
        device_class, language, at, previous_at, previous_here_at)
      select ${placementId}, ${experienceId}, ${respondentId}, 'visit', ${visit.source}, ${visit.deviceClass},
        ${visit.language}, ${at}::timestamptz, coalesce((select max(at) from before), 'epoch'),
        coalesce((select max(at) from here), 'epoch')
      where not exists (select from here where at = ${at}::timestamptz)`);
  });
}
