import { type Part, part, timber } from '../part';
import { mix, moved, type Vec2, type Vec3 } from '../shapes/mesh';
import { superellipse } from '../shapes/outline';
import { lathe, slab } from '../shapes/solid';
import { roundEnds, sweep } from '../shapes/sweep';

/** Height of the wrap over its length: low arms at both ends, the back in the middle. */
const crest = (t: number) => mix(0.52, 0.74, Math.sin(t * Math.PI) ** 1.6);
const foot = 0.13;
const half = { width: 0.345, depth: 0.33 };

/** A round lounge chair in moss wool, 0.82 × 0.74 × 0.80: one wrap from arm to arm about a loose seat cushion. */
export function armchair(): Part[] {
  const line = Array.from({ length: 33 }, (_, i): Vec3 => {
    const t = i / 32;
    const angle = mix(-0.28, Math.PI + 0.28, t);
    return [half.width * Math.cos(angle), (foot + crest(t)) / 2, -half.depth * Math.sin(angle) + 0.02];
  });
  const section = (t: number): Vec2[] => {
    const height = (crest(t) - foot) * (0.86 + 0.14 * roundEnds(t, 0.07));
    const thickness = 0.135 * roundEnds(t, 0.06);
    return superellipse(thickness, height, 3.4, 20);
  };
  const wrap = sweep(line, section);
  const seat = moved(
    slab(superellipse(0.6, 0.62, 2.9, 36), 0.2, { under: 0.05, over: 0.075, steps: 4 }),
    [0, 0.235, 0.055],
  );
  const deck = moved(
    slab(superellipse(0.66, 0.62, 2.6, 36), 0.12, { under: 0.03, over: 0.02, steps: 2 }),
    [0, 0.13, 0.03],
  );
  const plinth = lathe(
    [
      [0, 0],
      [0.24, 0],
      [0.25, 0.01],
      [0.25, 0.03],
      [0.06, 0.05],
      [0.05, 0.14],
      [0, 0.14],
    ],
    40,
  );
  return [...part('moss wool', wrap, seat, deck), ...timber('walnut', 'x', plinth)];
}
