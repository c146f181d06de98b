import { type Part, part } from '../part';
import { random } from '../random';
import { add, type Mesh, moved, type Vec3 } from '../shapes/mesh';
import { sheet } from '../shapes/shell';
import { lathe } from '../shapes/solid';
import { curve, ellipse, sweep } from '../shapes/sweep';

const small: (u: number, v: number) => Vec3 = (u, v) => {
  const half = 0.013 * Math.sin(Math.PI * Math.min(1, v + 0.04)) ** 0.8;
  return [(u * 2 - 1) * half, 0.02 * v - 0.012 * v * v, 0.045 * v];
};

/** A stoneware vase with four olive twigs, about 0.62 m high. */
export function vase(): Part[] {
  const next = random(17);
  const body = lathe(
    [
      [0, 0],
      [0.05, 0],
      [0.058, 0.006],
      [0.095, 0.07],
      [0.1, 0.12],
      [0.08, 0.18],
      [0.042, 0.225],
      [0.034, 0.25],
      [0.04, 0.268],
      [0.036, 0.27],
      [0.029, 0.25],
      [0.03, 0.22],
      [0, 0.2],
    ],
    48,
  );
  const leaves: Mesh[] = [];
  const twigs = Array.from({ length: 4 }, (_, i) => {
    const angle = i * 1.7 + 0.4;
    const reach = 0.13 + next() * 0.07;
    const line = curve(
      [
        [0, 0.21, 0],
        [Math.cos(angle) * 0.02, 0.3, Math.sin(angle) * 0.02],
        [Math.cos(angle) * reach * 0.6, 0.44, Math.sin(angle) * reach * 0.6],
        [Math.cos(angle) * reach, 0.54 + next() * 0.06, Math.sin(angle) * reach],
      ],
      7,
    );
    line.slice(8).forEach((point, place) => {
      for (const side of [0, Math.PI]) {
        const turn = angle + place * 1.3 + side + next() * 0.5;
        const [c, s] = [Math.cos(turn), Math.sin(turn)];
        const leaf = sheet(2, 4, small, [0.026, 0.045]);
        leaves.push(
          moved(
            {
              ...leaf,
              positions: leaf.positions.map(([x, y, z]): Vec3 => [x * c + z * s, y, z * c - x * s]),
            },
            add(point, [0, 0, 0]),
          ),
        );
      }
    });
    return sweep(line, (t) => ellipse(0.005 - 0.003 * t, 0.005 - 0.003 * t, 6), [0, 0, 1]);
  });
  return [...part('white ceramic', body), ...part('leaf', ...twigs, ...leaves)];
}
