import { openingHours, type Store } from '@vitrine/shared/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database';
import { stores } from '../db/schema';
import { notFound } from '../problem';
import { iso } from '../timestamp';

/** Columns of a store with its count. It names the outer table in full: drizzle would leave it out. */
export const storeColumns = {
  row: stores,
  placements: sql<number>`(select count(*)::int from placements p where p.store_id = stores.id and p.archived_at is null)`,
};

export interface StoreRow {
  row: typeof stores.$inferSelect;
  placements: number;
}

/** A store as the contract shows it. */
export const storeOf = ({ placements, row }: StoreRow): Store => ({
  id: row.id,
  brandId: row.brandId,
  name: row.name,
  address: row.address,
  timeZone: row.timeZone,
  openingHours: openingHours.parse(row.openingHours),
  groups: row.groups,
  placements,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  archivedAt: iso(row.archivedAt),
});

/**
 * @param options.lock keeps other writes away until the transaction ends.
 * @throws ProblemError 404 for a store that is not of this brand.
 */
export async function readStore(
  db: Database | Transaction,
  brandId: string,
  storeId: string,
  { lock = false } = {},
): Promise<Store> {
  const rows = db
    .select(storeColumns)
    .from(stores)
    .where(and(eq(stores.id, storeId), eq(stores.brandId, brandId)));
  const [found] = await (lock ? rows.for('no key update') : rows);
  if (!found) throw notFound('store');
  return storeOf(found);
}
