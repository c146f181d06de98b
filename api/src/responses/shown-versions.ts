import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import { experiences, manifests, placements, stores } from '../db/schema';
import { assignedAt, isShown, placementState } from '../placements/state';
import type { PublishedVersion } from './published-version';

/** A placement that shows an experience, and the version that it shows. */
export interface ShownVersion {
  placementId: string;
  /** Of its store. */
  timeZone: string;
  version: PublishedVersion;
}

/** Where an experience is shown at a moment. */
export async function shownVersions(
  db: Database,
  versionOf: (hash: string) => Promise<PublishedVersion | null>,
  experienceId: string,
  now: Date,
): Promise<ShownVersion[]> {
  const [experience] = await db
    .select({ publishedVersion: experiences.publishedVersion, archivedAt: experiences.archivedAt })
    .from(experiences)
    .where(eq(experiences.id, experienceId));
  if (!experience || !isShown(experience)) return [];
  const rows = await db
    .select({ placement: placements, timeZone: stores.timeZone })
    .from(placements)
    .innerJoin(stores, eq(stores.id, placements.storeId))
    .where(and(eq(placements.experienceId, experienceId), isNull(placements.archivedAt)));
  const shown = rows.flatMap(({ placement, timeZone }) => {
    const assigned = assignedAt(placement, now);
    const number = assigned.pinnedVersion ?? experience.publishedVersion;
    const isActive = placementState(placement, experience, now) === 'active';
    return isActive && assigned.experienceId === experienceId && number !== null
      ? [{ placementId: placement.id, timeZone, number }]
      : [];
  });
  if (shown.length === 0) return [];
  const hashes = await db
    .select({ hash: manifests.hash })
    .from(manifests)
    .where(
      and(
        eq(manifests.experienceId, experienceId),
        inArray(manifests.version, [...new Set(shown.map(({ number }) => number))]),
      ),
    );
  const versions = await Promise.all(hashes.map(({ hash }) => versionOf(hash)));
  return shown.flatMap(({ number, ...place }) => {
    const version = versions.find((one) => one?.version === number);
    return version ? [{ ...place, version }] : [];
  });
}
