import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../db/database';
import { libraryObjects } from '../../db/schema';
import type { FileStore } from '../../files/file-store';
import { glbFacts } from '../../files/glb-check';
import { keepFile } from '../../files/keep-file';
import { catalogue, type ModelFile } from './catalogue';
import facts from './facts.json';
import { modelsFolder, thumbnailOf } from './models-folder';

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
  const path = join(modelsFolder, 'glb', `${file}.glb`);
  const [glb, thumbnail] = await Promise.all([readFile(path), readFile(thumbnailOf(file))]);
  const model = await keepFile(db, store, glb, {
    type: 'model/gltf-binary',
    extension: 'glb',
    bytes: glb.byteLength,
  });
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
