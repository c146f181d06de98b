import type { Transaction } from '../db/database';
import { inBatches } from '../db/in-batches';
import { pictureSizes } from '../db/schema';
import { addBrandFile } from './brand-files';
import type { FileStore } from './file-store';
import { checkImage } from './image-check';
import { type FileRow, recordFile, type StoredContent, storeFile } from './keep-file';

/** A picture that lies in the store in all of its sizes, narrowest first; their rows may be missing yet. */
export type StoredImage = StoredContent[];

/**
 * Checks a picture, re-encodes it and puts its sizes into the store. The original is not kept: it may hold where it
 * was taken and by whom, and everything visitors and staff are shown comes from what is made here. See
 * docs/decisions/pictures-as-webp.md.
 * @param path of a local file
 * @param owner whose it is; undefined where nobody waits with it.
 * @throws ProblemError 422 `image-invalid`.
 */
export async function storeImage(
  store: FileStore,
  path: string,
  owner: string | undefined,
): Promise<StoredImage> {
  const stored: StoredImage = [];
  for (const { content, height, width } of await checkImage(path, { owner })) {
    const file = { type: 'image/webp', extension: 'webp', bytes: content.byteLength, width, height };
    stored.push(await storeFile(store, content, file));
  }
  return stored;
}

/**
 * Writes the rows of a stored picture, which the brand may show from then on.
 * @param fileName the uploaded file's, where somebody knows it.
 * @returns the row of its largest size, by whose hash documents name the picture.
 */
export async function recordImage(
  tx: Transaction,
  brandId: string,
  stored: StoredImage,
  fileName?: string | null,
): Promise<FileRow> {
  const rows: FileRow[] = [];
  for (const one of stored) rows.push(await recordFile(tx, one));
  const picture = rows.pop();
  if (!picture) throw new Error('A picture has at least one size');
  await addBrandFile(tx, brandId, picture, fileName);
  await recordSizes(tx, [stored]);
  return picture;
}

/** Writes which files are narrower encodings of some stored pictures, or light forms of models; all of them have their rows. */
export async function recordSizes(tx: Transaction, pictures: StoredImage[]): Promise<void> {
  const narrower = pictures.flatMap((stored) => {
    const picture = stored.at(-1)?.sha256 ?? '';
    return stored.slice(0, -1).map(({ sha256 }) => ({ picture, sha256 }));
  });
  for (const some of inBatches(narrower)) await tx.insert(pictureSizes).values(some).onConflictDoNothing();
}
