import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandFiles } from '../db/schema';
import type { Dependencies } from '../dependencies';
import { keepFile } from '../files/keep-file';
import { newId } from '../ids';
import { type ModelFile, modelFiles } from '../library/models/catalogue';
import { addCommittedModel } from '../library/models/committed-models';
import { sampleIds } from '../library/samples';

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

/** Keeps the landing's picture, a drawing of the living room (`npm run demo:poster -w api`). @returns its hash. */
export async function addPoster({ db, files }: Dependencies, brandId: string): Promise<string> {
  const content = await readFile(join(import.meta.dirname, 'poster.webp'));
  const description = { type: 'image/webp', extension: 'webp', bytes: content.byteLength };
  const { sha256 } = await keepFile(db, files, content, { ...description, width: 1600, height: 1000 });
  await db.insert(brandFiles).values({ brandId, sha256 });
  return sha256;
}
