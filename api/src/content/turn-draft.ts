import type { DraftTurn, DraftTurnRequest, TurnedDocument } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database';
import { documents } from '../db/schema';
import { notFound } from '../problem';
import type { DocumentRow } from './document';
import { checkedData } from './draft-data';
import { type DraftOwner, lockDraftOwner } from './draft-owner';
import { patchBetween } from './merge-patch';
import { contentAt, type RevisionPatch } from './revisions';
import { checkLinks } from './vault-links';
import { compiledFrom, readVersion } from './versions';
import { refuseBeyondLimit, type Writer, writeRevisions } from './write-document';

/** What a document is to hold: what it held at one of its revisions. */
interface Target {
  row: DocumentRow;
  revision: number;
  archived: boolean;
}
interface Change {
  row: DocumentRow;
  patch: RevisionPatch;
}

/**
 * Makes what a version was compiled from the draft again, or takes such a turn back. Nothing is lost: every document
 * that becomes another gets a new revision, and what the version did not have is archived.
 * @throws ProblemError 404 for a version that never was; 409 `frozen` where a copy from the vault would change while
 * visitors answer it, `options-locked` where they have voted on other options.
 */
export function turnDraft(
  db: Database | Transaction,
  writer: Writer & { brandId: string },
  experienceId: string,
  { takeBack = [], version }: DraftTurnRequest,
): Promise<DraftTurn> {
  return db.transaction(async (tx) => {
    const owner = await lockDraftOwner(tx, writer.brandId, experienceId);
    const rows = await tx
      .select()
      .from(documents)
      .where(eq(documents.experienceId, experienceId))
      .for('no key update');
    const targets =
      version === undefined
        ? targetsBefore(takeBack, rows)
        : await targetsOfVersion(tx, experienceId, version, rows);
    const changes: Change[] = [];
    for (const target of targets) changes.push(...(await changeTo(tx, writer, owner, target)));
    await refuseWhatHasNoRoom(tx, owner, rows, changes);
    const before = new Map(rows.map((row) => [row.id, row]));
    const written = changes.length > 0 ? await writeRevisions(tx, writer, owner, changes) : [];
    return {
      turned: written.flatMap(({ id, revision }): TurnedDocument[] => {
        const was = before.get(id);
        if (!was) return [];
        return [
          { documentId: id, revision, was: { revision: was.revision, archived: was.archivedAt !== null } },
        ];
      }),
      kept: version === undefined ? takeBack.length - targets.length : 0,
    };
  });
}

/** @returns nothing where the document is so already. */
async function changeTo(
  tx: Transaction,
  { now }: Writer,
  owner: DraftOwner,
  { archived, revision, row }: Target,
): Promise<Change[]> {
  const isArchived = row.archivedAt !== null;
  const content = revision === row.revision ? row : await contentAt(tx, row, revision);
  if (!content) throw notFound('revision');
  const data = checkedData(row.area, content.data);
  const changed = patchBetween(row.data, data);
  const patch: RevisionPatch = {
    ...(Object.keys(changed).length > 0 && { data: changed }),
    ...(content.order !== row.order && { order: content.order }),
    ...(archived !== isArchived && { archived }),
  };
  if (Object.keys(patch).length === 0) return [];
  if (patch.data) await checkLinks(tx, { area: row.area, data }, owner, { row, now });
  return [{ row: { ...row, data, order: content.order, archivedAt: archived ? now : null }, patch }];
}

async function targetsOfVersion(
  tx: Transaction,
  experienceId: string,
  version: number,
  rows: DocumentRow[],
): Promise<Target[]> {
  const row = await readVersion(tx, experienceId, version);
  if (!row) throw notFound('version');
  const revisions = compiledFrom(row);
  return rows.map((document) => {
    const revision = revisions[document.id];
    return { row: document, revision: revision ?? document.revision, archived: revision === undefined };
  });
}

/** Those that nobody has written since. */
function targetsBefore(turned: TurnedDocument[], rows: DocumentRow[]): Target[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return turned.flatMap(({ documentId, revision, was }) => {
    const row = byId.get(documentId);
    return row?.revision === revision ? [{ row, ...was }] : [];
  });
}

/** @throws ProblemError 409 where an area would hold more than it may. */
async function refuseWhatHasNoRoom(
  tx: Transaction,
  owner: DraftOwner,
  rows: DocumentRow[],
  changes: Change[],
): Promise<void> {
  for (const area of new Set(rows.map((row) => row.area))) {
    const archivings = changes.flatMap(({ row, patch }) => (row.area === area ? [patch.archived] : []));
    const back = archivings.filter((archived) => archived === false).length;
    const away = archivings.filter((archived) => archived === true).length;
    if (back > away) await refuseBeyondLimit(tx, owner, area, back - away);
  }
}
