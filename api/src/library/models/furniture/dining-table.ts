import { type Part, timber } from '../part';
import { mirrored, moved } from '../shapes/mesh';
import { superellipse } from '../shapes/outline';
import { lathe, roundedBox, slab } from '../shapes/solid';

const flutes = 30;

/** Seats eight, walnut, 2.40 × 0.75 × 1.05: a boat-shaped top on two fluted drums. */
export function diningTable(): Part[] {
  const top = moved(
    slab(superellipse(2.4, 1.05, 3.4, 80), 0.03, { under: 0.02, over: 0.005, flare: 0.03, steps: 5 }),
    [0, 0.72, 0],
  );
  const drum = lathe(
    [
      [0, 0],
      [0.2, 0],
      [0.212, 0.012],
      [0.222, 0.03],
      [0.205, 0.3],
      [0.2, 0.5],
      [0.222, 0.7],
      [0.222, 0.722],
      [0, 0.722],
    ],
    flutes * 6,
    (angle) => 1 - 0.045 * (1 - Math.abs(Math.sin((angle * flutes) / 2))),
  );
  const stretcher = moved(roundedBox([1.2, 0.05, 0.16], 0.012), [0, 0.694, 0]);
  const right = moved(drum, [0.58, 0, 0]);
  return [...timber('walnut', 'x', top, stretcher), ...timber('walnut', 'y', right, mirrored(right, 'x'))];
}
