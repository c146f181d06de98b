import type { MissingReason, PlacementState } from '@vitrine/shared/contract';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import { experiences, formerAssignments, formerVersions, placements } from '../db/schema';
import { shows } from '../placements/placement-filters';
import { placementsOf } from '../placements/read-placement';
import type { VisitMoments } from './visit-range';

interface Counted {
  brandId: string;
  experienceId: string;
  placementId: string | null;
}

/** Of placements that all show nothing, what is said of them all: first what staff can change at once. */
const silentStates = ['paused', 'scheduled', 'ended'] as const satisfies PlacementState[];

/** Why there was no visit in a range; null: everything was in place, and nobody came. */
export async function missingReasonOf(
  db: Database,
  counted: Counted,
  range: VisitMoments,
  now: Date,
): Promise<MissingReason | null> {
  if (range.from > now) return 'not-yet';
  const unpublished = await whyUnpublished(db, counted.experienceId, range);
  if (unpublished) return unpublished;
  const shown = await placementsNow(db, counted, now);
  if (shown.length === 0) return (await wasPlaced(db, counted, range)) ? null : 'not-placed';
  // How placements were in former times is not known.
  if (range.until <= now || shown.some(({ state }) => state === 'active')) return null;
  return silentStates.find((state) => shown.some((placement) => placement.state === state)) ?? null;
}

async function whyUnpublished(
  db: Database,
  experienceId: string,
  range: VisitMoments,
): Promise<MissingReason | null> {
  const [current] = await db
    .select({ version: experiences.publishedVersion })
    .from(experiences)
    .where(eq(experiences.id, experienceId));
  const former = await db
    .select({ version: formerVersions.version, until: formerVersions.until })
    .from(formerVersions)
    .where(eq(formerVersions.experienceId, experienceId))
    .orderBy(asc(formerVersions.until), asc(formerVersions.id));
  const phases = [...former, { version: current?.version ?? null, until: null }].map((phase, index) => ({
    ...phase,
    from: former[index - 1]?.until ?? new Date(0),
  }));
  const published = phases.filter(({ version }) => version !== null);
  if (published.some(({ from, until }) => from < range.until && (until === null || until > range.from)))
    return null;
  return published.some(({ from }) => from < range.until) ? 'unpublished' : 'not-published';
}

async function placementsNow(db: Database, { brandId, experienceId, placementId }: Counted, now: Date) {
  const rows = await db
    .select()
    .from(placements)
    .where(
      and(
        eq(placements.brandId, brandId),
        isNull(placements.archivedAt),
        shows(experienceId, now),
        placementId === null ? undefined : eq(placements.id, placementId),
      ),
    );
  return placementsOf(db, rows, now);
}

/** Whether a placement that shows something else now had the experience in the range. */
async function wasPlaced(db: Database, { brandId, experienceId, placementId }: Counted, range: VisitMoments) {
  const [former] = await db
    .select({ id: formerAssignments.id })
    .from(formerAssignments)
    .innerJoin(placements, eq(placements.id, formerAssignments.placementId))
    .where(
      and(
        eq(placements.brandId, brandId),
        eq(formerAssignments.experienceId, experienceId),
        gt(formerAssignments.until, range.from),
        placementId === null ? undefined : eq(placements.id, placementId),
      ),
    )
    .limit(1);
  return former !== undefined;
}
