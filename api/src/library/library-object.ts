import type { LibraryObject } from '@vitrine/shared/contract';
import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../db/database';
import { files, libraryObjects } from '../db/schema';
import type { FileStore } from '../files/file-store';
import { notFound } from '../problem';
import { iso } from '../timestamp';

const thumbnails = alias(files, 'thumbnails');

/** Library objects with what their addresses are made of. */
export const selectLibraryObjects = (db: Database | Transaction) =>
  db
    .select({ row: libraryObjects, extension: files.extension, thumbnailExtension: thumbnails.extension })
    .from(libraryObjects)
    .innerJoin(files, eq(files.sha256, libraryObjects.sha256))
    .leftJoin(thumbnails, eq(thumbnails.sha256, libraryObjects.thumbnail));

export type LibraryObjectRow = Awaited<ReturnType<typeof selectLibraryObjects>>[number];

/** What a brand may place: the tenant's models and its own. null: what the tenant may. */
export const usableBy = (brandId: string | null): SQL | undefined =>
  or(isNull(libraryObjects.brandId), brandId === null ? undefined : eq(libraryObjects.brandId, brandId));

export const libraryObjectOf =
  (store: Pick<FileStore, 'url'>) =>
  ({ extension, row, thumbnailExtension }: LibraryObjectRow): LibraryObject => ({
    _id: row.id,
    name: row.name,
    glb: store.url(row.sha256, extension),
    tags: row.tags,
    _updatedAt: row.updatedAt.toISOString(),
    sha256: row.sha256,
    thumbnail: row.thumbnail && thumbnailExtension ? store.url(row.thumbnail, thumbnailExtension) : null,
    bytes: row.bytes,
    triangles: row.triangles,
    materials: row.materials,
    dimensionsMetres: row.dimensionsMetres,
    baseMetres: row.baseMetres,
    materialVariants: row.materialVariants,
    licence: row.licence,
    scope: row.brandId === null ? 'tenant' : 'brand',
    archivedAt: iso(row.archivedAt),
  });

/**
 * @param lock holds its row until the transaction ends.
 * @throws ProblemError 404 where the brand has no such model of its own; the tenant's are not a brand's to change.
 */
export async function readOwnLibraryObject(
  db: Database | Transaction,
  store: Pick<FileStore, 'url'>,
  brandId: string,
  libraryObjectId: string,
  { lock = false } = {},
): Promise<LibraryObject> {
  const found = selectLibraryObjects(db).where(
    and(eq(libraryObjects.id, libraryObjectId), eq(libraryObjects.brandId, brandId)),
  );
  const [row] = await (lock ? found.for('no key update', { of: libraryObjects }) : found);
  if (!row) throw notFound('model');
  return libraryObjectOf(store)(row);
}
