import type { PublishedProduct } from '@vitrine/shared/contract';
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

describe('a product’s model', () => {
  it('stands on the ground, wherever its origin is', () => {
    expect(modelScene(model([1, 2, 1], -0.5), '#ffffff').objects[0]?.position).toEqual([0, 0.5, 0]);
  });

  it('is seen whole, small and large ones alike', () => {
    for (const size of [
      [0.3, 0.16, 0.3],
      [2.8, 0.014, 1.96],
      [0.95, 1.8, 0.32],
    ] as [number, number, number][]) {
      const { camera } = modelScene(model(size), '#ffffff');
      const away = Math.hypot(...camera.position.map((one, axis) => one - (camera.target[axis] ?? 0)));
      // A ball around it is within the angle that the camera sees.
      const radius = Math.hypot(...size) / 2;
      const half = (camera.fieldOfViewDegrees * Math.PI) / 360;
      expect(Math.asin(radius / away)).toBeLessThan(half);
      expect(Math.asin(radius / away)).toBeGreaterThan(half * 0.8);
      expect(camera.target).toEqual([0, size[1] / 2, 0]);
    }
  });
});
