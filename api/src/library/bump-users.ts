import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database';
import { experiences } from '../db/schema';

/**
 * Makes the drafts newer of all experiences of a brand whose documents name a model, before that becomes another one:
 * they count as changed, and visitors see it once somebody publishes. The outer table is named in full, which drizzle
 * would leave out.
 */
export async function bumpUsers(
  tx: Transaction,
  brandId: string,
  libraryObjectId: string,
  now: Date,
): Promise<void> {
  const names = sql`exists (select from documents d where d.experience_id = experiences.id
    and d.archived_at is null and d.data::text like ${`%"${libraryObjectId}"%`})`;
  // In the order of their ids, so that two calls wait for each other and never for ever.
  const users = await tx
    .select({ id: experiences.id })
    .from(experiences)
    .where(and(eq(experiences.brandId, brandId), names))
    .orderBy(asc(experiences.id))
    .for('no key update');
  if (users.length === 0) return;
  const ids = users.map(({ id }) => id);
  await tx
    .update(experiences)
    .set({ draftRevision: sql`${experiences.draftRevision} + 1`, updatedAt: now })
    .where(inArray(experiences.id, ids));
}
