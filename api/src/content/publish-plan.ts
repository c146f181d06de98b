import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../db/database';
import { addJob } from '../db/jobs';
import { brands, experiences, publishPlans } from '../db/schema';
import type { Dependencies } from '../dependencies';
import type { Write } from '../idempotency';
import { conflict, ProblemError } from '../problem';
import { announceManifest } from './announce';
import { lockExperience } from './draft-owner';
import { movePointer } from './move-pointer';
import { type Publisher, readVersion } from './versions';

/** Kind of the jobs that make a planned version current. */
export const publishJob = 'publish-planned-version';

const jobData = z.object({ experienceId: z.string(), version: z.int() });

/** How long a planned version waits for a vote that goes on before it tries again. */
const waitMs = 60_000;

/**
 * Lets a version go live by itself. The experience is locked by the caller and has no plan.
 *
 * Compiled and checked is now, when somebody is there to read what is wrong; the job only moves the pointer.
 */
export async function planPublish(
  tx: Transaction,
  { experienceId, personId }: Publisher,
  { at, version }: { version: number; at: Date },
): Promise<void> {
  await tx.insert(publishPlans).values({ experienceId, version, dueAt: at, by: personId });
  await addJob(tx, publishJob, { experienceId, version }, at);
}

/** Its job finds nothing to do. */
export async function dropPlan(tx: Transaction, experienceId: string): Promise<void> {
  await tx.delete(publishPlans).where(eq(publishPlans.experienceId, experienceId));
}

/** @throws ProblemError 409 where nothing is planned. */
export function cancelPlan(write: Write, publisher: Publisher): Promise<void> {
  const { brandId, experienceId } = publisher;
  return write(async (tx) => {
    await lockExperience(tx, brandId, experienceId);
    const dropped = await tx
      .delete(publishPlans)
      .where(eq(publishPlans.experienceId, experienceId))
      .returning();
    if (dropped.length === 0)
      throw conflict('nothing-planned', 'Nothing is planned to go live.', ['publish']);
  });
}

/**
 * Makes a planned version current, once, in whichever process the job runs. Taken back, planned again or archived
 * meanwhile: nothing happens. While people vote on what it would change, it waits.
 */
export async function publishPlanned(dependencies: Dependencies, data: unknown): Promise<void> {
  const { experienceId, version } = jobData.parse(data);
  const now = dependencies.now();
  const moved = await dependencies.db
    .transaction(async (tx) => {
      const [found] = await tx
        .select({ experienceArchived: experiences.archivedAt, brandArchived: brands.archivedAt })
        .from(experiences)
        .innerJoin(brands, eq(brands.id, experiences.brandId))
        .where(eq(experiences.id, experienceId))
        .for('no key update', { of: experiences });
      const its = and(eq(publishPlans.experienceId, experienceId), eq(publishPlans.version, version));
      const [plan] = await tx.delete(publishPlans).where(its).returning();
      const row = await readVersion(tx, experienceId, version);
      if (!plan || !row || !found || found.experienceArchived || found.brandArchived) return false;
      await movePointer(tx, { experienceId, now }, row);
      return true;
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof ProblemError) || error.code !== 'version-locked') throw error;
      // The plan stands: it comes true once the vote is closed.
      await addJob(dependencies.db, publishJob, { experienceId, version }, new Date(now.getTime() + waitMs));
      return false;
    });
  if (moved) await announceManifest(dependencies.db, dependencies.bus, experienceId);
}
