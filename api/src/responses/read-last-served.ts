import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { experiences, formerAssignments, formerVersions, placements } from '../db/schema';
import { lastServed } from './last-served';

/** When a placement served a version last; null: never. */
export async function readLastServed(
  db: Database,
  placementId: string,
  seen: { experienceId: string; version: number },
  now: Date,
): Promise<Date | null> {
  // What holds now is read before what held earlier: a change in between is then seen twice rather than not at all.
  const [placement] = await db.select().from(placements).where(eq(placements.id, placementId));
  const [experience] = await db.select().from(experiences).where(eq(experiences.id, seen.experienceId));
  if (!placement || !experience) return null;
  const assignments = await db
    .select()
    .from(formerAssignments)
    .where(eq(formerAssignments.placementId, placementId))
    .orderBy(asc(formerAssignments.until), asc(formerAssignments.id));
  const versions = await db
    .select()
    .from(formerVersions)
    .where(eq(formerVersions.experienceId, seen.experienceId))
    .orderBy(asc(formerVersions.until), asc(formerVersions.id));
  return lastServed(
    seen,
    [...assignments, { ...placement, until: null }],
    [...versions, { version: experience.publishedVersion, until: null }],
    now,
  );
}
