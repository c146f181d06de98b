import { type Part, part } from '../part';
import { moved, type Vec3 } from '../shapes/mesh';
import { lathe } from '../shapes/solid';
import { curve, ellipse, sweep } from '../shapes/sweep';

/** A reading lamp, 0.62 × 1.58 × 0.34: a brass stem that bows over from a travertine foot to a linen shade. */
export function floorLamp(): Part[] {
  const stem = curve(
    [
      [-0.2, 0.04, 0],
      [-0.2, 0.6, 0],
      [-0.2, 1.15, 0],
      [-0.165, 1.42, 0],
      [-0.04, 1.565, 0],
      [0.1, 1.545, 0],
      [0.14, 1.45, 0],
    ] satisfies Vec3[],
    9,
  );
  const foot = moved(
    lathe(
      [
        [0, 0],
        [0.105, 0],
        [0.112, 0.006],
        [0.112, 0.04],
        [0.104, 0.048],
        [0, 0.048],
      ],
      48,
    ),
    [-0.2, 0, 0],
  );
  const shade = moved(
    lathe(
      [
        [0.172, 0],
        [0.17, 0.004],
        [0.11, 0.2],
        [0.03, 0.206],
        [0.03, 0.204],
        [0.108, 0.198],
        [0.168, 0.002],
        [0.172, 0],
      ],
      48,
    ),
    [0.14, 1.24, 0],
  );
  const bulb = moved(
    lathe(
      [
        [0, 0],
        [0.03, 0.012],
        [0.04, 0.04],
        [0.03, 0.075],
        [0.014, 0.1],
        [0, 0.1],
      ],
      20,
    ),
    [0.14, 1.31, 0],
  );
  const holder = moved(
    lathe(
      [
        [0, 0],
        [0.018, 0],
        [0.018, 0.05],
        [0.008, 0.06],
        [0, 0.06],
      ],
      20,
    ),
    [0.14, 1.4, 0],
  );
  return [
    ...part(
      'brass',
      sweep(stem, () => ellipse(0.016, 0.016, 10), [0, 0, 1]),
      holder,
    ),
    ...part('travertine', foot),
    ...part('lamp linen', shade),
    ...part('lamp linen', bulb),
  ];
}
