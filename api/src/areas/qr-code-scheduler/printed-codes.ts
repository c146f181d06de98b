import type { CodeAddress } from '@vitrine/shared/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database';
import { inBatches } from '../../db/in-batches';
import { documents, placements, printedCodes } from '../../db/schema';
import { newPrintedCode } from '../../ids';
import { placementFullName } from '../../placements/full-name';
import { archived, notFound } from '../../problem';

/** With the name of the placement at which each stands; add filters and order. */
export const selectPrintedCodes = (from: Database | Transaction) =>
  from
    .select({ printed: printedCodes, placementName: placementFullName })
    .from(printedCodes)
    .innerJoin(placements, eq(placements.id, printedCodes.placementId));

export type PrintedCodeRow = Awaited<ReturnType<typeof selectPrintedCodes>>[number];

export const shownPrintedCode = ({ placementName, printed }: PrintedCodeRow): CodeAddress => ({
  code: printed.code,
  documentId: printed.documentId,
  placementId: printed.placementId,
  placementName,
  createdAt: printed.createdAt.toISOString(),
});

interface Owner {
  brandId: string;
  experienceId: string;
  now: Date;
}
type Place = Pick<CodeAddress, 'documentId' | 'placementId'>;

/**
 * Gives codes their addresses; one that stands at the placement already keeps its own.
 * @returns one for each place, in the same order.
 * @throws ProblemError 404 for a document that is none of the experience's codes, and for a placement that the brand
 * has not got; 409 for one of them that is archived.
 */
export async function makePrintedCodes(
  tx: Transaction,
  owner: Owner,
  places: Place[],
): Promise<CodeAddress[]> {
  await checkPlaces(tx, owner, places);
  const { now, ...whose } = owner;
  const made = places.map((place) => ({ ...whose, ...place, code: newPrintedCode(), createdAt: now }));
  for (const some of inBatches(made))
    await tx
      .insert(printedCodes)
      .values(some)
      .onConflictDoNothing({
        target: [printedCodes.documentId, printedCodes.placementId],
      });
  const [documentIds, placementIds] = (['documentId', 'placementId'] as const).map((id) => [
    ...new Set(places.map((place) => place[id])),
  ]);
  const rows = await selectPrintedCodes(tx).where(
    and(
      inArray(printedCodes.documentId, documentIds ?? []),
      // Each of a thousand codes may stand at hundreds of others.
      inArray(printedCodes.placementId, placementIds ?? []),
    ),
  );
  const byPlace = new Map(rows.map((row) => [keyOf(row.printed), shownPrintedCode(row)]));
  return places.flatMap((place) => byPlace.get(keyOf(place)) ?? []);
}

const keyOf = ({ documentId, placementId }: Place) => `${documentId} ${placementId}`;

/** What is archived is told apart from what is not there. */
async function checkPlaces(
  tx: Transaction,
  { brandId, experienceId }: Owner,
  places: Place[],
): Promise<void> {
  const ofExperience = and(
    inArray(
      documents.id,
      places.map(({ documentId }) => documentId),
    ),
    eq(documents.experienceId, experienceId),
    eq(documents.area, 'qr-code-scheduler'),
  );
  const ofBrand = and(
    inArray(
      placements.id,
      places.map(({ placementId }) => placementId),
    ),
    eq(placements.brandId, brandId),
  );
  const codes = stateById(
    await tx
      .select({ id: documents.id, archivedAt: documents.archivedAt })
      .from(documents)
      .where(ofExperience),
  );
  const standing = stateById(
    await tx.select({ id: placements.id, archivedAt: placements.archivedAt }).from(placements).where(ofBrand),
  );
  for (const [index, { documentId, placementId }] of places.entries()) {
    refuseUnlessThere(codes.get(documentId), 'document', `/codes/${index}/documentId`);
    refuseUnlessThere(standing.get(placementId), 'placement', `/codes/${index}/placementId`);
  }
}

const stateById = (rows: { id: string; archivedAt: Date | null }[]) =>
  new Map(rows.map(({ archivedAt, id }) => [id, archivedAt ? 'archived' : 'there'] as const));

function refuseUnlessThere(state: 'archived' | 'there' | undefined, what: string, pointer: string): void {
  if (state === undefined) throw notFound(what, pointer);
  if (state === 'archived') throw archived(what);
}
