import type { Brand } from '@vitrine/shared/contract';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database';
import { brands, pictureSizes, files as storedFiles } from '../db/schema';
import type { FileStore } from '../files/file-store';
import { notFound } from '../problem';
import { iso } from '../timestamp';

/** Columns of a brand with its counts. The counts name the outer table in full: drizzle would leave it out. */
export const brandColumns = {
  row: brands,
  stores: sql<number>`(select count(*)::int from stores s where s.brand_id = brands.id and s.archived_at is null)`,
  experiences: sql<number>`(select count(*)::int from experiences e where e.brand_id = brands.id and e.archived_at is null)`,
  logoFile: sql<LogoFile | null>`(
    select jsonb_build_object('sha256', f.sha256, 'extension', f.extension) from ${storedFiles} f
    where f.revoked_at is null and f.sha256 in (
      select brands.logo union all select p.sha256 from ${pictureSizes} p where p.picture = brands.logo)
    order by f.width limit 1)`,
} satisfies Record<string, SQL | typeof brands>;

interface LogoFile {
  sha256: string;
  extension: string;
}

export interface BrandRow {
  row: typeof brands.$inferSelect;
  stores: number;
  experiences: number;
  logoFile: LogoFile | null;
}

/** Shows brands as the contract does. */
export const brandsWith =
  ({ url }: Pick<FileStore, 'url'>) =>
  ({ experiences, logoFile, row, stores }: BrandRow): Brand => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    logo: row.logo,
    logoUrl: logoFile && url(logoFile.sha256, logoFile.extension),
    defaultTheme: row.defaultTheme,
    editorsMayPublish: row.editorsMayPublish,
    reviewBeforePublish: row.reviewBeforePublish,
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
  files: Pick<FileStore, 'url'>,
  brandId: string,
  { lock = false } = {},
): Promise<Brand> {
  const rows = db.select(brandColumns).from(brands).where(eq(brands.id, brandId));
  const [found] = await (lock ? rows.for('no key update') : rows);
  if (!found) throw notFound('brand');
  return brandsWith(files)(found);
}
