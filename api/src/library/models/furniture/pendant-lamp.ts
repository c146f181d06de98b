import { type Part, part } from '../part';
import { moved } from '../shapes/mesh';
import { lathe } from '../shapes/solid';

/** A hanging lamp, 0.52 across, its rim at the origin's height; the cord ends 1.05 m above. */
export function pendantLamp(): Part[] {
  const dome = lathe(
    [
      [0.26, 0],
      [0.258, 0.004],
      [0.25, 0.06],
      [0.22, 0.13],
      [0.165, 0.19],
      [0.09, 0.226],
      [0.03, 0.236],
      [0, 0.237],
    ],
    56,
  );
  const lining = lathe(
    [
      [0.26, 0],
      [0.255, 0.002],
      [0.245, 0.06],
      [0.215, 0.127],
      [0.16, 0.186],
      [0.086, 0.221],
      [0, 0.231],
    ],
    56,
  );
  const inside = { ...lining, triangles: lining.triangles.map(([a, b, c]) => [a, c, b] as const) };
  const cap = moved(
    lathe(
      [
        [0, 0],
        [0.03, 0],
        [0.03, 0.03],
        [0.012, 0.05],
        [0.012, 0.07],
        [0, 0.07],
      ],
      24,
    ),
    [0, 0.23, 0],
  );
  const cord = moved(
    lathe(
      [
        [0, 0],
        [0.003, 0],
        [0.003, 0.72],
        [0, 0.72],
      ],
      8,
    ),
    [0, 0.3, 0],
  );
  const rose = moved(
    lathe(
      [
        [0, 0],
        [0.045, 0],
        [0.05, 0.006],
        [0.05, 0.03],
        [0, 0.03],
      ],
      28,
    ),
    [0, 1.02, 0],
  );
  const bulb = moved(
    lathe(
      [
        [0, 0],
        [0.032, 0.012],
        [0.044, 0.044],
        [0.032, 0.08],
        [0.014, 0.1],
        [0, 0.1],
      ],
      20,
    ),
    [0, 0.09, 0],
  );
  return [
    ...part('clay ceramic', dome),
    ...part('lamp linen', inside),
    ...part('brass', cap, rose),
    ...part('black steel', cord),
    ...part('bulb', bulb),
  ];
}
