import { type Part, timber } from '../part';
import { moved } from '../shapes/mesh';
import { pebble } from '../shapes/outline';
import { lathe, slab } from '../shapes/solid';

/** A pebble of smoked oak on three stout turned legs, 1.15 × 0.35 × 0.72. */
export function coffeeTable(): Part[] {
  const top = moved(slab(pebble(1.15, 0.72), 0.045, { under: 0.024, over: 0.02, steps: 6 }), [0, 0.305, 0]);
  const foot = lathe(
    [
      [0, 0],
      [0.048, 0],
      [0.056, 0.01],
      [0.06, 0.03],
      [0.072, 0.2],
      [0.078, 0.312],
      [0, 0.312],
    ],
    36,
  );
  const places = [
    [0.33, 0, 0.1],
    [-0.3, 0, 0.14],
    [-0.06, 0, -0.19],
  ] as const;
  return [
    ...timber('smoked oak', 'x', top),
    ...timber('smoked oak', 'y', ...places.map((place) => moved(foot, place))),
  ];
}
