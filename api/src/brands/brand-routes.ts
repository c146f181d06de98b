import { endpoints } from '@vitrine/shared/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { archivedIs } from '../archived';
import { setArchived } from '../archiving';
import { bumpFollowers } from '../areas/theme/followers';
import { notChangedMeanwhile } from '../changed-meanwhile';
import { changes } from '../changes';
import { announceDraft } from '../content/announce';
import { lockExperiences } from '../content/draft-owner';
import { countedBy } from '../counted';
import { brands, experiences, stores } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { readBrandFiles } from '../files/brand-files';
import type { Write } from '../idempotency';
import { mayChooseSlug } from '../identity/permissions';
import { newId } from '../ids';
import { byCount, byNameKey, byTime, listPage, nameContains, rowsOf, sortedBy } from '../pagination';
import { forbidden, invalid } from '../problem';
import { route } from '../route';
import { type BrandRow, brandColumns, brandsWith, readBrand } from './read-brand';
import { freeSlug, isSlugTaken, slugTaken } from './slug';
import { visibleTo } from './visible-brands';

const brandOrders = {
  name: byNameKey<BrandRow>(brands.nameKey, brands.id, ({ row }) => [row.nameKey, row.id]),
  stores: byCount<BrandRow>(sql`coalesce(store_counts.count, 0)`, brands.id, ({ row, stores }) => [
    stores,
    row.id,
  ]),
  experiences: byCount<BrandRow>(
    sql`coalesce(experience_counts.count, 0)`,
    brands.id,
    ({ experiences, row }) => [experiences, row.id],
  ),
  updatedAt: byTime<BrandRow>(brands.updatedAt, brands.id, ({ row }) => [row.updatedAt, row.id]),
  createdAt: byTime<BrandRow>(brands.createdAt, brands.id, ({ row }) => [row.createdAt, row.id]),
};

/** Brands: the outermost thing that staff are let into. */
export function brandRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, files: store, now } = dependencies;
  const storeCounts = countedBy(db, stores, stores.brandId, isNull(stores.archivedAt), 'store_counts');
  const experienceCounts = countedBy(
    db,
    experiences,
    experiences.brandId,
    isNull(experiences.archivedAt),
    'experience_counts',
  );

  route(app, dependencies, endpoints.listBrands, ({ query, staff }) => {
    const filter = and(
      archivedIs(brands.archivedAt, query.archived),
      nameContains(brands.nameKey, query.q),
      visibleTo(db, staff, query.may),
    );
    return listPage({
      query,
      order: sortedBy(query.sort, brandOrders),
      rows: rowsOf(
        db
          .select(brandColumns)
          .from(brands)
          .leftJoin(storeCounts, eq(storeCounts.owner, brands.id))
          .leftJoin(experienceCounts, eq(experienceCounts.owner, brands.id)),
        filter,
      ),
      total: db.$count(brands, filter),
      item: brandsWith(store),
    });
  });

  route(app, dependencies, endpoints.createBrand, async ({ body, write }) => {
    const id = newId();
    await checkLogo(id, '/logo', body.logo);
    const values = { ...changes(body), id, name: body.name, createdAt: now(), updatedAt: now() };
    return write(async (tx) => {
      const insert = (slug: string) =>
        tx
          .insert(brands)
          .values({ ...values, slug })
          .onConflictDoNothing()
          .returning();
      if (body.slug !== undefined) {
        if ((await insert(body.slug)).length === 0) throw slugTaken(body.slug);
        return readBrand(tx, store, id);
      }
      let made: unknown[] = [];
      // Somebody else may take the free slug in between: then there is another free one.
      while (made.length === 0) made = await insert(await freeSlug(tx, body.name));
      return readBrand(tx, store, id);
    });
  });

  route(app, dependencies, endpoints.getBrand, ({ brand }) => readBrand(db, store, brand.id));

  route(app, dependencies, endpoints.updateBrand, async ({ body, brand, staff, write }) => {
    if (body.slug !== undefined && !mayChooseSlug(staff.person)) throw forbidden();
    await checkLogo(brand.id, '/logo', body.logo);
    await checkLogo(brand.id, '/defaultTheme/logo', body.defaultTheme?.logo);
    try {
      await write(async (tx) => {
        if (body.defaultTheme !== undefined) await lockExperiences(tx, brand.id);
        const wanted = notChangedMeanwhile(await readBrand(tx, store, brand.id, { lock: true }), body);
        if (body.defaultTheme !== undefined) await bumpFollowers(tx, brand.id, body.defaultTheme, now());
        await tx
          .update(brands)
          .set({ ...changes(wanted), updatedAt: now() })
          .where(eq(brands.id, brand.id));
      });
    } catch (error) {
      if (body.slug !== undefined && isSlugTaken(error)) throw slugTaken(body.slug);
      throw error;
    }
    if (body.defaultTheme !== undefined)
      await announceDraft(dependencies, { brandId: brand.id, experienceId: null });
    return readBrand(db, store, brand.id);
  });

  for (const [one, several, archives] of [
    [endpoints.archiveBrand, endpoints.archiveBrands, true],
    [endpoints.restoreBrand, endpoints.restoreBrands, false],
  ] as const) {
    const set = (write: Write, ids: string[]) =>
      write((tx) => setArchived(tx, brands, { thing: 'brand', ids, archives, now: now() }));

    route(app, dependencies, one, async ({ brand, write }) => {
      await set(write, [brand.id]);
      return readBrand(db, store, brand.id);
    });
    route(app, dependencies, several, async ({ body, write }) => ({ changed: await set(write, body.ids) }));
  }

  /** A logo is a picture of the brand's own; a brand that is being made has none yet. */
  async function checkLogo(brandId: string, pointer: string, logo: string | null | undefined) {
    if (!logo) return;
    const [file] = await readBrandFiles(db, brandId, 'image', [logo]);
    if (!file) throw invalid(pointer, 'There is no such picture');
  }
}
