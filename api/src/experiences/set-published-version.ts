import { eq } from 'drizzle-orm';
import type { Transaction } from '../db/database';
import { experiences, formerVersions } from '../db/schema';

/** Moves the pointer to a version, or with null to none, and keeps until when the one before was current. */
export async function setPublishedVersion(
  tx: Transaction,
  experienceId: string,
  version: number | null,
  now: Date,
): Promise<void> {
  const [before] = await tx
    .select({ version: experiences.publishedVersion })
    .from(experiences)
    .where(eq(experiences.id, experienceId))
    .for('no key update');
  if (before && before.version !== version)
    await tx.insert(formerVersions).values({ experienceId, version: before.version, until: now });
  await tx
    .update(experiences)
    .set({ publishedVersion: version, updatedAt: now })
    .where(eq(experiences.id, experienceId));
}
