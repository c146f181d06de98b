import { type Part, part } from '../part';
import { moved, type Vec3 } from '../shapes/mesh';
import { lathe, roundedBox } from '../shapes/solid';

const pears: Vec3[] = [
  [0.05, 0.03, 0.02],
  [-0.05, 0.03, 0.03],
  [0, 0.032, -0.055],
];

/** A stoneware bowl with three pears, 0.32 across. */
export function bowl(): Part[] {
  const body = lathe(
    [
      [0, 0],
      [0.062, 0],
      [0.066, 0.008],
      [0.13, 0.055],
      [0.158, 0.084],
      [0.16, 0.09],
      [0.153, 0.088],
      [0.12, 0.058],
      [0.06, 0.02],
      [0, 0.016],
    ],
    56,
  );
  const pear = lathe(
    [
      [0, 0],
      [0.022, 0.003],
      [0.038, 0.022],
      [0.04, 0.042],
      [0.03, 0.068],
      [0.019, 0.09],
      [0.012, 0.102],
      [0, 0.105],
    ],
    24,
  );
  const stalk = roundedBox([0.004, 0.026, 0.004], 0.0015, 0, 1);
  return [
    ...part('ink ceramic', body),
    ...part('pear', ...pears.map(([x, y, z]) => moved(stalk, [x, y + 0.115, z]))),
    ...part('pear', ...pears.map((place) => moved(pear, place))),
  ];
}
