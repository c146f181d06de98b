import type { FinishName } from './materials';
import type { Mesh, Vec2 } from './shapes/mesh';

/** One body of a piece of furniture in one finish. */
export interface Part {
  mesh: Mesh;
  finish: FinishName;
}

export const part = (finish: FinishName, ...meshes: Mesh[]): Part[] =>
  meshes.map((mesh) => ({ mesh, finish }));

/**
 * Wood whose grain runs along an axis. The other two axes are added up, which runs over edges without a seam.
 */
export function timber(finish: FinishName, axis: 'x' | 'y' | 'z', ...meshes: Mesh[]): Part[] {
  return meshes.map((mesh) => ({
    finish,
    mesh: {
      ...mesh,
      uvs: mesh.positions.map(([x, y, z]): Vec2 => {
        if (axis === 'x') return [x, z + y * 0.9];
        if (axis === 'y') return [y, x + z * 0.9];
        return [z, x + y * 0.9];
      }),
    },
  }));
}
