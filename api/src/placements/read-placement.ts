import type { Placement } from '@vitrine/shared/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database';
import { experiences, placements, stores } from '../db/schema';
import { notFound } from '../problem';
import { iso } from '../timestamp';
import { assignedAt, placementState } from './state';

export type PlacementRow = typeof placements.$inferSelect;

/** Placements as the contract shows them, with the state that each has now. */
export async function placementsOf(
  db: Database | Transaction,
  rows: PlacementRow[],
  now: Date,
): Promise<Placement[]> {
  const assigned = rows.flatMap((row) => assignedAt(row, now).experienceId ?? []);
  const found = assigned.length
    ? await db
        .select({
          id: experiences.id,
          publishedVersion: experiences.publishedVersion,
          archivedAt: experiences.archivedAt,
        })
        .from(experiences)
        .where(inArray(experiences.id, assigned))
    : [];
  const inStores = await db
    .select({ id: stores.id, name: stores.name })
    .from(stores)
    .where(inArray(stores.id, [...new Set(rows.map(({ storeId }) => storeId))]));
  const byId = new Map(found.map((experience) => [experience.id, experience]));
  const storeNames = new Map(inStores.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    id: row.id,
    brandId: row.brandId,
    storeId: row.storeId,
    storeName: storeNames.get(row.storeId) ?? '',
    name: row.name,
    kind: row.kind,
    experienceId: row.experienceId,
    pinnedVersion: row.pinnedVersion,
    calendar: row.calendar,
    activeFrom: iso(row.activeFrom),
    activeUntil: iso(row.activeUntil),
    paused: row.paused,
    idleResetSeconds: row.idleResetSeconds,
    state: placementState(row, byId.get(assignedAt(row, now).experienceId ?? '') ?? null, now),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    archivedAt: iso(row.archivedAt),
  }));
}

/**
 * @param options.lock keeps other writes away until the transaction ends.
 * @throws ProblemError 404 for a placement that is not of this brand.
 */
export async function readPlacementRow(
  db: Database | Transaction,
  brandId: string,
  placementId: string,
  { lock = false } = {},
): Promise<PlacementRow> {
  const rows = db
    .select()
    .from(placements)
    .where(and(eq(placements.id, placementId), eq(placements.brandId, brandId)));
  const [row] = await (lock ? rows.for('no key update') : rows);
  if (!row) throw notFound('placement');
  return row;
}

/** @throws ProblemError 404 for a placement that is not of this brand. */
export async function readPlacement(
  db: Database | Transaction,
  brandId: string,
  placementId: string,
  now: Date,
): Promise<Placement> {
  const [placement] = await placementsOf(db, [await readPlacementRow(db, brandId, placementId)], now);
  if (!placement) throw notFound('placement');
  return placement;
}
