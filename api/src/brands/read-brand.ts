import type { Brand } from '@vitrine/shared/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database';
import { brands } from '../db/schema';
import { notFound } from '../problem';
import { iso } from '../timestamp';

/** Columns of a brand with its counts. The counts name the outer table in full: drizzle would leave it out. */
export const brandColumns = {
  row: brands,
  stores: sql<number>`(select count(*)::int from stores s where s.brand_id = brands.id and s.archived_at is null)`,
  experiences: sql<number>`(select count(*)::int from experiences e where e.brand_id = brands.id and e.archived_at is null)`,
} satisfies Record<string, SQL | typeof brands>;

export interface BrandRow {
  row: typeof brands.$inferSelect;
  stores: number;
  experiences: number;
}

/** A brand as the contract shows it. */
export const brandOf = ({ experiences, row, stores }: BrandRow): Brand => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  logo: row.logo,
  defaultTheme: row.defaultTheme,
  editorsMayPublish: row.editorsMayPublish,
  stores,
  experiences,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  archivedAt: iso(row.archivedAt),
});

/**
 * @param options.lock keeps other writes away until the transaction ends.
 * @throws ProblemError 404
 */
export async function readBrand(
  db: Database | Transaction,
  brandId: string,
  { lock = false } = {},
): Promise<Brand> {
  const rows = db.select(brandColumns).from(brands).where(eq(brands.id, brandId));
  const [found] = await (lock ? rows.for('no key update') : rows);
  if (!found) throw notFound('brand');
  return brandOf(found);
}
