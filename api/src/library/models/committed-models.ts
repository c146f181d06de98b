import { readFile } from 'node:fs/promises';
import type { Database } from '../../db/database';
import { libraryObjects } from '../../db/schema';
import type { FileStore } from '../../files/file-store';
import { glbFacts } from '../../files/glb-check';
import { keepFile, storeFile } from '../../files/keep-file';
import { recordModel, type StoredModel } from '../../files/keep-model';
import { catalogue, type ModelFile } from './catalogue';
import facts from './facts.json';
import { glbsOf, thumbnailOf } from './models-folder';

/**
 * Adds one of the models of this folder to the library, with its thumbnail.
 * @param place.brandId null: the tenant's
 */
export async function addCommittedModel(
  db: Database,
  store: FileStore,
  file: ModelFile,
  place: { id: string; brandId: string | null; tags: string[]; now: Date },
): Promise<void> {
  const [thumbnail, ...glbs] = await Promise.all([
    readFile(thumbnailOf(file)),
    ...glbsOf(file).map((path) => readFile(path)),
  ]);
  const stored: StoredModel = [];
  for (const glb of glbs) {
    const description = { type: 'model/gltf-binary', extension: 'glb', bytes: glb.byteLength };
    stored.push(await storeFile(store, glb, description));
  }
  const model = await db.transaction((tx) => recordModel(tx, stored));
  const picture = await keepFile(db, store, thumbnail, {
    type: 'image/webp',
    extension: 'webp',
    bytes: thumbnail.byteLength,
    width: 480,
    height: 480,
  });
  const { now, ...where } = place;
  await db
    .insert(libraryObjects)
    .values({
      ...where,
      ...glbFacts.parse(facts[file]),
      name: catalogue[file].name,
      sha256: model.sha256,
      thumbnail: picture.sha256,
      bytes: model.bytes,
      licence: 'CC0',
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing();
}
