import type { ScenesDocument } from '@vitrine/shared/contract';
import type { Piece } from '../../../templates/scene-objects';
import type { Shot } from './studio';

/** A room of the templates as the studio draws it. */
export const roomShot = (
  { background, floor, lighting }: Pick<ScenesDocument, 'background' | 'floor' | 'lighting'>,
  pieces: readonly Piece[],
): Pick<Shot, 'objects' | 'lighting' | 'background' | 'floor'> => ({
  objects: pieces.map(({ at, model, turned = 0 }) => ({
    file: model,
    position: at,
    rotation: [0, turned, 0],
  })),
  lighting,
  background,
  floor: floor.colour,
});
