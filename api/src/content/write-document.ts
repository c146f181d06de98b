import {
  type AreaDocument,
  areaDocuments,
  type DocumentPatch,
  type documentCreate,
  limits,
} from '@vitrine/shared/contract';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { generateNKeysBetween } from 'fractional-indexing';
import type { z } from 'zod';
import type { Database, Transaction } from '../db/database';
import { brands, documents } from '../db/schema';
import type { Write } from '../idempotency';
import { newId } from '../ids';
import { archived, conflict, notFound } from '../problem';
import type { DocumentRow } from './document';
import { checkedData, checkedOrder, checkReferences } from './draft-data';
import { bumpDraft, type DraftOwner, lockDraftOwner } from './draft-owner';
import { applyPatch, patchBetween } from './merge-patch';
import { ofBrand, ofOwner } from './owned-documents';
import { refuseLocked } from './refuse-locked';
import { type RevisionPatch, recordRevisions } from './revisions';
import { refuseToTenant } from './tenants-documents';
import { checkLinks } from './vault-links';

/** Who writes, where and when. */
export interface Writer {
  /** null: the tenant's own documents. */
  brandId: string | null;
  personId: string;
  now: Date;
}

/** @throws ProblemError 400, 404 for a foreign experience, 409 when the area holds all that it may. */
export function createDocument(
  db: Database | Transaction,
  writer: Writer,
  { area, data: given, experienceId, order: wanted }: z.infer<typeof documentCreate>,
): Promise<DocumentRow> {
  if (writer.brandId === null) refuseToTenant({ area, experienceId });
  return db.transaction(async (tx) => {
    const owner = await lockDraftOwner(tx, writer.brandId, experienceId ?? null);
    const data = checkedData(area, given ?? areaDocuments[area].empty());
    await checkReferences(tx, area, owner, data);
    await checkLinks(tx, { area, data }, owner);
    const order = wanted === undefined ? null : checkedOrder(wanted);
    const [row] = await insertDocuments(tx, writer, owner, area, [{ data, order }]);
    if (!row) throw new Error('The insert returned no row');
    return row;
  });
}

/**
 * Makes documents of a locked owner, one after the other at the end where no order is given.
 * @param drafts checked, their references and links too.
 * @throws ProblemError 409 when the area cannot hold them all.
 */
export async function insertDocuments(
  tx: Transaction,
  writer: Writer,
  owner: DraftOwner,
  area: DocumentRow['area'],
  drafts: { data: Record<string, unknown>; order: string | null }[],
): Promise<DocumentRow[]> {
  await refuseBeyondLimit(tx, owner, area, drafts.length);
  const orders = await ordersAfterLast(tx, owner, area, drafts.filter(({ order }) => order === null).length);
  const rows = await tx
    .insert(documents)
    .values(
      drafts.map(({ data, order }) => ({
        ...owner,
        id: newId(),
        area,
        order: order ?? orders.shift() ?? '',
        data,
        createdAt: writer.now,
        updatedAt: writer.now,
        updatedBy: writer.personId,
      })),
    )
    .returning();
  const writes = rows.map((document) => ({
    document,
    patch: { data: document.data, order: document.order },
  }));
  await recordRevisions(tx, writes, { by: writer.personId, at: writer.now });
  await bumpDraft(tx, owner, writer.now);
  return rows;
}

/**
 * Locks a document of the brand (null: of the tenant) for writing, after its owner.
 * @throws ProblemError 404 for a foreign one, 409 where the owner is archived.
 */
export async function lockDocument(tx: Transaction, brandId: string | null, documentId: string) {
  const mine = and(eq(documents.id, documentId), ofBrand(brandId));
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
  if (row.archivedAt) throw archived('document');
  const data = patch ? checkedData(row.area, applyPatch(row.data, patch)) : row.data;
  const order = wanted === undefined ? row.order : checkedOrder(wanted);
  const changed = patchBetween(row.data, data);
  if (Object.keys(changed).length === 0 && order === row.order) return row;
  await checkReferences(tx, row.area, owner, data, row.data);
  await checkLinks(tx, { area: row.area, data }, owner, { row, now: writer.now });
  const change = { ...(patch && { data: patch }), ...(order !== row.order && { order }) };
  return writeRevision(tx, writer, owner, { ...row, data, order }, change);
}

