import { type Part, part } from '../part';
import { moved, type Vec2 } from '../shapes/mesh';
import { lathe } from '../shapes/solid';

/** Half an ellipse, from its rim up to its top. */
const cupola = (radius: number, height: number): Vec2[] =>
  Array.from({ length: 15 }, (_, i) => {
    const angle = (i / 14) * (Math.PI / 2);
    return [i === 14 ? 0 : radius * Math.cos(angle), height * Math.sin(angle)];
  });

/** A hanging lamp, 0.52 across, its rim at the origin's height; the cord ends 1.05 m above. */
export function pendantLamp(): Part[] {
  const dome = lathe(cupola(0.26, 0.237), 56);
  const lining = lathe(cupola(0.255, 0.231), 56);
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
    ...part('brass', cap, cord, rose),
    ...part('lamp linen', bulb),
  ];
}
