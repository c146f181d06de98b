import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../db/database';
import { documents, manifests } from '../db/schema';
import { setPublishedVersion } from '../experiences/set-published-version';
import type { ServerHalf } from './compile';

export type ManifestRow = typeof manifests.$inferSelect;

/** Whose experience is published or taken away, and when. */
export interface Publisher {
  brandId: string;
  experienceId: string;
  personId: string;
  now: Date;
}

/** @returns null for a version that never was. */
export async function readVersion(db: Database | Transaction, experienceId: string, version: number) {
  const [row] = await db
    .select()
    .from(manifests)
    .where(and(eq(manifests.experienceId, experienceId), eq(manifests.version, version)));
  return row ?? null;
}

const serverHalf = z.looseObject({ documents: z.record(z.string(), z.int()).default({}) });
export const compiledFrom = (row: ManifestRow): ServerHalf['documents'] =>
  serverHalf.parse(row.serverHalf).documents;

/** Moves what is current, and with it what every document's status is compared with. */
export async function movePointer(
  tx: Transaction,
  { experienceId, now }: Pick<Publisher, 'experienceId' | 'now'>,
  to: { version: number | null; documents: ServerHalf['documents'] },
): Promise<void> {
  const revision = sql`(${JSON.stringify(to.documents)}::jsonb ->> ${documents.id})::integer`;
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
  await setPublishedVersion(tx, experienceId, to.version, now);
}
