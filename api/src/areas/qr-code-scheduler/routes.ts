import { endpoints } from '@vitrine/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { printedCodes } from '../../db/schema';
import type { Dependencies } from '../../dependencies';
import { readExperience } from '../../experiences/read-experience';
import { byTime, listPage, rowsOf } from '../../pagination';
import { archived } from '../../problem';
import { route } from '../../route';
import { makePrintedCodes, type PrintedCodeRow, selectPrintedCodes, shownPrintedCode } from './printed-codes';

const oldestFirst = byTime<PrintedCodeRow>(printedCodes.createdAt, printedCodes.code, ({ printed }) => [
  printed.createdAt,
  printed.code,
]);

export function qrCodeRoutes(app: FastifyInstance, dependencies: Dependencies): void {
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
}
