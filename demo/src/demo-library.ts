import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VideoDocument } from '@vitrine/shared/contract';
import type { Dependencies } from '../../api/src/dependencies';
import { addBrandFile } from '../../api/src/files/brand-files';
import { keepFile } from '../../api/src/files/keep-file';
import { recordImage, storeImage } from '../../api/src/files/keep-image';
import { newId } from '../../api/src/ids';
import { type ModelFile, modelFiles } from '../../api/src/library/models/catalogue';
import { addCommittedModel } from '../../api/src/library/models/committed-models';
import { sampleIds } from '../../api/src/library/samples';
import { posterSizes } from '../../api/src/templates/templates';
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

/** Keeps a picture as if it were uploaded. @param name in the media library. @returns its hash. */
async function addPicture(
  { db, files }: Dependencies,
  brandId: string,
  name: string,
  path: string,
): Promise<string> {
  const stored = await storeImage(files, path, undefined);
  const { sha256 } = await db.transaction((tx) => recordImage(tx, brandId, stored, name));
  return sha256;
}

/** The landing's picture, a drawing of the living room, as the template has it. */
export function addPoster(dependencies: Dependencies, brandId: string): Promise<string> {
  const widest = posterSizes('furniture-showroom').at(-1)?.path ?? '';
  return addPicture(dependencies, brandId, 'poster.webp', widest);
}

/** The film of the rooms (`npm run film -w demo`), as a document. */
export async function demoFilm(dependencies: Dependencies, brandId: string): Promise<VideoDocument> {
  const { db, files } = dependencies;
  const content = await readFile(join(import.meta.dirname, 'showroom.mp4'));
  const description = { type: 'video/mp4', extension: 'mp4', bytes: content.byteLength, ...filmPixels };
  const film = await keepFile(db, files, content, { ...description, durationMs: filmSeconds * 1000 });
  await addBrandFile(db, brandId, film, 'showroom.mp4');
  const posterName = 'showroom-film.webp';
  const poster = await addPicture(dependencies, brandId, posterName, join(import.meta.dirname, posterName));
  return showroomFilm(film.sha256, poster);
}
