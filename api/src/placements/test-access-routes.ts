import { endpoints, type TestAccess } from '@vitrine/shared/contract';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { archivedIs } from '../archived';
import { notChangedMeanwhile } from '../changed-meanwhile';
import { changes } from '../changes';
import type { Database, Transaction } from '../db/database';
import { testAccesses } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { newTestAccessId } from '../ids';
import { byName, byTime, contains, listPage, rowsOf, sortedBy } from '../pagination';
import { notFound } from '../problem';
import { route } from '../route';
import { iso, moment } from '../timestamp';
import { checkVersion } from './check-assignment';
import { readPlacementRow } from './read-placement';

type TestAccessRow = typeof testAccesses.$inferSelect;

const testAccessOrders = {
  name: byName<TestAccessRow>(testAccesses.label, testAccesses.id, (row) => [row.label, row.id]),
  createdAt: byTime<TestAccessRow>(testAccesses.createdAt, testAccesses.id, (row) => [row.createdAt, row.id]),
};

/** Test accesses: addresses at which a placement shows its draft, or one version, to whoever is given them. */
export function testAccessRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { db, now } = dependencies;

  route(app, dependencies, endpoints.listTestAccesses, async ({ brand, params, query }) => {
    await readPlacementRow(db, brand.id, params.placementId);
    const filter = and(
      eq(testAccesses.placementId, params.placementId),
      archivedIs(testAccesses.revokedAt, query.archived),
      contains(testAccesses.label, query.q),
    );
    return listPage({
      query,
      order: sortedBy(query.sort, testAccessOrders),
      rows: rowsOf(db.select().from(testAccesses), filter),
      total: db.$count(testAccesses, filter),
      item: testAccessOf,
    });
  });

  route(app, dependencies, endpoints.createTestAccess, async ({ body, brand, params, write }) => {
    const placement = await readPlacementRow(db, brand.id, params.placementId);
    if (body.pinnedVersion) await checkVersion(db, placement.experienceId, body.pinnedVersion);
    return write(async (tx) => {
      const [made] = await tx
        .insert(testAccesses)
        .values({
          id: newTestAccessId(),
          placementId: placement.id,
          label: body.label,
          pinnedVersion: body.pinnedVersion ?? null,
          experienceId: body.pinnedVersion ? placement.experienceId : null,
          expiresAt: moment(body.expiresAt ?? null),
          createdAt: now(),
        })
        .returning();
      if (!made) throw new Error('The insert returned no row');
      return testAccessOf(made);
    });
  });

  route(app, dependencies, endpoints.getTestAccess, ({ brand, params }) => read(db, brand.id, params));

  route(app, dependencies, endpoints.updateTestAccess, ({ body, brand, params, write }) =>
    write(async (tx) => {
      const wanted = notChangedMeanwhile(await read(tx, brand.id, params, { lock: true }), body);
      const update = changes({ ...wanted, expiresAt: moment(body.expiresAt) });
      if (Object.keys(update).length > 0)
        await tx.update(testAccesses).set(update).where(eq(testAccesses.id, params.testAccessId));
      return read(tx, brand.id, params);
    }),
  );

  route(app, dependencies, endpoints.revokeTestAccess, ({ brand, params, write }) =>
    write(async (tx) => {
      await read(tx, brand.id, params);
      await tx
        .update(testAccesses)
        .set({ revokedAt: now() })
        .where(and(eq(testAccesses.id, params.testAccessId), isNull(testAccesses.revokedAt)));
      return read(tx, brand.id, params);
    }),
  );

  async function read(
    from: Database | Transaction,
    brandId: string,
    { placementId, testAccessId }: { placementId: string; testAccessId: string },
    { lock = false } = {},
  ): Promise<TestAccess> {
    const placement = await readPlacementRow(from, brandId, placementId);
    const found = from
      .select()
      .from(testAccesses)
      .where(and(eq(testAccesses.id, testAccessId), eq(testAccesses.placementId, placement.id)));
    const [row] = await (lock ? found.for('update') : found);
    if (!row) throw notFound('test access');
    return testAccessOf(row);
  }
}

const testAccessOf = (row: TestAccessRow): TestAccess => ({
  id: row.id,
  placementId: row.placementId,
  label: row.label,
  pinnedVersion: row.pinnedVersion,
  expiresAt: iso(row.expiresAt),
  revokedAt: iso(row.revokedAt),
  lastUsedAt: iso(row.lastUsedAt),
  createdAt: row.createdAt.toISOString(),
});
