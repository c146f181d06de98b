import { type Part, part, timber } from '../part';
import { mirrored, moved } from '../shapes/mesh';
import { roundedRectangle, superellipse } from '../shapes/outline';
import { leg, roundedBox, slab } from '../shapes/solid';
import { sweep } from '../shapes/sweep';

const slats = 44;

/** A sideboard in oak, 1.80 × 0.72 × 0.44: two tambour doors of fine slats between open sides, on slim legs. */
export function sideboard(): Part[] {
  const top = moved(
    slab(roundedRectangle(1.8, 0.44, 0.03), 0.024, { under: 0.006, over: 0.006 }),
    [0, 0.696, 0],
  );
  const bottom = moved(
    slab(roundedRectangle(1.8, 0.44, 0.03), 0.024, { under: 0.006, over: 0.006 }),
    [0, 0.2, 0],
  );
  const side = moved(roundedBox([0.024, 0.5, 0.43], 0.006, 0, 1), [0.886, 0.46, 0]);
  const backPanel = moved(roundedBox([1.76, 0.48, 0.012], 0.003, 0, 1), [0, 0.46, -0.2]);
  const pitch = 1.744 / slats;
  const slat = sweep(
    [
      [0, 0.226, 0],
      [0, 0.694, 0],
    ],
    () => superellipse(0.024, pitch - 0.004, 3, 12),
    [1, 0, 0],
  );
  const doors = Array.from({ length: slats }, (_, i) =>
    moved(slat, [(i + 0.5 - slats / 2) * pitch, 0, 0.187]),
  );
  const pull = moved(roundedBox([0.008, 0.16, 0.016], 0.003, 0, 2), [0.02, 0.46, 0.203]);
  const foot = leg([0.78, 0, 0.16], [0.76, 0.202, 0.15], 0.012, 0.019, 14);
  return [
    ...timber('oak', 'x', top, bottom, backPanel),
    ...timber('oak', 'y', side, mirrored(side, 'x'), ...doors),
    ...part('brass', pull, mirrored(pull, 'x')),
    ...timber('oak', 'y', foot, mirrored(foot, 'x'), mirrored(foot, 'z'), mirrored(mirrored(foot, 'x'), 'z')),
  ];
}
