import type { PublishedProduct, PublishedScene } from '@vitrine/shared/contract';

/** Seen from the front, a little from the right and above. */
const direction = [0.5, 0.32, 0.8] as const;
const fieldOfViewDegrees = 32;
/** Room around it. */
const margin = 1.12;

/** A scene with one model on the ground, seen whole. Metres. */
export function modelScene(
  { baseMetres, bytes, dimensionsMetres, sha256, url }: NonNullable<PublishedProduct['model']>,
  background: string,
): PublishedScene {
  const height = dimensionsMetres[1];
  const target: [number, number, number] = [0, height / 2, 0];
  const radius = Math.hypot(...dimensionsMetres) / 2;
  const distance = (radius * margin) / Math.sin((fieldOfViewDegrees * Math.PI) / 360);
  const length = Math.hypot(...direction);
  const [x, y, z] = direction.map((part, axis) => (target[axis] ?? 0) + (part / length) * distance);
  return {
    area: 'scenes',
    documentId: '',
    title: {},
    alt: {},
    lighting: 'studio',
    background,
    floor: { visible: false, colour: background },
    camera: { position: [x ?? 0, y ?? 0, z ?? 0], target, fieldOfViewDegrees },
    objects: [
      {
        id: 'product',
        name: '',
        alt: {},
        model: sha256,
        position: [0, -baseMetres, 0],
        rotation: [0, 0, 0],
        scale: [1, 1, 1],
      },
    ],
    models: { [sha256]: { url, bytes } },
  };
}
