import { type Part, timber } from '../part';
import { mirrored, moved } from '../shapes/mesh';
import { roundedRectangle } from '../shapes/outline';
import { leg, roundedBox, slab } from '../shapes/solid';

/** A work table in oak, 1.40 × 0.74 × 0.80: soft corners, an edge cut under, splayed round legs. */
export function table(): Part[] {
  const top = moved(
    slab(roundedRectangle(1.4, 0.8, 0.06, 8), 0.026, { under: 0.015, over: 0.006, flare: 0.012 }),
    [0, 0.714, 0],
  );
  const corner = leg([0.6, 0, 0.32], [0.54, 0.716, 0.27], 0.015, 0.026);
  const legs = [corner, mirrored(corner, 'x'), mirrored(corner, 'z'), mirrored(mirrored(corner, 'x'), 'z')];
  const long = moved(roundedBox([1.04, 0.06, 0.02], 0.004, 0, 1), [0, 0.68, 0.262]);
  const short = moved(roundedBox([0.02, 0.06, 0.5], 0.004, 0, 1), [0.532, 0.68, 0]);
  return [
    ...timber('oak', 'x', top, long, mirrored(long, 'z')),
    ...timber('oak', 'y', ...legs),
    ...timber('oak', 'z', short, mirrored(short, 'x')),
  ];
}
