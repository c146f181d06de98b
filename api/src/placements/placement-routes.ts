import { endpoints } from '@vitrine/shared/contract';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { archivedIs } from '../archived';
import { changes } from '../changes';
import { placements } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { newPlacementId } from '../ids';
import { byName, contains, listPage } from '../pagination';
import { conflict } from '../problem';
import { route } from '../route';
import { readStore } from '../stores/read-store';
import { moment } from '../timestamp';
import { checkAssignment } from './check-assignment';
import { keepFormerAssignment } from './former-assignment';
import { type PlacementRow, placementsOf, readPlacement, readPlacementRow } from './read-placement';

/** Placements as staff manage them; what visitors get of one is in `resolve`. */
export function placementRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, now } = dependencies;

  route(app, dependencies, endpoints.listPlacements, async ({ brand, query }) => {
    const filter = and(
      eq(placements.brandId, brand.id),
      archivedIs(placements.archivedAt, query.archived),
      contains(placements.name, query.q),
      query.storeId ? eq(placements.storeId, query.storeId) : undefined,
      query.experienceId ? eq(placements.experienceId, query.experienceId) : undefined,
    );
    const page = await listPage({
      query,
      order: byName<PlacementRow>(placements.name, placements.id, (row) => [row.name, row.id]),
      rows: ({ after, limit, orderBy }) =>
        db
          .select()
          .from(placements)
          .where(and(filter, after))
          .orderBy(...orderBy)
          .limit(limit),
      total: db.$count(placements, filter),
      item: (row) => row,
    });
    return { ...page, items: await placementsOf(db, page.items, now()) };
  });

  route(app, dependencies, endpoints.createPlacement, async ({ body, brand, params, write }) => {
    await refuseArchivedStore(brand.id, params.storeId);
    const wanted = {
      experienceId: body.experienceId ?? null,
      pinnedVersion: body.pinnedVersion ?? null,
      calendar: body.calendar ?? [],
      activeFrom: moment(body.activeFrom ?? null),
      activeUntil: moment(body.activeUntil ?? null),
    };
    await checkAssignment(db, brand.id, wanted);
    const id = newPlacementId();
    return write(async (tx) => {
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

  route(app, dependencies, endpoints.updatePlacement, ({ body, brand, params }) =>
    db.transaction(async (tx) => {
      const before = await readPlacementRow(tx, brand.id, params.placementId, { lock: true });
      const given = changes({
        ...body,
        activeFrom: moment(body.activeFrom),
        activeUntil: moment(body.activeUntil),
      });
      // Another experience does not have the version that the one before was pinned to.
      const moved = given.experienceId !== undefined && given.experienceId !== before.experienceId;
      const update = moved && given.pinnedVersion === undefined ? { ...given, pinnedVersion: null } : given;
      const after = { ...before, ...update };
      await checkAssignment(tx, brand.id, after);
      await keepFormerAssignment(tx, before, after, now());
      await tx
        .update(placements)
        .set({ ...update, updatedAt: now() })
        .where(eq(placements.id, before.id));
      return readPlacement(tx, brand.id, before.id, now());
    }),
  );

  route(app, dependencies, endpoints.archivePlacement, async ({ brand, params }) => {
    await db
      .update(placements)
      .set({ archivedAt: now(), updatedAt: now() })
      .where(
        and(
          eq(placements.id, params.placementId),
          eq(placements.brandId, brand.id),
          isNull(placements.archivedAt),
        ),
      );
    return readPlacement(db, brand.id, params.placementId, now());
  });

  route(app, dependencies, endpoints.restorePlacement, async ({ brand, params }) => {
    const before = await readPlacementRow(db, brand.id, params.placementId);
    await refuseArchivedStore(brand.id, before.storeId);
    await db
      .update(placements)
      .set({ archivedAt: null, updatedAt: now() })
      .where(and(eq(placements.id, before.id), isNotNull(placements.archivedAt)));
    return readPlacement(db, brand.id, before.id, now());
  });

  async function refuseArchivedStore(brandId: string, storeId: string): Promise<void> {
    const store = await readStore(db, brandId, storeId);
    if (store.archivedAt)
      throw conflict('store-archived', 'This store is archived. Restore it first.', ['restore']);
  }
}
