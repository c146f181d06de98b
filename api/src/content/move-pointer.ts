import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database';
import { documents, experiences, manifests } from '../db/schema';
import { setPublishedVersion } from '../experiences/set-published-version';
import { refuseLockedVersion } from './refuse-locked-version';
import { compiledFrom, type ManifestRow, type Publisher } from './versions';

/**
 * Moves what is current, and with it what every document's status is compared with.
 * @param to null: nothing is.
 * @throws ProblemError 409 `version-locked` where people are answering what would become something else.
 */
export async function movePointer(
  tx: Transaction,
  { experienceId, now }: Pick<Publisher, 'experienceId' | 'now'>,
  to: ManifestRow | null,
): Promise<void> {
  if (to) await refuseLockedVersion(tx, await currentVersion(tx, experienceId), to);
  const compiled = JSON.stringify(to ? compiledFrom(to) : {});
  const revision = sql`(${compiled}::jsonb ->> ${documents.id})::integer`;
  await tx
    .update(documents)
    .set({ publishedRevision: revision })
    .where(
      and(
        eq(documents.experienceId, experienceId),
        // Most of a large experience stays as it is.
        sql`${documents.publishedRevision} is distinct from ${revision}`,
      ),
    );
  await setPublishedVersion(tx, experienceId, to?.version ?? null, now);
}

/** @returns null where nothing is published. */
async function currentVersion(tx: Transaction, experienceId: string): Promise<ManifestRow | null> {
  const [row] = await tx
    .select({ version: manifests })
    .from(experiences)
    .innerJoin(
      manifests,
      and(eq(manifests.experienceId, experiences.id), eq(manifests.version, experiences.publishedVersion)),
    )
    .where(eq(experiences.id, experienceId));
  return row?.version ?? null;
}
