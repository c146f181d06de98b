import type { PictureSize } from '@vitrine/shared/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database';
import { files, pictureSizes } from '../db/schema';
import type { FileStore } from './file-store';
import type { FileRow } from './keep-file';

/**
 * Every encoding of some pictures, narrowest first, their own files at the end.
 * @returns by the picture's hash; nothing for what is no picture, or whose width nobody knows.
 */
export async function readPictureSizes(
  db: Database | Transaction,
  { url }: Pick<FileStore, 'url'>,
  pictures: FileRow[],
): Promise<Map<string, PictureSize[]>> {
  const hashes = pictures.map(({ sha256 }) => sha256);
  const narrower =
    hashes.length === 0
      ? []
      : await db
          .select({ picture: pictureSizes.picture, file: files })
          .from(pictureSizes)
          .innerJoin(files, eq(files.sha256, pictureSizes.sha256))
          .where(inArray(pictureSizes.picture, hashes));
  const sizes = new Map<string, PictureSize[]>();
  for (const { file, picture } of [...narrower, ...pictures.map((file) => ({ picture: file.sha256, file }))])
    sizes.set(picture, [...(sizes.get(picture) ?? []), ...sizeOf(url, file)]);
  for (const ones of sizes.values()) ones.sort((a, b) => a.width - b.width);
  return sizes;
}

/** The same of pictures of which only the hashes are known; of a revoked one there is none. */
export async function readPictures(
  db: Database | Transaction,
  store: Pick<FileStore, 'url'>,
  hashes: string[],
): Promise<Map<string, PictureSize[]>> {
  if (hashes.length === 0) return new Map();
  const inUse = and(inArray(files.sha256, hashes), isNull(files.revokedAt));
  return readPictureSizes(db, store, await db.select().from(files).where(inUse));
}

const sizeOf = (url: FileStore['url'], file: FileRow): PictureSize[] => {
  const { bytes, extension, height, sha256, type, width } = file;
  if (!type.startsWith('image/') || width === null || height === null) return [];
  return [{ url: url(sha256, extension), width, height, type, bytes, sha256 }];
};
