import { createHash } from 'node:crypto';
import { emptyPoll, emptyScene, type PollingDocument, type ScenesDocument } from '@vitrine/shared/contract';
import type { Database } from '../db/database';
import { files, libraryObjects } from '../db/schema';
import { newId } from '../ids';

/** Adds a model to the library of a brand, or with null to the tenant's. */
export async function seedModel(
  db: Database,
  brandId: string | null,
  figures: Partial<typeof libraryObjects.$inferInsert> = {},
): Promise<{ id: string; sha256: string }> {
  const id = newId();
  const sha256 = createHash('sha256').update(id).digest('hex');
  const bytes = figures.bytes ?? 1000;
  await db.insert(files).values({ sha256, type: 'model/gltf-binary', extension: 'glb', bytes });
  await db.insert(libraryObjects).values({
    id,
    brandId,
    name: 'Table',
    sha256,
    bytes,
    triangles: 100,
    materials: 1,
    dimensionsMetres: [1, 1, 1],
    ...figures,
  });
  return { id, sha256 };
}

/** A scene that passes every check, with one object for each model, in this order. */
export function completeScene(...libraryObjectIds: string[]): ScenesDocument {
  const objects = libraryObjectIds.map((libraryObjectId, index) => [
    `object-${index + 1}`,
    {
      order: `a${index}`,
      libraryObjectId,
      name: `Object ${index + 1}`,
      position: [index, 0, 0],
      rotation: [0, 0, 0],
      scale: [1, 1, 1],
      alt: inTwoLanguages('An object'),
    },
  ]);
  return {
    ...emptyScene(),
    title: inTwoLanguages('Living room'),
    alt: inTwoLanguages('A room'),
    objects: Object.fromEntries(objects),
  };
}

/** A poll that passes every check. */
export const completePoll = (): PollingDocument => ({
  ...emptyPoll(),
  title: inTwoLanguages('Wood'),
  questions: {
    wood: {
      order: 'a0',
      reference: { source: 'inline' },
      type: 'single',
      text: inTwoLanguages('Which wood?'),
      options: {
        oak: { order: 'a1', label: inTwoLanguages('Oak') },
        ash: { order: 'a0', label: inTwoLanguages('Ash') },
      },
    },
  },
});

const inTwoLanguages = (text: string) => ({ en: text, de: `${text} (de)` });
