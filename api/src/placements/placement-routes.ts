import { endpoints } from '@vitrine/shared/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { archivedIs } from '../archived';
import { setArchived } from '../archiving';
import { notChangedMeanwhile } from '../changed-meanwhile';
import { changes } from '../changes';
import { placements, stores } from '../db/schema';
import type { Dependencies } from '../dependencies';
import type { Write } from '../idempotency';
import { newPlacementId } from '../ids';
import { byNameKey, byTime, listPage, rowsOf, sortedBy } from '../pagination';
import { conflict } from '../problem';
import { route } from '../route';
import { readStore } from '../stores/read-store';
import { moment } from '../timestamp';
import { assignPlacements } from './assign-placements';
import { checkAssignment, refuseOverlaps } from './check-assignment';
import { keepFormerAssignment } from './former-assignment';
import { endsBy, isSilentNow, ownOrStoreNameContains, shows, stateIs } from './placement-filters';
import { type PlacementRow, placementsOf, readPlacement, readPlacementRow } from './read-placement';

const placementOrders = {
  name: byNameKey<PlacementRow>(placements.nameKey, placements.id, (row) => [row.nameKey, row.id]),
  updatedAt: byTime<PlacementRow>(placements.updatedAt, placements.id, (row) => [row.updatedAt, row.id]),
  createdAt: byTime<PlacementRow>(placements.createdAt, placements.id, (row) => [row.createdAt, row.id]),
};

/** Placements as staff manage them; what visitors get of one is in `resolve`. */
export function placementRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, now } = dependencies;

  route(app, dependencies, endpoints.listPlacements, async ({ brand, query }) => {
    const at = now();
    const filter = and(
      eq(placements.brandId, brand.id),
      archivedIs(placements.archivedAt, query.archived),
      ownOrStoreNameContains(db, brand.id, query),
      query.storeId ? eq(placements.storeId, query.storeId) : undefined,
      query.experienceId ? shows(query.experienceId, at) : undefined,
      query.kind && eq(placements.kind, query.kind),
      query.state && (await stateIs(db, brand.id, query.state, at)),
      query.endsBefore ? await endsBy(db, brand.id, new Date(query.endsBefore), at) : undefined,
      query.silent && (await isSilentNow(db, brand.id, at)),
    );
    const page = await listPage({
      query,
      order: sortedBy(query.sort, placementOrders),
      rows: rowsOf(db.select().from(placements), filter),
      total: db.$count(placements, filter),
      item: (row) => row,
    });
    return { ...page, items: await placementsOf(db, page.items, at) };
  });

  route(app, dependencies, endpoints.createPlacement, async ({ body, brand, params, write }) => {
    const wanted = {
      experienceId: body.experienceId ?? null,
      pinnedVersion: body.pinnedVersion ?? null,
      calendar: body.calendar ?? [],
      activeFrom: moment(body.activeFrom ?? null),
      activeUntil: moment(body.activeUntil ?? null),
    };
    await checkAssignment(db, brand.id, wanted);
    refuseOverlaps(wanted.calendar);
    const id = newPlacementId();
    return write(async (tx) => {
      const store = await readStore(tx, brand.id, params.storeId, { lock: true });
      if (store.archivedAt) throw storeArchived();
      await tx.insert(placements).values({
        ...changes(body),
        ...wanted,
        id,
        brandId: brand.id,
        storeId: params.storeId,
        name: body.name,
        createdAt: now(),
        updatedAt: now(),
      });
      return readPlacement(tx, brand.id, id, now());
    });
  });

  route(app, dependencies, endpoints.getPlacement, ({ brand, params }) =>
    readPlacement(db, brand.id, params.placementId, now()),
  );

  route(app, dependencies, endpoints.updatePlacement, ({ body, brand, params, write }) =>
    write(async (tx) => {
      const before = await readPlacementRow(tx, brand.id, params.placementId, { lock: true });
      const wanted = notChangedMeanwhile(await readPlacement(tx, brand.id, before.id, now()), body);
      const given = changes({
        ...wanted,
        activeFrom: moment(body.activeFrom),
        activeUntil: moment(body.activeUntil),
      });
      // Another experience does not have the version that the one before was pinned to.
      const moved = given.experienceId !== undefined && given.experienceId !== before.experienceId;
      const update = moved && given.pinnedVersion === undefined ? { ...given, pinnedVersion: null } : given;
      const after = { ...before, ...update };
      await checkAssignment(tx, brand.id, after);
      if (body.calendar) refuseOverlaps(body.calendar);
      await keepFormerAssignment(tx, before, after, now());
      await tx
        .update(placements)
        .set({ ...update, updatedAt: now() })
        .where(eq(placements.id, before.id));
      return readPlacement(tx, brand.id, before.id, now());
    }),
  );

  route(app, dependencies, endpoints.assignPlacements, ({ body, brand, write }) =>
    write((tx) => assignPlacements(tx, brand.id, body, now())),
  );

  route(app, dependencies, endpoints.endPlacement, ({ brand, params, write }) =>
    write(async (tx) => {
      const { activeFrom, activeUntil, id } = await readPlacementRow(tx, brand.id, params.placementId, {
        lock: true,
      });
      const at = now();
      if (activeUntil && activeUntil <= at)
        throw conflict('already-ended', 'This placement is over already.', insteadOfEnding);
      if (activeFrom && activeFrom >= at)
        throw conflict('not-begun', 'This placement has not begun yet.', insteadOfEnding);
      await tx.update(placements).set({ activeUntil: at, updatedAt: at }).where(eq(placements.id, id));
      return readPlacement(tx, brand.id, id, at);
    }),
  );

  for (const [one, several, set] of [
    [endpoints.archivePlacement, endpoints.archivePlacements, archive],
    [endpoints.restorePlacement, endpoints.restorePlacements, restore],
  ] as const) {
    route(app, dependencies, one, async ({ brand, params: { placementId }, write }) => {
      await set(write, brand.id, [placementId]);
      return readPlacement(db, brand.id, placementId, now());
    });
    route(app, dependencies, several, async ({ body, brand, write }) => ({
      changed: await set(write, brand.id, body.ids),
    }));
  }

  const archiving = (brandId: string, ids: string[]) => ({
    thing: 'placement',
    scope: eq(placements.brandId, brandId),
    ids,
    now: now(),
  });

  function archive(write: Write, brandId: string, ids: string[]): Promise<string[]> {
    return write((tx) => setArchived(tx, placements, { ...archiving(brandId, ids), archives: true }));
  }

  function restore(write: Write, brandId: string, ids: string[]): Promise<string[]> {
    return write(async (tx) => {
      // Before the placements, as when a store is archived.
      const itsStores = await tx
        .select({ archivedAt: stores.archivedAt })
        .from(stores)
        .where(
          inArray(
            stores.id,
            tx
              .select({ id: placements.storeId })
              .from(placements)
              .where(and(inArray(placements.id, ids), eq(placements.brandId, brandId))),
          ),
        )
        .orderBy(stores.id)
        .for('share');
      const restored = await setArchived(tx, placements, { ...archiving(brandId, ids), archives: false });
      if (itsStores.some(({ archivedAt }) => archivedAt)) throw storeArchived();
      return restored;
    });
  }
}

/** What can be done with a placement that is not open. */
const insteadOfEnding = ['schedule', 'pause', 'assign', 'archive'];

const storeArchived = () =>
  conflict('store-archived', 'This store is archived. Restore it first.', ['restore']);
