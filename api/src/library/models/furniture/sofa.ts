import { type Part, part, timber } from '../part';
import { mirrored, moved, turned } from '../shapes/mesh';
import { leg, roundedBox } from '../shapes/solid';

/** A three-seater in oatmeal wool, 2.30 × 0.95 × 0.90: deep cushions on a low oak plinth with turned feet. */
export function sofa(): Part[] {
  const base = moved(roundedBox([2.24, 0.16, 0.88], 0.045, 0, 2), [0, 0.225, -0.01]);
  const arm = moved(roundedBox([0.2, 0.46, 0.94], 0.085, 0.012, 3, 2), [1.05, 0.375, 0]);
  const back = moved(turned(roundedBox([2.0, 0.6, 0.2], 0.09, 0.01, 3, 2), 'x', -7), [0, 0.46, -0.36]);
  const seat = moved(roundedBox([0.935, 0.17, 0.7], 0.06, 0.028, 2, 3), [0.472, 0.375, 0.105]);
  const rest = moved(
    turned(turned(roundedBox([0.92, 0.17, 0.46], 0.072, 0.05, 2, 3), 'x', 90), 'x', -13),
    [0.47, 0.625, -0.17],
  );
  const pillow = (x: number, lean: number) =>
    moved(
      turned(turned(turned(roundedBox([0.46, 0.1, 0.46], 0.045, 0.06, 2, 3), 'x', 90), 'x', -24), 'z', lean),
      [x, 0.66, 0.015],
    );
  const foot = leg([0.99, 0, 0.35], [0.97, 0.16, 0.33], 0.018, 0.028);
  const hind = mirrored(foot, 'z');
  return [
    ...part(
      'oatmeal wool',
      base,
      arm,
      mirrored(arm, 'x'),
      back,
      seat,
      mirrored(seat, 'x'),
      rest,
      mirrored(rest, 'x'),
    ),
    ...part('rust wool', pillow(-0.74, 7)),
    ...part('moss wool', pillow(0.76, -9)),
    ...timber('oak', 'y', foot, mirrored(foot, 'x'), hind, mirrored(hind, 'x')),
  ];
}
