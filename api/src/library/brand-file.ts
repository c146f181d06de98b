import type { BrandFile } from '@vitrine/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database';
import { brandFiles, files } from '../db/schema';
import type { FileStore } from '../files/file-store';
import { readPictureSizes } from '../files/picture-sizes';
import { storedFileOf } from '../files/stored-file';
import { notFound } from '../problem';
import { iso } from '../timestamp';
import { countUses } from './media-uses';

/** Files of brands with what is known of their content. */
export const selectBrandFiles = (db: Database | Transaction) =>
  db
    .select({ row: brandFiles, file: files })
    .from(brandFiles)
    .innerJoin(files, eq(files.sha256, brandFiles.sha256));
export type BrandFileRow = Awaited<ReturnType<typeof selectBrandFiles>>[number];

/** Some files of a brand as the contract describes them. */
export async function brandFilesOf(
  db: Database | Transaction,
  store: Pick<FileStore, 'url'>,
  brandId: string,
  rows: BrandFileRow[],
): Promise<BrandFile[]> {
  const sizes = await readPictureSizes(
    db,
    store,
    rows.map(({ file }) => file),
  );
  const uses = await countUses(
    db,
    brandId,
    rows.map(({ row }) => row.sha256),
  );
  return rows.map(({ file, row: { archivedAt, createdAt, kind, name, sha256 } }) => ({
    ...storedFileOf(store, file, sizes.get(sha256)),
    name,
    kind,
    usedIn: uses.get(sha256) ?? 0,
    createdAt: createdAt.toISOString(),
    archivedAt: iso(archivedAt),
  }));
}

/** The row of one of a brand's files, as a condition. */
export const ownFile = (brandId: string, sha256: string) =>
  and(eq(brandFiles.brandId, brandId), eq(brandFiles.sha256, sha256));

/**
 * @param lock holds its row until the transaction ends.
 * @throws ProblemError 404 where the brand has no such file.
 */
export async function readBrandFile(
  db: Database | Transaction,
  store: Pick<FileStore, 'url'>,
  brandId: string,
  sha256: string,
  { lock = false } = {},
): Promise<BrandFile> {
  const found = selectBrandFiles(db).where(ownFile(brandId, sha256));
  const rows = await (lock ? found.for('no key update', { of: brandFiles }) : found);
  const [file] = await brandFilesOf(db, store, brandId, rows);
  if (!file) throw notFound('file');
  return file;
}
