import { areaDocuments, type DocumentPatch, type documentCreate, limits } from '@vitrine/shared/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { generateKeyBetween } from 'fractional-indexing';
import type { z } from 'zod';
import type { Database, Transaction } from '../db/database';
import { documents } from '../db/schema';
import { newId } from '../ids';
import { conflict, notFound } from '../problem';
import type { DocumentRow } from './document';
import { checkedData, checkedOrder, checkReferences } from './draft-data';
import { bumpDraft, type DraftOwner, lockDraftOwner } from './draft-owner';
import { applyPatch, patchBetween } from './merge-patch';
import { type RevisionPatch, recordRevision } from './revisions';

/** Who writes, where and when. */
export interface Writer {
  brandId: string;
  personId: string;
  now: Date;
}

/** @throws ProblemError 400, 404 for a foreign experience, 409 when the area holds all that it may. */
export function createDocument(
  db: Database | Transaction,
  writer: Writer,
  { area, data: given, experienceId, order: wanted }: z.infer<typeof documentCreate>,
): Promise<DocumentRow> {
  return db.transaction(async (tx) => {
    const owner = await lockDraftOwner(tx, writer.brandId, experienceId ?? null);
    const data = checkedData(area, given ?? areaDocuments[area].empty());
    await checkReferences(tx, area, writer.brandId, data);
    await refuseBeyondLimit(tx, owner, area);
    const order = wanted === undefined ? await orderAfterLast(tx, owner, area) : checkedOrder(wanted);
    const [row] = await tx
      .insert(documents)
      .values({
        ...owner,
        id: newId(),
        area,
        order,
        data,
        createdAt: writer.now,
        updatedAt: writer.now,
        updatedBy: writer.personId,
      })
      .returning();
    if (!row) throw new Error('The insert returned no row');
    await recordRevision(tx, row, { data, order }, { by: writer.personId, at: writer.now });
    await bumpDraft(tx, owner, writer.now);
    return row;
  });
}

/**
 * Locks a document of the brand for writing, after its owner.
 * @throws ProblemError 404 for a foreign one, 409 where the owner is archived.
 */
export async function lockDocument(tx: Transaction, brandId: string, documentId: string) {
  const mine = and(eq(documents.id, documentId), eq(documents.brandId, brandId));
  // The owner never changes, so it may be read before anything is locked.
  const [found] = await tx.select({ experienceId: documents.experienceId }).from(documents).where(mine);
  if (!found) throw notFound('document');
  const owner = await lockDraftOwner(tx, brandId, found.experienceId);
  const [row] = await tx.select().from(documents).where(mine).for('no key update');
  if (!row) throw notFound('document');
  return { owner, row };
}

/**
 * Merges a patch into a locked document. A patch that changes nothing makes no revision.
 * @throws ProblemError 400 where the result is no document of its area, 409 for an archived one.
 */
export async function mergeIntoDocument(
  tx: Transaction,
  writer: Writer,
  { owner, row }: { owner: DraftOwner; row: DocumentRow },
  { data: patch, order: wanted }: DocumentPatch,
): Promise<DocumentRow> {
  if (row.archivedAt)
    throw conflict('archived', 'The document is archived. Restore it to go on.', ['restore']);
  const data = patch ? checkedData(row.area, applyPatch(row.data, patch)) : row.data;
  const order = wanted === undefined ? row.order : checkedOrder(wanted);
  const changed = patchBetween(row.data, data);
  if (Object.keys(changed).length === 0 && order === row.order) return row;
  await checkReferences(tx, row.area, writer.brandId, data, row.data);
  return writeRevision(
    tx,
    writer,
    owner,
    { ...row, data, order },
    {
      ...(patch && { data: patch }),
      ...(order !== row.order && { order }),
    },
  );
}

/** Archiving an archived document, or restoring one that is not, changes nothing. */
export function setDocumentArchived(
  db: Database,
  writer: Writer,
  documentId: string,
  archived: boolean,
): Promise<DocumentRow> {
  return db.transaction(async (tx) => {
    const { owner, row } = await lockDocument(tx, writer.brandId, documentId);
    if ((row.archivedAt !== null) === archived) return row;
    if (!archived) await refuseBeyondLimit(tx, owner, row.area);
    const archivedAt = archived ? writer.now : null;
    return writeRevision(tx, writer, owner, { ...row, archivedAt }, { archived });
  });
}

async function writeRevision(
  tx: Transaction,
  writer: Writer,
  owner: DraftOwner,
  { archivedAt, data, id, order, revision }: DocumentRow,
  patch: RevisionPatch,
): Promise<DocumentRow> {
  const [row] = await tx
    .update(documents)
    .set({
      archivedAt,
      data,
      order,
      revision: revision + 1,
      updatedAt: writer.now,
      updatedBy: writer.personId,
    })
    .where(eq(documents.id, id))
    .returning();
  if (!row) throw new Error(`Document ${id} vanished under its lock`);
  await recordRevision(tx, row, patch, { by: writer.personId, at: writer.now });
  await bumpDraft(tx, owner, writer.now);
  return row;
}

const ofOwner = ({ brandId, experienceId }: DraftOwner, area: DocumentRow['area']) =>
  and(
    eq(documents.brandId, brandId),
    experienceId === null ? isNull(documents.experienceId) : eq(documents.experienceId, experienceId),
    eq(documents.area, area),
  );

async function refuseBeyondLimit(tx: Transaction, owner: DraftOwner, area: DocumentRow['area']) {
  const count = await tx.$count(documents, and(ofOwner(owner, area), isNull(documents.archivedAt)));
  const single = 'single' in areaDocuments[area];
  if (single && count > 0) throw conflict('single-document', 'There is one already; change that one.');
  if (count >= limits.documentsPerArea)
    throw conflict('too-many', `At most ${limits.documentsPerArea} in one area. Archive one first.`);
}

async function orderAfterLast(tx: Transaction, owner: DraftOwner, area: DocumentRow['area']) {
  const [last] = await tx
    .select({ order: sql<string | null>`max(${documents.order} collate "C")` })
    .from(documents)
    .where(ofOwner(owner, area));
  return generateKeyBetween(last?.order ?? null, null);
}
