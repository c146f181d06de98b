import { type DocumentUse, documentUse, type RenewedUses } from '@vitrine/shared/contract';
import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import type { Reference } from '../areas/area-content';
import { areaContents } from '../areas/registry';
import type { Database, Transaction } from '../db/database';
import { documents, experiences } from '../db/schema';
import { ProblemError } from '../problem';
import type { DocumentRow } from './document';
import { renewalOf } from './document-links';
import { titleOf } from './document-title';
import { messageOf, ofDocuments } from './imports/refusals';
import { patchBetween } from './merge-patch';
import { lockDocument, mergeIntoDocument, type Writer } from './write-document';

/** What documents name: another document, or a model. */
type Named = { kind: Reference['kind']; id: string };

/** Where something is used, as a brand sees it: of other brands only how often. */
export async function usesOf(
  db: Database,
  brandId: string,
  named: Named,
): Promise<{ uses: DocumentUse[]; elsewhere: number }> {
  const rows = await usersOf(db, named.id);
  const uses = rows.flatMap(({ document, experienceName }) =>
    pointersTo(document, named).map(({ pointer, version }) => ({
      brandId: document.brandId,
      use: documentUse.parse({
        documentId: document.id,
        area: document.area,
        title: titleOf(document.data),
        experience: document.experienceId && { id: document.experienceId, name: experienceName ?? '' },
        pointer,
        version,
      }),
    })),
  );
  const here = uses.filter((one) => one.brandId === brandId || one.brandId === null);
  return { uses: here.map(({ use }) => use), elsewhere: uses.length - here.length };
}

/**
 * Documents, not archived, whose data holds the id: ids are random, so hardly one does that does not name it.
 * @param brandId only this brand's; of any brand when left out.
 */
export async function usersOf(db: Database | Transaction, id: string, brandId?: string) {
  return db
    .select({ document: documents, experienceName: experiences.name })
    .from(documents)
    .leftJoin(experiences, eq(experiences.id, documents.experienceId))
    .where(
      and(
        brandId ? eq(documents.brandId, brandId) : undefined,
        sql`${documents.data}::text like ${`%"${id}"%`}`,
        ne(documents.id, id),
        isNull(documents.archivedAt),
        or(isNull(experiences.id), isNull(experiences.archivedAt)),
      ),
    )
    .orderBy(asc(experiences.name), asc(documents.id));
}

function pointersTo(
  { area, data }: DocumentRow,
  { id, kind }: Named,
): { pointer: string; version: number | null }[] {
  const versions = new Map(areaContents[area].links(data).map((link) => [link.pointer, link.version]));
  return areaContents[area]
    .references(data)
    .filter((reference) => reference.kind === kind && reference.id === id)
    .map(({ pointer }) => ({ pointer, version: versions.get(pointer) ?? null }));
}

/**
 * Takes over the newest usable revision of a vault document wherever an experience uses it; null: the brand's own
 * documents. Each document is one write of its own, so what is frozen at one does not hold up the others.
 */
export async function renewUses(
  db: Database,
  writer: Writer & { brandId: string },
  vault: DocumentRow,
  experienceId: string | null,
): Promise<RenewedUses> {
  const users = (await usersOf(db, vault.id, writer.brandId))
    .map(({ document }) => document)
    .filter((user) => user.experienceId === experienceId);
  let renewed = 0;
  const refused: RenewedUses['refused'] = [];
  for (const user of users) {
    try {
      renewed += await renewIn(db, writer, vault, user.id);
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const { message: reason, sentence } = messageOf(error, { ...ofDocuments, otherwise: 'link.refused' });
      refused.push({ documentId: user.id, title: titleOf(user.data), reason, sentence });
    }
  }
  return { renewed, refused };
}

/** @returns at how many places. @throws ProblemError where the document does not take it. */
function renewIn(db: Database, writer: Writer, vault: DocumentRow, documentId: string): Promise<number> {
  return db.transaction(async (tx) => {
    const locked = await lockDocument(tx, writer.brandId, documentId);
    const { area, data } = locked.row;
    let after = data;
    let places = 0;
    for (const link of areaContents[area].links(data).filter(({ id }) => id === vault.id)) {
      const renewal = await renewalOf(tx, { area, data: after }, link, vault);
      if (!renewal) continue;
      if ('obstacle' in renewal) {
        const { message, sentence } = renewal.obstacle;
        throw new ProblemError(400, 'invalid', message, { sentence });
      }
      after = renewal.data;
      places += 1;
    }
    if (places > 0) await mergeIntoDocument(tx, writer, locked, { data: patchBetween(data, after) });
    return places;
  });
}
