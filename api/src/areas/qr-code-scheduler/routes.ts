import { endpoints } from '@vitrine/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { printedCodes } from '../../db/schema';
import type { Dependencies } from '../../dependencies';
import { readExperience } from '../../experiences/read-experience';
import { byTime, listPage, rowsOf } from '../../pagination';
import { readPlacementRow } from '../../placements/read-placement';
import { archived } from '../../problem';
import { route } from '../../route';
import { readCodeScans } from './code-scans';
import { makePrintedCodes, type PrintedCodeRow, selectPrintedCodes, shownPrintedCode } from './printed-codes';
import type { ScanCounts } from './scan-counts';

const oldestFirst = byTime<PrintedCodeRow>(printedCodes.createdAt, printedCodes.code, ({ printed }) => [
  printed.createdAt,
  printed.code,
]);

/** @param scans those that are still to be written. */
export function qrCodeRoutes(app: FastifyInstance, dependencies: Dependencies, scans: ScanCounts): void {
  const { db, now } = dependencies;

  route(app, dependencies, endpoints.listPrintedCodes, async ({ brand, params, query }) => {
    await readExperience(db, brand.id, params.experienceId);
    const { documentId } = query;
    const filter = and(
      eq(printedCodes.experienceId, params.experienceId),
      documentId === undefined ? undefined : eq(printedCodes.documentId, documentId),
    );
    return listPage({
      query,
      order: oldestFirst,
      rows: rowsOf(selectPrintedCodes(db), filter),
      total: db.$count(printedCodes, filter),
      item: shownPrintedCode,
    });
  });

  route(app, dependencies, endpoints.createPrintedCodes, async ({ body, brand, params, write }) => {
    const { experienceId } = params;
    return write(async (tx) => {
      const experience = await readExperience(tx, brand.id, experienceId);
      if (experience.archivedAt) throw archived('experience');
      const owner = { brandId: brand.id, experienceId, now: now() };
      return { items: await makePrintedCodes(tx, owner, body.codes) };
    });
  });

  route(app, dependencies, endpoints.getCodeScans, async ({ brand, params, query }) => {
    const { experienceId } = params;
    await readExperience(db, brand.id, experienceId);
    const { documentId, ...range } = query;
    if (range.placementId) await readPlacementRow(db, brand.id, range.placementId);
    // What was scanned here a moment ago is among it.
    await scans.write();
    return readCodeScans(db, { experienceId, range, documentId });
  });
}
