import type { PublishedProduct, PublishedScene } from '@vitrine/shared/contract';
import { fieldOfViewFor } from '@vitrine/shared/scene';

/** Seen from the front, a little from the right and above. */
const direction = [0.5, 0.32, 0.8] as const;
const fieldOfViewDegrees = 32;
/** Room around it, and for its shadow. */
const margin = 1.1;

type Vector = readonly [x: number, y: number, z: number];
const dot = (one: Vector, other: Vector) => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

const [across, up, towards] = axesOf(direction);

/** What is to the right, above and nearer for whoever looks from there. */
function axesOf([x, y, z]: Vector): [Vector, Vector, Vector] {
  const length = Math.hypot(x, y, z);
  const near: Vector = [x / length, y / length, z / length];
  const level = Math.hypot(near[0], near[2]);
  const right: Vector = [near[2] / level, 0, -near[0] / level];
  return [right, [-near[1] * right[2], level, near[1] * right[0]], near];
}

/** From how far a box is seen whole. @param aspect the picture's width by its height */
function distanceTo([width, height, depth]: Vector, aspect: number): number {
  const high = Math.tan((fieldOfViewFor(fieldOfViewDegrees, aspect) * Math.PI) / 360);
  const wide = high * aspect;
  const distances = [-1, 1].flatMap((right) =>
    [-1, 1].flatMap((above) =>
      [-1, 1].map((near) => {
        const corner: Vector = [(right * width) / 2, (above * height) / 2, (near * depth) / 2];
        const away = Math.max(Math.abs(dot(corner, across)) / wide, Math.abs(dot(corner, up)) / high);
        return away * margin + dot(corner, towards);
      }),
    ),
  );
  return Math.max(...distances);
}

/**
 * A scene with one model on the ground, seen whole. Metres.
 * @param background hex colour that it stands on
 * @param aspect width of what it is shown in by its height
 */
export function modelScene(
  { baseMetres, dimensionsMetres, sha256, ...file }: NonNullable<PublishedProduct['model']>,
  background: string,
  aspect: number,
): PublishedScene {
  const target: [number, number, number] = [0, dimensionsMetres[1] / 2, 0];
  const distance = distanceTo(dimensionsMetres, aspect);
  const [x, y, z] = towards.map((part, axis) => (target[axis] ?? 0) + part * distance);
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
    models: { [sha256]: file },
  };
}
