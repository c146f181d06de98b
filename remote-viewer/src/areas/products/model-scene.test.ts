import type { PublishedProduct, PublishedScene } from '@vitrine/shared/contract';
import { fieldOfViewFor } from '@vitrine/shared/scene';
import { modelScene } from './model-scene';

const model = (
  dimensionsMetres: [number, number, number],
  baseMetres = 0,
): NonNullable<PublishedProduct['model']> => ({
  sha256: 'a'.repeat(64),
  url: '/a.glb',
  bytes: 1,
  dimensionsMetres,
  baseMetres,
});

type Vector = readonly [number, number, number];
const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vector): Vector => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};

/** How far its corners reach from the middle of a picture: 1 is the edge. */
function reach(
  [width, height, depth]: [number, number, number],
  view: PublishedScene['camera'],
  aspect: number,
): number {
  const high = Math.tan((fieldOfViewFor(view.fieldOfViewDegrees, aspect) * Math.PI) / 360);
  const ahead = unit(minus(view.target, view.position));
  const right = unit(cross(ahead, [0, 1, 0]));
  const corners = [-1, 1].flatMap((x) => [0, 1].flatMap((y) => [-1, 1].map((z) => [x, y, z] as const)));
  const seen = corners.map(([x, y, z]) => {
    const corner = minus([(x * width) / 2, y * height, (z * depth) / 2], view.position);
    const away = dot(corner, ahead);
    return {
      x: dot(corner, right) / (away * high * aspect),
      y: dot(corner, cross(right, ahead)) / (away * high),
    };
  });
  return Math.max(...seen.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
}

describe('a product’s model', () => {
  it('stands on the ground, wherever its origin is', () => {
    expect(modelScene(model([1, 2, 1], -0.5), '#ffffff', 1).objects[0]?.position).toEqual([0, 0.5, 0]);
  });

  it('is seen whole, small and large ones alike', () => {
    for (const size of [
      [0.3, 0.16, 0.3],
      [2.8, 0.014, 1.96],
      [0.95, 1.8, 0.32],
    ] as [number, number, number][]) {
      for (const aspect of [0.46, 1, 2]) {
        const { camera } = modelScene(model(size), '#ffffff', aspect);
        // What reaches farthest fills most of the picture.
        expect(reach(size, camera, aspect)).toBeGreaterThan(0.75);
        expect(reach(size, camera, aspect)).toBeLessThan(0.95);
        expect(camera.target).toEqual([0, size[1] / 2, 0]);
      }
    }
  });
});
