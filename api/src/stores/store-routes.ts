import { endpoints, type StoreGroup } from '@vitrine/shared/contract';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { setArchived } from '../archiving';
import { notChangedMeanwhile } from '../changed-meanwhile';
import { changes } from '../changes';
import { countedBy } from '../counted';
import type { Transaction } from '../db/database';
import { placements, stores } from '../db/schema';
import type { Dependencies } from '../dependencies';
import type { Write } from '../idempotency';
import { newId } from '../ids';
import { byCount, byName, byNameKey, byTime, contains, listPage, rowsOf, sortedBy } from '../pagination';
import { route } from '../route';
import { readTenant } from '../tenants/tenant-settings';
import { readStore, type StoreRow, storeColumns, storeOf } from './read-store';
import { matchingStores } from './store-filter';
import { groupsOf } from './store-groups';

const storeOrders = {
  name: byNameKey<StoreRow>(stores.nameKey, stores.id, ({ row }) => [row.nameKey, row.id]),
  placements: byCount<StoreRow>(
    sql`coalesce(placement_counts.count, 0)`,
    stores.id,
    ({ placements, row }) => [placements, row.id],
  ),
  updatedAt: byTime<StoreRow>(stores.updatedAt, stores.id, ({ row }) => [row.updatedAt, row.id]),
  createdAt: byTime<StoreRow>(stores.createdAt, stores.id, ({ row }) => [row.createdAt, row.id]),
};

/** In the order of their ids, as everybody locks several. */
const lockPlacements = (tx: Transaction, which: SQL) =>
  tx.select({ id: placements.id }).from(placements).where(which).orderBy(placements.id).for('no key update');

/** Stores of a brand. */
export function storeRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { config, db, now } = dependencies;
  const inBrand = (brandId: string, storeId: string) =>
    and(eq(stores.id, storeId), eq(stores.brandId, brandId));

  route(app, dependencies, endpoints.listStores, ({ brand, query }) => {
    const filter = matchingStores(brand.id, query);
    const placementCounts = countedBy(
      db,
      placements,
      placements.storeId,
      and(eq(placements.brandId, brand.id), isNull(placements.archivedAt)),
      'placement_counts',
    );
    return listPage({
      query,
      order: sortedBy(query.sort, storeOrders),
      rows: rowsOf(
        db.select(storeColumns).from(stores).leftJoin(placementCounts, eq(placementCounts.owner, stores.id)),
        filter,
      ),
      total: db.$count(stores, filter),
      item: storeOf,
    });
  });

  route(app, dependencies, endpoints.listStoreGroups, ({ brand, query }) => {
    const groups = groupsOf(db, brand.id);
    const name = sql`${groups.name}`;
    const filter = contains(name, query.q);
    return listPage({
      query,
      order: byName<StoreGroup>(name, name, (group) => [group.name, group.name]),
      rows: rowsOf(db.select({ name: groups.name, stores: groups.stores }).from(groups), filter),
      total: db.$count(groups, filter),
      item: (group) => group,
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

  route(app, dependencies, endpoints.updateStore, ({ body, brand, params, write }) =>
    write(async (tx) => {
      const wanted = notChangedMeanwhile(await readStore(tx, brand.id, params.storeId, { lock: true }), body);
      await tx
        .update(stores)
        .set({ ...changes(wanted), updatedAt: now() })
        .where(inBrand(brand.id, params.storeId));
      return readStore(tx, brand.id, params.storeId);
    }),
  );

  for (const [one, several, set] of [
    [endpoints.archiveStore, endpoints.archiveStores, archive],
    [endpoints.restoreStore, endpoints.restoreStores, restore],
  ] as const) {
    route(app, dependencies, one, async ({ brand, params: { storeId }, write }) => {
      await set(write, brand.id, [storeId]);
      return readStore(db, brand.id, storeId);
    });
    route(app, dependencies, several, async ({ body, brand, write }) => ({
      changed: await set(write, brand.id, body.ids),
    }));
  }

  const archiving = (brandId: string, ids: string[], at: Date) => ({
    thing: 'store',
    scope: eq(stores.brandId, brandId),
    ids,
    now: at,
  });

  function archive(write: Write, brandId: string, ids: string[]): Promise<string[]> {
    const at = now();
    return write(async (tx) => {
      const archived = await setArchived(tx, stores, { ...archiving(brandId, ids, at), archives: true });
      await lockPlacements(tx, inArray(placements.storeId, archived));
      // The same moment marks the placements that went with their store, so that they come back with it.
      await tx
        .update(placements)
        .set({ archivedAt: at, updatedAt: at })
        .where(and(inArray(placements.storeId, archived), isNull(placements.archivedAt)));
      return archived;
    });
  }

  function restore(write: Write, brandId: string, ids: string[]): Promise<string[]> {
    const at = now();
    return write(async (tx) => {
      // Before their stores forget the moment. The stores are locked first, as when they are archived.
      const inReach = and(inArray(stores.id, ids), eq(stores.brandId, brandId));
      await tx.select({ id: stores.id }).from(stores).where(inReach).orderBy(stores.id).for('no key update');
      await lockPlacements(tx, inArray(placements.storeId, ids));
      await tx
        .update(placements)
        .set({ archivedAt: null, updatedAt: at })
        .from(stores)
        .where(and(inReach, eq(placements.storeId, stores.id), eq(placements.archivedAt, stores.archivedAt)));
      return setArchived(tx, stores, { ...archiving(brandId, ids, at), archives: false });
    });
  }
}
