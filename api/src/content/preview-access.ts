import type { PreviewAccess } from '@vitrine/shared/contract';
import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../db/database';
import { previewAccesses } from '../db/schema';
import { newPlacementId, newTestAccessId } from '../ids';
import { ProblemError } from '../problem';

const hourMs = 3_600_000;
/** An address that was sent to a phone, or stands in somebody's history, shows drafts no longer than this. */
const lifetimeMs = 24 * hourMs;
/** A working day is left on what is handed out again. */
const leastLeftMs = 12 * hourMs;

/** The address of an experience's preview, the same for everybody who edits it; a new one twice a day. */
export async function openPreviewAccess(
  db: Database,
  experienceId: string,
  now: Date,
): Promise<PreviewAccess> {
  const [current] = await db
    .select()
    .from(previewAccesses)
    .where(
      and(
        eq(previewAccesses.experienceId, experienceId),
        gt(previewAccesses.expiresAt, new Date(now.getTime() + leastLeftMs)),
      ),
    )
    .orderBy(desc(previewAccesses.expiresAt))
    .limit(1);
  const access = current ?? (await renew(db, experienceId, now));
  return {
    placementId: access.placementId,
    testAccessId: access.id,
    expiresAt: access.expiresAt.toISOString(),
  };
}

async function renew(db: Database, experienceId: string, now: Date) {
  const access = {
    id: newTestAccessId(),
    placementId: newPlacementId(),
    experienceId,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  };
  await db.insert(previewAccesses).values(access);
  // Those that are a lifetime past say 404 instead of 410: nobody needs to be told any more.
  await db
    .delete(previewAccesses)
    .where(
      and(
        eq(previewAccesses.experienceId, experienceId),
        lt(previewAccesses.expiresAt, new Date(now.getTime() - lifetimeMs)),
      ),
    );
  return access;
}

/**
 * @returns the experience that is previewed at an address; null where the address is none of a preview.
 * @throws ProblemError 410 for one that has ended.
 */
export async function findPreviewed(
  db: Database,
  { placementId, testAccessId }: { placementId: string; testAccessId: string },
  now: Date,
): Promise<string | null> {
  const [access] = await db
    .select()
    .from(previewAccesses)
    .where(and(eq(previewAccesses.id, testAccessId), eq(previewAccesses.placementId, placementId)));
  if (access && access.expiresAt <= now)
    throw new ProblemError(410, 'expired', 'This preview has expired. Open it again in the editor.');
  return access?.experienceId ?? null;
}
