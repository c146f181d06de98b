import type { SceneObject } from '@vitrine/shared/contract';
import { generateNKeysBetween } from 'fractional-indexing';
import { catalogue, type ModelFile } from '../library/models/catalogue';

/** One piece in a room: where it stands (metres), how far it is turned about the vertical (degrees), what it is. */
export interface Piece {
  model: ModelFile;
  at: [x: number, y: number, z: number];
  turned?: number;
  alt: { en: string; de: string };
  /** Walls and the like, which nobody wants to move by accident. */
  locked?: true;
}

/** The pieces as a scene's objects, in the order given. @param idOf the library object of a model */
export function sceneObjects(
  pieces: readonly Piece[],
  idOf: (model: ModelFile) => string,
): Record<string, SceneObject> {
  const orders = generateNKeysBetween(null, null, pieces.length);
  const entries = pieces.map(({ alt, at, locked, model, turned = 0 }, i): [string, SceneObject] => [
    `piece-${i + 1}`,
    {
      order: orders[i] ?? 'a0',
      libraryObjectId: idOf(model),
      name: catalogue[model].name,
      position: at,
      rotation: [0, turned, 0],
      scale: [1, 1, 1],
      alt,
      ...(locked && { locked }),
    },
  ]);
  return Object.fromEntries(entries);
}
