import { type Part, part } from '../part';
import type { Vec2 } from '../shapes/mesh';
import { roundedRectangle } from '../shapes/outline';
import { slab } from '../shapes/solid';

const size = { width: 2.8, depth: 1.96 };

/** A tufted rug, 2.80 × 0.014 × 1.96. */
export function rug(): Part[] {
  const mesh = slab(roundedRectangle(size.width, size.depth, 0.08, 8), 0.014, { under: 0.001, over: 0.01 });
  const uvs = mesh.positions.map(([x, , z]): Vec2 => [x / size.width + 0.5, z / size.depth + 0.5]);
  return part('rug', { ...mesh, uvs });
}
