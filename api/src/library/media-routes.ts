import { endpoints } from '@vitrine/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { archivedIs } from '../archived';
import { brandFiles } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { byNameKey, byTime, listPage, nameContains, sortedBy } from '../pagination';
import { notFound } from '../problem';
import { route } from '../route';
import { type BrandFileRow, brandFilesOf, ownFile, selectBrandFiles } from './brand-file';
import { usesOfFile } from './media-uses';

const orders = {
  name: byNameKey<BrandFileRow>(brandFiles.nameKey, brandFiles.sha256, ({ row }) => [
    row.nameKey,
    row.sha256,
  ]),
  createdAt: byTime<BrandFileRow>(brandFiles.createdAt, brandFiles.sha256, ({ row }) => [
    row.createdAt,
    row.sha256,
  ]),
};

/** The media library: pictures and videos that a brand has uploaded, as it looks after them. */
export function mediaRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, files } = dependencies;

  route(app, dependencies, endpoints.listBrandFiles, async ({ brand, query }) => {
    const filter = and(
      eq(brandFiles.brandId, brand.id),
      archivedIs(brandFiles.archivedAt, query.archived),
      query.kind && eq(brandFiles.kind, query.kind),
      nameContains(brandFiles.nameKey, query.q),
    );
    const page = await listPage({
      query,
      order: sortedBy(query.sort, orders),
      rows: ({ after, limit, orderBy }) =>
        selectBrandFiles(db)
          .where(and(filter, after))
          .orderBy(...orderBy)
          .limit(limit),
      total: db.$count(brandFiles, filter),
      item: (row) => row,
    });
    return { ...page, items: await brandFilesOf(db, files, brand.id, page.items) };
  });

  route(app, dependencies, endpoints.listBrandFileUses, async ({ brand, params: { sha256 } }) => {
    const [own] = await db.select().from(brandFiles).where(ownFile(brand.id, sha256));
    if (!own) throw notFound('file');
    return usesOfFile(db, brand.id, own);
  });
}
