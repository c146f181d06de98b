import type { DocumentPatch } from '@vitrine/shared/contract';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../db/database';
import { idempotencyKeys } from '../db/schema';
import { keyReused, requestHashOf, type Write } from '../idempotency';
import { ProblemError } from '../problem';
import { type DocumentRow, documentOf } from './document';
import { peopleNames } from './people-names';
import { contentAt } from './revisions';
import { lockDocument, mergeIntoDocument, type Writer } from './write-document';

interface ConditionalPatch {
  documentId: string;
  patch: DocumentPatch;
  /** The header as it came. */
  ifMatch: string;
  idempotencyKey: string | undefined;
}

/**
 * A merge patch on the condition that the document is still what the client saw.
 *
 * A key is remembered in the write's own transaction, with the revision that the write made: so a repeat after a
 * lost answer is told from a stale write even when the process died between commit and answer, and 500 kB scenes
 * are not stored twice a second; the first answer is rebuilt from the revisions.
 * @throws ProblemError 412 with the current document when it is not, 422 for a key that belongs to another write.
 */
export function patchDocument(write: Write, writer: Writer, request: ConditionalPatch): Promise<DocumentRow> {
  const { documentId, idempotencyKey, ifMatch, patch } = request;
  const requestHash =
    idempotencyKey === undefined ? null : requestHashOf(idempotencyKey, { documentId, ifMatch, patch });
  return write(async (tx) => {
    const locked = await lockDocument(tx, writer.brandId, documentId);
    if (idempotencyKey === undefined || requestHash === null)
      return writeIfCurrent(tx, writer, locked, request);
    const earlier = await earlierWrite(tx, writer.personId, idempotencyKey, requestHash);
    if (earlier !== null) return asOf(tx, locked.row, earlier);
    const row = await writeIfCurrent(tx, writer, locked, request);
    const remembered = await tx
      .insert(idempotencyKeys)
      .values({
        owner: writer.personId,
        key: idempotencyKey,
        requestHash,
        status: 200,
        response: { revision: row.revision },
        createdAt: writer.now,
      })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    // Another document's write took the key at the same moment; what this one wrote is rolled back.
    if (remembered.length === 0) throw keyReused();
    return row;
  });
}

async function writeIfCurrent(
  tx: Transaction,
  writer: Writer,
  locked: Awaited<ReturnType<typeof lockDocument>>,
  { ifMatch, patch }: ConditionalPatch,
): Promise<DocumentRow> {
  const { row } = locked;
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  if (!tags.includes(`"${row.revision}"`)) {
    const names = await peopleNames(tx, [row.updatedBy]);
    throw new ProblemError(412, 'stale', 'Someone else changed this in the meantime.', {
      current: documentOf(row, names),
      headers: { etag: `"${row.revision}"` },
    });
  }
  return mergeIntoDocument(tx, writer, locked, patch);
}

const remembered = z.object({ revision: z.int() });

/** @returns the revision that the key's first write made; null for a new key. */
async function earlierWrite(tx: Transaction, owner: string, key: string, requestHash: string) {
  const [first] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key)));
  if (!first) return null;
  if (first.requestHash !== requestHash) throw keyReused();
  return remembered.parse(first.response).revision;
}

/** The document as a revision left it. */
async function asOf(tx: Transaction, row: DocumentRow, revision: number): Promise<DocumentRow> {
  if (row.revision === revision) return row;
  const content = await contentAt(tx, row, revision);
  if (!content) throw new Error(`Document ${row.id} has no revision ${revision}`);
  const { at, by, data, order } = content;
  return { ...row, data, order, revision, updatedAt: at, updatedBy: by, archivedAt: null };
}
