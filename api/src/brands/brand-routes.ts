import { endpoints } from '@vitrine/shared/contract';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { archivedIs } from '../archived';
import { changes } from '../changes';
import { brands, brandUsers, files } from '../db/schema';
import type { Dependencies } from '../dependencies';
import type { Staff } from '../identity/staff';
import { newId } from '../ids';
import { byName, contains, listPage } from '../pagination';
import { invalid } from '../problem';
import { route } from '../route';
import { type BrandRow, brandColumns, brandOf, readBrand } from './read-brand';
import { freeSlug, isSlugTaken, slugTaken } from './slug';

/** Brands: the outermost thing that staff are let into. */
export function brandRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, now } = dependencies;

  route(app, dependencies, endpoints.listBrands, ({ query, staff }) => {
    const filter = and(
      archivedIs(brands.archivedAt, query.archived),
      contains(brands.name, query.q),
      visibleTo(staff),
    );
    return listPage({
      query,
      order: byName<BrandRow>(brands.name, brands.id, ({ row }) => [row.name, row.id]),
      rows: ({ after, limit, orderBy }) =>
        db
          .select(brandColumns)
          .from(brands)
          .where(and(filter, after))
          .orderBy(...orderBy)
          .limit(limit),
      total: db.$count(brands, filter),
      item: brandOf,
    });
  });

  route(app, dependencies, endpoints.createBrand, async ({ body, write }) => {
    await checkLogo(body.logo);
    const id = newId();
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
        return readBrand(tx, id);
      }
      let made: unknown[] = [];
      // Somebody else may take the free slug in between: then there is another free one.
      while (made.length === 0) made = await insert(await freeSlug(tx, body.name));
      return readBrand(tx, id);
    });
  });

  route(app, dependencies, endpoints.getBrand, ({ brand }) => readBrand(db, brand.id));

  route(app, dependencies, endpoints.updateBrand, async ({ body, brand }) => {
    await checkLogo(body.logo);
    try {
      await db
        .update(brands)
        .set({ ...changes(body), updatedAt: now() })
        .where(eq(brands.id, brand.id));
    } catch (error) {
      if (body.slug !== undefined && isSlugTaken(error)) throw slugTaken(body.slug);
      throw error;
    }
    return readBrand(db, brand.id);
  });

  route(app, dependencies, endpoints.archiveBrand, async ({ brand }) => {
    await db
      .update(brands)
      .set({ archivedAt: now(), updatedAt: now() })
      .where(and(eq(brands.id, brand.id), isNull(brands.archivedAt)));
    return readBrand(db, brand.id);
  });

  route(app, dependencies, endpoints.restoreBrand, async ({ brand }) => {
    await db
      .update(brands)
      .set({ archivedAt: null, updatedAt: now() })
      .where(and(eq(brands.id, brand.id), isNotNull(brands.archivedAt)));
    return readBrand(db, brand.id);
  });

  /** The tenant's owners and admins see every brand; members those that let them in. */
  function visibleTo({ person }: Staff) {
    if (person.role !== 'member') return undefined;
    return inArray(
      brands.id,
      db
        .select({ id: brandUsers.brandId })
        .from(brandUsers)
        .where(and(eq(brandUsers.personId, person.id), eq(brandUsers.status, 'active'))),
    );
  }

  async function checkLogo(logo: string | null | undefined): Promise<void> {
    if (!logo) return;
    const [file] = await db.select({ type: files.type }).from(files).where(eq(files.sha256, logo));
    if (!file?.type.startsWith('image/')) throw invalid('/logo', 'There is no such image');
  }
}
