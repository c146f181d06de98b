import { endpoints } from '@vitrine/shared/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import { archivedIs } from '../archived';
import { notChangedMeanwhile } from '../changed-meanwhile';
import { announceDraft } from '../content/announce';
import { brandFiles } from '../db/schema';
import type { Dependencies } from '../dependencies';
import type { Write } from '../idempotency';
import { byNameKey, byTime, listPage, nameContains, rowsOf, sortedBy } from '../pagination';
import { notFound } from '../problem';
import { route } from '../route';
import { type BrandFileRow, brandFilesOf, ownFile, readBrandFile, selectBrandFiles } from './brand-file';
import { usesOfFile } from './media-uses';
import { replaceFile } from './replace-file';

type BrandFileChange = PgUpdateSetSource<typeof brandFiles>;

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
  const { db, files, now } = dependencies;

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
      rows: rowsOf(selectBrandFiles(db), filter),
      total: db.$count(brandFiles, filter),
      item: (row) => row,
    });
    return { ...page, items: await brandFilesOf(db, files, brand.id, page.items) };
  });

  const change = (write: Write, brandId: string, sha256: string, values: BrandFileChange) =>
    write(async (tx) => {
      await tx.update(brandFiles).set(values).where(ownFile(brandId, sha256));
      return readBrandFile(tx, files, brandId, sha256);
    });

  route(app, dependencies, endpoints.updateBrandFile, ({ body, brand, params, write }) =>
    write(async (tx) => {
      const its = [brand.id, params.sha256] as const;
      const { name } = notChangedMeanwhile(await readBrandFile(tx, files, ...its, { lock: true }), body);
      await tx
        .update(brandFiles)
        .set({ name })
        .where(ownFile(...its));
      return readBrandFile(tx, files, ...its);
    }),
  );

  route(app, dependencies, endpoints.archiveBrandFile, ({ brand, params, write }) =>
    // One that is archived already keeps the time at which it was.
    change(write, brand.id, params.sha256, {
      archivedAt: sql`coalesce(${brandFiles.archivedAt}, ${now().toISOString()}::timestamptz)`,
    }),
  );

  route(app, dependencies, endpoints.restoreBrandFile, ({ brand, params, write }) =>
    change(write, brand.id, params.sha256, { archivedAt: null }),
  );

  route(app, dependencies, endpoints.replaceBrandFile, async ({ body, brand, params, staff, write }) => {
    const result = await write(async (tx) => {
      const writer = { brandId: brand.id, personId: staff.person.id, now: now() };
      const { kept, replaced } = await replaceFile(tx, writer, params.sha256, body.by);
      return { file: await readBrandFile(tx, files, brand.id, body.by), replaced, kept };
    });
    await announceDraft(dependencies, { brandId: brand.id, experienceId: null });
    return result;
  });

  route(app, dependencies, endpoints.listBrandFileUses, async ({ brand, params: { sha256 } }) => {
    const [own] = await db.select().from(brandFiles).where(ownFile(brand.id, sha256));
    if (!own) throw notFound('file');
    return usesOfFile(db, brand.id, own);
  });
}
