import { sql } from 'drizzle-orm';
import { bumpDrafts, lockExperiences } from '../content/draft-owner';
import type { Transaction } from '../db/database';

/**
 * Makes the drafts newer of all experiences of a brand whose documents name a model, before that becomes another one.
 * The outer table is named in full, which drizzle would leave out.
 */
export async function bumpUsers(
  tx: Transaction,
  brandId: string,
  libraryObjectId: string,
  now: Date,
): Promise<void> {
  const names = sql`exists (select from documents d where d.experience_id = experiences.id
    and d.archived_at is null and d.data::text like ${`%"${libraryObjectId}"%`})`;
  await bumpDrafts(tx, await lockExperiences(tx, brandId, names), now);
}
