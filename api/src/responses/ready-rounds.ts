import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import { experiences, manifests, placements, runs } from '../db/schema';
import { assignedAt, isShown, placementState } from '../placements/state';
import type { PublishedVersion } from './published-version';
import { type FirstRound, openFirstRounds } from './runs';

/**
 * Makes the rounds that wait for a moderator at every placement that shows an experience, so that they can be opened
 * before the first visitor has looked.
 */
export async function makeReadyRounds(
  db: Database,
  versionOf: (hash: string) => Promise<PublishedVersion | null>,
  experienceId: string,
  now: Date,
): Promise<void> {
  const [experience] = await db
    .select({ publishedVersion: experiences.publishedVersion, archivedAt: experiences.archivedAt })
    .from(experiences)
    .where(eq(experiences.id, experienceId));
  if (!experience || !isShown(experience)) return;
  const rows = await db
    .select()
    .from(placements)
    .where(and(eq(placements.experienceId, experienceId), isNull(placements.archivedAt)));
  const shown = rows.flatMap((row) => {
    const assigned = assignedAt(row, now);
    const version = assigned.pinnedVersion ?? experience.publishedVersion;
    const isActive = placementState(row, experience, now) === 'active';
    return isActive && assigned.experienceId === experienceId && version !== null
      ? [{ placementId: row.id, version }]
      : [];
  });
  if (shown.length === 0) return;
  const versions = [...new Set(shown.map(({ version }) => version))];
  const hashes = await db
    .select({ version: manifests.version, hash: manifests.hash })
    .from(manifests)
    .where(and(eq(manifests.experienceId, experienceId), inArray(manifests.version, versions)));
  const moderated = new Map(
    await Promise.all(
      hashes.map(async ({ hash, version }) => {
        const answered = (await versionOf(hash))?.answered ?? new Map();
        return [version, [...answered.values()].filter(({ opensByItself }) => !opensByItself)] as const;
      }),
    ),
  );
  const made = await db
    .select({ placementId: runs.placementId, documentId: runs.documentId })
    .from(runs)
    .where(and(eq(runs.experienceId, experienceId), eq(runs.round, 1), isNotNull(runs.slot)));
  const known = new Set(made.map(({ documentId, placementId }) => `${placementId}/${documentId}`));
  const missing = shown.flatMap(({ placementId, version }): FirstRound[] =>
    (moderated.get(version) ?? [])
      .filter(({ documentId }) => !known.has(`${placementId}/${documentId}`))
      .map((rules) => ({ placementId, experienceId, rules })),
  );
  await openFirstRounds(db, missing, now);
}
