import type { Placement } from '@vitrine/shared/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database';
import { experiences, placementSightings, placements, stores } from '../db/schema';
import { notFound } from '../problem';
import { iso } from '../timestamp';
import { isSilent, staysOpen } from './silent';
import { assignedAt, isShown, placementState, showsUntil } from './state';

export type PlacementRow = typeof placements.$inferSelect;

/** Placements as the contract shows them, with the state that each has now. */
export async function placementsOf(
  db: Database | Transaction,
  rows: PlacementRow[],
  now: Date,
): Promise<Placement[]> {
  const assigned = rows.flatMap((row) =>
    [row.experienceId ?? [], assignedAt(row, now).experienceId ?? []].flat(),
  );
  const found = assigned.length
    ? await db
        .select({
          id: experiences.id,
          publishedVersion: experiences.publishedVersion,
          archivedAt: experiences.archivedAt,
        })
        .from(experiences)
        .where(inArray(experiences.id, [...new Set(assigned)]))
    : [];
  const inStores = await db
    .select({
      id: stores.id,
      name: stores.name,
      timeZone: stores.timeZone,
      openingHours: stores.openingHours,
    })
    .from(stores)
    .where(inArray(stores.id, [...new Set(rows.map(({ storeId }) => storeId))]));
  const byId = new Map(found.map((experience) => [experience.id, experience]));
  const storesById = new Map(inStores.map((store) => [store.id, store]));
  const watched = rows.flatMap(({ id, kind }) => (staysOpen(kind) ? id : []));
  const sightings = watched.length
    ? await db.select().from(placementSightings).where(inArray(placementSightings.placementId, watched))
    : [];
  const seen = new Map(sightings.map(({ lastSeenAt, placementId }) => [placementId, lastSeenAt]));
  return rows.map((row) => {
    const store = storesById.get(row.storeId);
    const lastSeenAt = seen.get(row.id) ?? null;
    const experience = (id: string | null) => byId.get(id ?? '') ?? null;
    const state = placementState(row, experience(assignedAt(row, now).experienceId), now);
    return {
      id: row.id,
      brandId: row.brandId,
      storeId: row.storeId,
      storeName: store?.name ?? '',
      storeTimeZone: store?.timeZone ?? '',
      name: row.name,
      kind: row.kind,
      experienceId: row.experienceId,
      pinnedVersion: row.pinnedVersion,
      calendar: row.calendar,
      activeFrom: iso(row.activeFrom),
      activeUntil: iso(row.activeUntil),
      paused: row.paused,
      displayMode: row.displayMode,
      idleResetSeconds: row.idleResetSeconds,
      respondentsPerMinute: row.respondentsPerMinute,
      state,
      showsUntil: iso(showsUntil(row, isShown(experience(row.experienceId)), now)),
      lastSeenAt: iso(lastSeenAt),
      silent: store !== undefined && isSilent({ ...row, state, lastSeenAt }, store, now),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      archivedAt: iso(row.archivedAt),
    };
  });
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
