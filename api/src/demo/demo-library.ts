import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VideoDocument } from '@vitrine/shared/contract';
import type { Dependencies } from '../dependencies';
import { addBrandFile } from '../files/brand-files';
import { keepFile } from '../files/keep-file';
import { recordImage, storeImage } from '../files/keep-image';
import { newId } from '../ids';
import { type ModelFile, modelFiles } from '../library/models/catalogue';
import { addCommittedModel } from '../library/models/committed-models';
import { sampleIds } from '../library/samples';
import { filmPixels, filmSeconds, showroomFilm } from './showroom-film';

const tags: Partial<Record<ModelFile, string[]>> = {
  sofa: ['living room', 'seating'],
  armchair: ['living room', 'seating'],
  sideboard: ['storage', 'oak'],
  bookcase: ['storage', 'walnut'],
  'floor-lamp': ['lighting'],
  'pendant-lamp': ['lighting'],
  rug: ['living room', 'textile'],
  plant: ['decoration'],
  vase: ['decoration', 'ceramic'],
  bowl: ['decoration', 'ceramic'],
  picture: ['decoration'],
  wall: ['room'],
  'window-wall': ['room'],
};

/** Adds every model that is no sample to the brand's library. @returns the library object of each model, samples included. */
export async function addDemoLibrary(
  { db, files }: Dependencies,
  brandId: string,
  now: Date,
): Promise<(model: ModelFile) => string> {
  const ids = new Map<ModelFile, string>(Object.entries(sampleIds) as [ModelFile, string][]);
  for (const file of modelFiles) {
    if (ids.has(file)) continue;
    const id = newId();
    ids.set(file, id);
    await addCommittedModel(db, files, file, { id, brandId, tags: tags[file] ?? [], now });
  }
  return (model) => {
    const id = ids.get(model);
    if (!id) throw new Error(`No library object for ${model}`);
    return id;
  };
}

/** Keeps a picture of this folder as if it were uploaded. @returns its hash. */
async function addPicture({ db, files }: Dependencies, brandId: string, name: string): Promise<string> {
  const stored = await storeImage(files, join(import.meta.dirname, name), undefined);
  const { sha256 } = await db.transaction((tx) => recordImage(tx, brandId, stored, name));
  return sha256;
}

/** The landing's picture, a drawing of the living room (`npm run demo:poster -w api`). */
export const addPoster = (dependencies: Dependencies, brandId: string) =>
  addPicture(dependencies, brandId, 'poster.webp');

/** The film of the rooms (`npm run demo:film -w api`), as a document. */
export async function demoFilm(dependencies: Dependencies, brandId: string): Promise<VideoDocument> {
  const { db, files } = dependencies;
  const content = await readFile(join(import.meta.dirname, 'showroom.mp4'));
  const description = { type: 'video/mp4', extension: 'mp4', bytes: content.byteLength, ...filmPixels };
  const film = await keepFile(db, files, content, { ...description, durationMs: filmSeconds * 1000 });
  await addBrandFile(db, brandId, film, 'showroom.mp4');
  return showroomFilm(film.sha256, await addPicture(dependencies, brandId, 'showroom-film.webp'));
}
