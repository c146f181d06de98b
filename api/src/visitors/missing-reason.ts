import type { MissingReason, PlacementState } from '@vitrine/shared/contract';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { experiences, formerVersions } from '../db/schema';
import { assignedAt, placementState } from '../placements/state';
import { heldAt, type Until } from '../responses/last-served';
import { type FormerPlacement, mayHaveBeenArchived, readFormerPlacements } from './former-placements';
import type { VisitMoments } from './visit-range';

interface Counted {
  brandId: string;
  experienceId: string;
  placementId: string | null;
}

/** Of placements that all showed nothing, what is said of them all: first what staff can change at once. */
const silentStates = ['paused', 'scheduled', 'ended'] as const satisfies PlacementState[];

/** Why there was no visit in a range; null: visitors could come, at least for a time, and nobody did. */
export async function missingReasonOf(
  db: Database,
  counted: Counted,
  { from, until }: Pick<VisitMoments, 'from' | 'until'>,
  now: Date,
): Promise<MissingReason | null> {
  if (from > now) return 'not-yet';
  // What is yet to come of the range had no chance.
  const range = { from, until: until > now ? new Date(now.getTime() + 1) : until };
  const versions = await readVersions(db, counted.experienceId);
  const isPublished = (moment: Date) => (heldAt(versions, moment)?.version ?? null) !== null;
  const ends = versions.flatMap((term) => term.until ?? []);
  if (!momentsIn(range, ends).some(isPublished)) {
    const wasPublished = versions.some((term) => term.version !== null && term.until && term.until <= from);
    return wasPublished ? 'unpublished' : 'not-published';
  }
  const placements = await readFormerPlacements(db, counted, range);
  const states = new Set(
    placements.flatMap((placement) =>
      momentsIn(range, [...ends, ...placement.changes])
        .filter(isPublished)
        .flatMap((moment) => stateAt(placement, counted.experienceId, moment) ?? []),
    ),
  );
  if (placements.some(({ isKnown }) => !isKnown)) return 'not-known';
  if (states.has('active'))
    return (await mayHaveBeenArchived(db, counted.brandId, range)) ? 'not-known' : null;
  return silentStates.find((state) => states.has(state)) ?? 'not-placed';
}

/** The moments of a range from each of which on nothing changes until the next. */
const momentsIn = ({ from, until }: { from: Date; until: Date }, changes: Date[]): Date[] => [
  from,
  ...changes.filter((moment) => moment > from && moment < until),
];

/** How a placement was at a moment at which the experience was published; null: it showed something else. */
function stateAt(placement: FormerPlacement, experienceId: string, moment: Date): PlacementState | null {
  const then = placement.at(moment);
  if (!then || assignedAt(then, moment).experienceId !== experienceId) return null;
  return placementState(then, { publishedVersion: 1, archivedAt: null }, moment);
}

/** Which version of an experience visitors could see, in order; null: none. */
async function readVersions(
  db: Database,
  experienceId: string,
): Promise<Until<{ version: number | null }>[]> {
  // What holds now is read before what held earlier: a change in between is then seen twice rather than not at all.
  const [current] = await db
    .select({ archivedAt: experiences.archivedAt, version: experiences.publishedVersion })
    .from(experiences)
    .where(eq(experiences.id, experienceId));
  const former = await db
    .select({ version: formerVersions.version, until: formerVersions.until })
    .from(formerVersions)
    .where(eq(formerVersions.experienceId, experienceId))
    .orderBy(asc(formerVersions.until), asc(formerVersions.id));
  const { archivedAt = null, version = null } = current ?? {};
  if (archivedAt === null) return [...former, { version, until: null }];
  return [...former, { version, until: archivedAt }, { version: null, until: null }];
}
