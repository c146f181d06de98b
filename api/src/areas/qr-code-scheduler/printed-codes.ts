import type { PrintedCode } from '@vitrine/shared/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database';
import { inBatches } from '../../db/in-batches';
import { documents, placements } from '../../db/schema';
import { newPrintedCode } from '../../ids';
import { placementFullName } from '../../placements/full-name';
import { readStanding } from '../../placements/read-standing';
import { notFound } from '../../problem';
import { printedCodes } from './tables';

/** With the name of the placement at which each stands; add filters and order. */
export const selectPrintedCodes = (from: Database | Transaction) =>
  from
    .select({ printed: printedCodes, placementName: placementFullName })
    .from(printedCodes)
    .innerJoin(placements, eq(placements.id, printedCodes.placementId));

export type PrintedCodeRow = Awaited<ReturnType<typeof selectPrintedCodes>>[number];

export const shownPrintedCode = ({ placementName, printed }: PrintedCodeRow): PrintedCode => ({
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
type Place = Pick<PrintedCode, 'documentId' | 'placementId'>;

/**
 * Gives codes their addresses; one that stands at the placement already keeps its own.
 * @returns one for each place, in the same order.
 * @throws ProblemError 404 for a document that is none of the experience's codes or is archived, and for a placement
 * that the brand has not got.
 */
export async function makePrintedCodes(
  tx: Transaction,
  owner: Owner,
  places: Place[],
): Promise<PrintedCode[]> {
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
  const rows = await selectPrintedCodes(tx).where(
    inArray(printedCodes.documentId, [...new Set(places.map(({ documentId }) => documentId))]),
  );
  const byPlace = new Map(rows.map((row) => [keyOf(row.printed), shownPrintedCode(row)]));
  return places.flatMap((place) => byPlace.get(keyOf(place)) ?? []);
}

const keyOf = ({ documentId, placementId }: Place) => `${documentId} ${placementId}`;

async function checkPlaces(
  tx: Transaction,
  { brandId, experienceId }: Owner,
  places: Place[],
): Promise<void> {
  const rows = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        inArray(
          documents.id,
          places.map(({ documentId }) => documentId),
        ),
        eq(documents.experienceId, experienceId),
        eq(documents.area, 'qr-code-scheduler'),
        isNull(documents.archivedAt),
      ),
    );
  const codes = new Set(rows.map(({ id }) => id));
  const standing = await readStanding(
    tx,
    brandId,
    places.map(({ placementId }) => placementId),
  );
  for (const [index, { documentId, placementId }] of places.entries()) {
    if (!codes.has(documentId)) throw notFound('document', `/codes/${index}/documentId`);
    if (!standing.has(placementId)) throw notFound('placement', `/codes/${index}/placementId`);
  }
}
