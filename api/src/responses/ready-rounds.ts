import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import { runs } from '../db/schema';
import { type FirstRound, openFirstRounds } from './runs';
import type { ShownVersion } from './shown-versions';

/**
 * Makes the rounds that wait for a moderator at every placement that shows an experience, so that they can be opened
 * before the first visitor has looked.
 */
export async function makeReadyRounds(
  db: Database,
  shown: ShownVersion[],
  experienceId: string,
  now: Date,
): Promise<void> {
  if (shown.length === 0) return;
  const made = await db
    .select({ placementId: runs.placementId, documentId: runs.documentId })
    .from(runs)
    .where(and(eq(runs.experienceId, experienceId), eq(runs.round, 1), isNotNull(runs.slot)));
  const known = new Set(made.map(({ documentId, placementId }) => `${placementId}/${documentId}`));
  const missing = shown.flatMap(({ placementId, version }): FirstRound[] =>
    [...version.answered.values()]
      .filter(({ documentId, opensByItself }) => !opensByItself && !known.has(`${placementId}/${documentId}`))
      .map((rules) => ({ placementId, experienceId, rules })),
  );
  await openFirstRounds(db, missing, now);
}
