import { inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database';
import { files, pictureSizes } from '../db/schema';
import type { FileStore } from './file-store';
import { lightGlb } from './glb-light';
import { type FileRow, recordFile, type StoredContent, storeFile } from './keep-file';
import { recordSizes } from './keep-image';

const glb = { type: 'model/gltf-binary', extension: 'glb' };

/** A model that lies in the store, at the end, and before it its light form where it has one; their rows may be missing yet. */
export type StoredModel = StoredContent[];

/**
 * Puts a model and its light form into the store.
 * @param path of a local file that has passed `checkGlb`.
 * @param owner whose it is.
 */
export async function storeModel(
  store: FileStore,
  path: string,
  bytes: number,
  owner: string,
): Promise<StoredModel> {
  const light = await lightGlb(path, { owner });
  return [
    ...(light ? [await storeFile(store, light, { ...glb, bytes: light.byteLength })] : []),
    await storeFile(store, path, { ...glb, bytes }),
  ];
}

/** Writes the rows of a stored model. @returns the model's own. */
export async function recordModel(tx: Transaction, stored: StoredModel): Promise<FileRow> {
  const rows: FileRow[] = [];
  for (const one of stored) rows.push(await recordFile(tx, one));
  await recordSizes(tx, [stored]);
  const model = rows.pop();
  if (!model) throw new Error('A model has a file');
  return model;
}

/** Where the light forms of some models are fetched from, by the models' own hashes. */
export async function readLightModels(
  db: Database | Transaction,
  url: FileStore['url'],
  hashes: string[],
): Promise<Map<string, { url: string; bytes: number }>> {
  if (hashes.length === 0) return new Map();
  const light = await db.select().from(pictureSizes).where(inArray(pictureSizes.picture, hashes));
  if (light.length === 0) return new Map();
  // Not joined: the planner of tables that were never analysed reads all files to join a few.
  const stored = await db
    .select()
    .from(files)
    .where(
      inArray(
        files.sha256,
        light.map(({ sha256 }) => sha256),
      ),
    );
  const byHash = new Map(stored.map((file) => [file.sha256, file]));
  return new Map(
    light.flatMap(({ picture, sha256 }) => {
      const file = byHash.get(sha256);
      return file ? [[picture, { url: url(sha256, file.extension), bytes: file.bytes }] as const] : [];
    }),
  );
}
