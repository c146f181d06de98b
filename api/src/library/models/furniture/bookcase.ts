import type { FinishName } from '../materials';
import { type Part, part, timber } from '../part';
import { random } from '../random';
import { mirrored, moved, turned } from '../shapes/mesh';
import { lathe, roundedBox } from '../shapes/solid';

const shelfHeights = [0.1, 0.48, 0.86, 1.24, 1.62] as const;
const covers = [
  'paper',
  'rust cloth',
  'moss cloth',
  'ink cloth',
  'sand cloth',
] as const satisfies FinishName[];

/** Books standing from `left` on, each between 18 and 40 mm thick; the last one leans. */
function books(left: number, shelf: number, count: number, seed: number): Part[] {
  const next = random(seed);
  let x = left;
  return Array.from({ length: count }, (_, i) => {
    const [thickness, height, depth] = [0.018 + next() * 0.022, 0.19 + next() * 0.08, 0.15 + next() * 0.05];
    const book = roundedBox([thickness, height, depth], 0.003, 0, 1);
    const leaning = i === count - 1;
    const place = x + thickness / 2 + (leaning ? 0.028 : 0);
    x += thickness + 0.001;
    const cover = covers[Math.floor(next() * covers.length)] ?? 'paper';
    return part(
      cover,
      moved(leaning ? turned(book, 'z', 12) : book, [place, shelf + 0.011 + height / 2, 0.02]),
    );
  }).flat();
}

/** An open bookcase in walnut, 0.95 × 1.80 × 0.32, with books and two vessels. */
export function bookcase(): Part[] {
  const post = moved(roundedBox([0.028, 1.8, 0.32], 0.008, 0, 2), [0.461, 0.9, 0]);
  const shelves = shelfHeights.map((y) => moved(roundedBox([0.9, 0.022, 0.3], 0.005, 0, 1), [0, y, 0]));
  const rail = moved(roundedBox([0.9, 0.05, 0.014], 0.004, 0, 1), [0, 1.765, -0.145]);
  const jar = moved(
    lathe(
      [
        [0, 0],
        [0.045, 0],
        [0.075, 0.05],
        [0.07, 0.12],
        [0.03, 0.165],
        [0.034, 0.18],
        [0.028, 0.178],
        [0.024, 0.16],
        [0, 0.15],
      ],
      32,
    ),
    [0.26, shelfHeights[1] + 0.011, 0.02],
  );
  const bowl = moved(
    lathe(
      [
        [0, 0],
        [0.05, 0],
        [0.055, 0.01],
        [0.12, 0.07],
        [0.125, 0.078],
        [0.117, 0.074],
        [0.05, 0.018],
        [0, 0.014],
      ],
      36,
    ),
    [-0.22, shelfHeights[3] + 0.011, 0.02],
  );
  const lying = [0, 1, 2].flatMap((i) =>
    part(
      covers[i + 1] ?? 'paper',
      moved(turned(roundedBox([0.24 - i * 0.02, 0.026, 0.17], 0.003, 0, 1), 'y', i * 5), [
        0.24,
        shelfHeights[2] + 0.024 + i * 0.027,
        0.02,
      ]),
    ),
  );
  return [
    ...timber('walnut', 'y', post, mirrored(post, 'x')),
    ...timber('walnut', 'x', ...shelves, rail),
    ...books(-0.44, shelfHeights[1], 13, 31),
    ...books(-0.44, shelfHeights[2], 11, 32),
    ...books(0.02, shelfHeights[3], 10, 33),
    ...books(-0.44, shelfHeights[0], 17, 34),
    ...part('white ceramic', jar),
    ...part('clay ceramic', bowl),
    ...lying,
  ];
}
