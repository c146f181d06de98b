import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { placements } from '../db/schema';
import type { Dependencies } from '../dependencies';
import type { Bus } from '../live/bus';
import { readOccupied } from '../live/presence';
import { publishDraft, publishManifest } from '../live/topics';
import type { DraftOwner } from './draft-owner';

/** Tells open viewers of every placement that shows the experience, now or by its calendar, that it changed. */
export async function announceManifest(db: Database, bus: Bus, experienceId: string): Promise<void> {
  const shown = await db
    .select({ id: placements.id })
    .from(placements)
    .where(
      and(
        isNull(placements.archivedAt),
        or(
          eq(placements.experienceId, experienceId),
          sql`${placements.calendar} @> ${JSON.stringify([{ experienceId }])}::jsonb`,
        ),
      ),
    );
  await Promise.all(shown.map(({ id }) => publishManifest(bus, id)));
}

/**
 * Tells everybody who is in an experience that its documents changed, or the models that they may name. Those of a
 * brand or of the tenant are in all of its experiences.
 */
export async function announceDraft(
  { bus, db, now }: Pick<Dependencies, 'bus' | 'db' | 'now'>,
  { brandId, experienceId }: Pick<DraftOwner, 'brandId' | 'experienceId'>,
): Promise<void> {
  const experienceIds = experienceId === null ? await readOccupied(db, brandId, now()) : [experienceId];
  await Promise.all(experienceIds.map((id) => publishDraft(bus, id)));
}
