import { type Part, part, timber } from '../part';
import { mirrored, moved, type Vec2 } from '../shapes/mesh';
import { roundedBox } from '../shapes/solid';

const size = { width: 0.72, height: 0.96, rail: 0.022, depth: 0.032 };

/** A framed print, 0.72 × 0.96; its back is the plane z = 0, its lower edge at the origin's height. */
export function picture(): Part[] {
  const middle = size.height / 2;
  const upright = moved(roundedBox([size.rail, size.height, size.depth], 0.003, 0, 2), [
    (size.width - size.rail) / 2,
    middle,
    size.depth / 2,
  ]);
  const rail = (y: number) =>
    moved(roundedBox([size.width - size.rail * 2, size.rail, size.depth], 0.003, 0, 2), [
      0,
      y,
      size.depth / 2,
    ]);
  const [printWidth, printHeight] = [size.width - size.rail * 2, size.height - size.rail * 2];
  const print = moved(roundedBox([printWidth, printHeight, 0.006], 0.001, 0, 1), [0, middle, 0.016]);
  const uvs = print.positions.map(([x, y]): Vec2 => [x / printWidth + 0.5, 0.5 - (y - middle) / printHeight]);
  return [
    ...timber('oak', 'y', upright, mirrored(upright, 'x')),
    ...timber('oak', 'x', rail(size.rail / 2), rail(size.height - size.rail / 2)),
    ...part('painting', { ...print, uvs }),
  ];
}