/** Archiving an archived document, or restoring one that is not, changes nothing. */
export function setDocumentArchived(
  write: Write,
  writer: Writer,
  documentId: string,
  archived: boolean,
): Promise<DocumentRow> {
  return write(async (tx) => {
    const { owner, row } = await lockDocument(tx, writer.brandId, documentId);
    if ((row.archivedAt !== null) === archived) return row;
    if (!archived) await refuseBeyondLimit(tx, owner, row.area, 1);
    const archivedAt = archived ? writer.now : null;
    return writeRevision(tx, writer, owner, { ...row, archivedAt }, { archived });
  });
}

async function writeRevision(
  tx: Transaction,
  writer: Writer,
  owner: DraftOwner,
  row: DocumentRow,
  patch: RevisionPatch,
): Promise<DocumentRow> {
  const [written] = await writeRevisions(tx, writer, owner, [{ row, patch }]);
  if (!written) throw new Error(`Document ${row.id} vanished under its lock`);
  return written;
}

/**
 * Writes what locked documents have become, each as its next revision.
 * @param changes `row` is what the document is to hold, with the revision that it has now.
 * @throws ProblemError 409 `options-locked` where people have answered what would change.
 */
export async function writeRevisions(
  tx: Transaction,
  writer: Writer,
  owner: DraftOwner,
  changes: { row: DocumentRow; patch: RevisionPatch }[],
): Promise<DocumentRow[]> {
  await refuseLocked(
    tx,
    changes.map(({ row }) => row),
  );
  const given = changes.map(({ row: { archivedAt, data, id, order } }) => ({ id, archivedAt, data, order }));
  await tx.execute(sql`
    update ${documents} set
      data = given.data, "order" = given."order", archived_at = given."archivedAt",
      revision = ${documents.revision} + 1,
      updated_at = ${writer.now.toISOString()}::timestamptz, updated_by = ${writer.personId}
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given (id text, data jsonb, "order" text, "archivedAt" timestamptz)
    where ${documents.id} = given.id`);
  const writes = changes.map(({ patch, row }) => {
    const { personId: updatedBy, now: updatedAt } = writer;
    return { document: { ...row, revision: row.revision + 1, updatedAt, updatedBy }, patch };
  });
  await recordRevisions(tx, writes, { by: writer.personId, at: writer.now });
  await bumpDraft(tx, owner, writer.now);
  return writes.map(({ document }) => document);
}

/**
 * @param isNew the owner has no documents of its own yet.
 * @throws ProblemError 409 when an area of a locked owner cannot hold so many more.
 */
export async function refuseBeyondLimit(
  tx: Transaction,
  owner: DraftOwner,
  area: DocumentRow['area'],
  more: number,
  isNew = false,
): Promise<void> {
  // The brand's other experiences are not locked, and count too.
  const { limit: own }: AreaDocument = areaDocuments[area];
  if (own?.per === 'brand' && owner.brandId !== null) await lockBrand(tx, owner.brandId);
  const { limit, room, single } =
    isNew && own?.per !== 'brand' ? wholeRoom(area) : await roomFor(tx, owner, area);
  if (more <= room) return;
  if (single) throw conflict('single-document', 'There is one already; change that one.');
  throw conflict('too-many', `At most ${limit} in one area. Archive one first.`);
}

/** Others who lock it wait until the transaction ends. */
export async function lockBrand(tx: Transaction, brandId: string): Promise<void> {
  await tx.select({ id: brands.id }).from(brands).where(eq(brands.id, brandId)).for('no key update');
}

interface Room {
  limit: number;
  room: number;
  single: boolean;
}

/** How many documents an area may get that has none. */
function wholeRoom(area: DocumentRow['area']): Room {
  const { limit: own, single }: AreaDocument = areaDocuments[area];
  const limit = single ? 1 : (own?.documents ?? limits.documentsPerArea);
  return { limit, room: limit, single: single ?? false };
}

/** How many more documents an area may get. */
export async function roomFor(
  db: Database | Transaction,
  owner: Pick<DraftOwner, 'brandId' | 'experienceId'>,
  area: DocumentRow['area'],
): Promise<Room> {
  const { limit: own }: AreaDocument = areaDocuments[area];
  const among =
    own?.per === 'brand' ? and(ofBrand(owner.brandId), eq(documents.area, area)) : ofOwner(owner, area);
  const count = await db.$count(documents, and(among, isNull(documents.archivedAt)));
  const { limit, single } = wholeRoom(area);
  return { limit, room: limit - count, single };
}

async function ordersAfterLast(tx: Transaction, owner: DraftOwner, area: DocumentRow['area'], count: number) {
  const [last] = await tx
    .select({ order: documents.order })
    .from(documents)
    .where(ofOwner(owner, area))
    .orderBy(desc(sql`${documents.order} collate "C"`))
    .limit(1);
  return generateNKeysBetween(last?.order ?? null, null, count);
}
