import { Readable } from 'node:stream';
import { endpoints } from '@vitrine/shared/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { areaContents } from '../../areas/registry';
import type { Database } from '../../db/database';
import { inOrderOf } from '../../db/in-order';
import { documents, experiences } from '../../db/schema';
import type { Dependencies } from '../../dependencies';
import { invalid, notFound } from '../../problem';
import { route } from '../../route';
import { readTenant } from '../../tenants/tenant-settings';
import { priceCurrency } from './price-currency';
import { documentsOf, type Target } from './table-source';
import { type ExportedDocument, writeCsv, writeGift, writeJsonLines } from './write-table';

const types = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/x-ndjson; charset=utf-8',
  gift: 'text/plain; charset=utf-8',
};

/** An area's documents as a file that can be imported again. */
export function exportRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, db } = dependencies;

  route(app, dependencies, endpoints.exportDocuments, async ({ brand, query, reply }) => {
    const { area, experienceId = null, format, owner } = query;
    const { table } = areaContents[area];
    if (!table) throw invalid('/area', 'This area has no table.');
    const { gift } = table;
    if (format === 'gift' && !gift) throw invalid('/format', 'Only questions have this format.');
    const [experience] = experienceId
      ? await db
          .select()
          .from(experiences)
          .where(and(eq(experiences.id, experienceId), eq(experiences.brandId, brand.id)))
      : [];
    if (experienceId !== null && !experience) throw notFound('experience');
    const tenant = await readTenant(db, config.firebase.tenantId);
    const languages = experience?.languages ?? tenant.languages;
    const baseLanguage = experience?.languages[0] ?? tenant.defaultLanguage;
    const context = { baseLanguage, currency: await priceCurrency(db, brand.id, tenant) };
    const isTenants = experienceId === null && owner === 'tenant';
    const ids = await idsInOrder(db, area, { brandId: isTenants ? null : brand.id, experienceId });
    const read = () => readDocuments(db, ids);
    const text =
      format === 'csv'
        ? writeCsv(table, read, { ...context, languages })
        : gift && format === 'gift'
          ? writeGift(gift, read(), context)
          : writeJsonLines(read());
    return reply
      .type(types[format])
      .header('content-disposition', `attachment; filename="${area}.${format}"`)
      .send(Readable.from(text));
  });
}

async function idsInOrder(db: Database, area: Target['area'], owner: Target['owner']): Promise<string[]> {
  const rows = await db
    .select({ id: documents.id })
    .from(documents)
    .where(documentsOf(area, owner))
    .orderBy(asc(sql`${documents.order} collate "C"`), asc(documents.id));
  return rows.map(({ id }) => id);
}

/** One that is archived meanwhile is in. */
const readDocuments = (db: Database, ids: string[]): AsyncGenerator<ExportedDocument> =>
  inOrderOf(ids, (page) =>
    db.select({ id: documents.id, data: documents.data }).from(documents).where(inArray(documents.id, page)),
  );
