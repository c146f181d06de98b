import type { PlacementState } from '@vitrine/shared/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { experiences, manifests } from '../db/schema';
import { findPlacement } from '../placements/resolve';
import { assignedAt, placementState } from '../placements/state';

/** What a placement serves at a moment. */
export interface ServedPlacement {
  placementId: string;
  brandId: string;
  state: PlacementState;
  experienceId: string | null;
  /** The manifest's hash; null unless the state is active. */
  manifest: string | null;
  /** As its staff have said, of one address. */
  respondentsPerMinute: number | null;
  /** Of its store. */
  timeZone: string;
}

/** @returns null for a placement that is unknown, or archived with its store or brand. */
export async function readServedPlacement(
  db: Database,
  placementId: string,
  now: Date,
): Promise<ServedPlacement | null> {
  const placement = await findPlacement(db, placementId);
  if (!placement) return null;
  const { experienceId, pinnedVersion } = assignedAt(placement, now);
  const [shown] = experienceId
    ? await db
        .select({
          publishedVersion: experiences.publishedVersion,
          archivedAt: experiences.archivedAt,
          hash: manifests.hash,
        })
        .from(experiences)
        .leftJoin(
          manifests,
          and(
            eq(manifests.experienceId, experiences.id),
            eq(manifests.version, sql`coalesce(${pinnedVersion}::int, ${experiences.publishedVersion})`),
          ),
        )
        .where(eq(experiences.id, experienceId))
    : [];
  const state = placementState(placement, shown ?? null, now);
  return {
    placementId,
    brandId: placement.brandId,
    state,
    experienceId,
    manifest: state === 'active' ? (shown?.hash ?? null) : null,
    respondentsPerMinute: placement.respondentsPerMinute,
    timeZone: placement.timeZone,
  };
}
