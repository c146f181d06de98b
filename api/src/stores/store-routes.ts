import { endpoints } from '@vitrine/shared/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { archivedIs } from '../archived';
import { changes } from '../changes';
import { placements, stores } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { newId } from '../ids';
import { byName, contains, listPage } from '../pagination';
import { notFound } from '../problem';
import { route } from '../route';
import { readTenant } from '../tenants/tenant-settings';
import { readStore, type StoreRow, storeColumns, storeOf } from './read-store';

/** Stores of a brand. */
export function storeRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, db, now } = dependencies;
  const inBrand = (brandId: string, storeId: string) =>
    and(eq(stores.id, storeId), eq(stores.brandId, brandId));

  route(app, dependencies, endpoints.listStores, ({ brand, query }) => {
    const filter = and(
      eq(stores.brandId, brand.id),
      archivedIs(stores.archivedAt, query.archived),
      contains(stores.name, query.q),
    );
    return listPage({
      query,
      order: byName<StoreRow>(stores.name, stores.id, ({ row }) => [row.name, row.id]),
      rows: ({ after, limit, orderBy }) =>
        db
          .select(storeColumns)
          .from(stores)
          .where(and(filter, after))
          .orderBy(...orderBy)
          .limit(limit),
      total: db.$count(stores, filter),
      item: storeOf,
    });
  });

  route(app, dependencies, endpoints.createStore, async ({ body, brand, write }) => {
    const id = newId();
    const timeZone = body.timeZone ?? (await readTenant(db, config.firebase.tenantId)).defaultTimeZone;
    return write(async (tx) => {
      await tx.insert(stores).values({
        ...changes(body),
        id,
        brandId: brand.id,
        name: body.name,
        timeZone,
        createdAt: now(),
        updatedAt: now(),
      });
      return readStore(tx, brand.id, id);
    });
  });

  route(app, dependencies, endpoints.getStore, ({ brand, params }) =>
    readStore(db, brand.id, params.storeId),
  );

  route(app, dependencies, endpoints.updateStore, async ({ body, brand, params }) => {
    await db
      .update(stores)
      .set({ ...changes(body), updatedAt: now() })
      .where(inBrand(brand.id, params.storeId));
    return readStore(db, brand.id, params.storeId);
  });

  route(app, dependencies, endpoints.archiveStore, async ({ brand, params: { storeId } }) => {
    const archivedAt = now();
    await db.transaction(async (tx) => {
      const archived = await tx
        .update(stores)
        .set({ archivedAt, updatedAt: archivedAt })
        .where(and(inBrand(brand.id, storeId), isNull(stores.archivedAt)))
        .returning();
      if (archived.length === 0) return;
      // The same moment marks the placements that went with their store, so that they come back with it.
      await tx
        .update(placements)
        .set({ archivedAt, updatedAt: archivedAt })
        .where(and(eq(placements.storeId, storeId), isNull(placements.archivedAt)));
    });
    return readStore(db, brand.id, storeId);
  });

  route(app, dependencies, endpoints.restoreStore, async ({ brand, params: { storeId } }) => {
    await db.transaction(async (tx) => {
      const [store] = await tx.select().from(stores).where(inBrand(brand.id, storeId)).for('update');
      if (!store) throw notFound('store');
      if (!store.archivedAt) return;
      await tx.update(stores).set({ archivedAt: null, updatedAt: now() }).where(eq(stores.id, storeId));
      await tx
        .update(placements)
        .set({ archivedAt: null, updatedAt: now() })
        .where(and(eq(placements.storeId, storeId), eq(placements.archivedAt, store.archivedAt)));
    });
    return readStore(db, brand.id, storeId);
  });
}
