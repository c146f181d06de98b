import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { placements } from '../db/schema';
import type { Bus } from '../live/bus';
import { publishManifest } from '../live/topics';

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
