import { type Part, part } from '../part';
import { random } from '../random';
import { add, at, type Mesh, moved, type Vec3 } from '../shapes/mesh';
import { sheet } from '../shapes/shell';
import { lathe } from '../shapes/solid';
import { curve, ellipse, sweep } from '../shapes/sweep';

/** A broad leaf that starts at the origin, rises along +z and hangs over towards its tip. */
function leaf(length: number, width: number, droop: number): Mesh {
  return sheet(
    6,
    8,
    (u, v) => {
      const side = u * 2 - 1;
      const half = (width / 2) * Math.sin(Math.PI * Math.min(1, v * 0.93 + 0.07) ** 0.75) ** 0.75;
      const along = v * length;
      return [
        side * half,
        along * 0.55 -
          droop * v * v * length +
          Math.abs(side) * half * 0.32 +
          0.008 * Math.sin(v * 15) * Math.abs(side),
        along * (1 - 0.18 * v),
      ];
    },
    [width, length],
  );
}

function placed(mesh: Mesh, place: Vec3, angle: number): Mesh {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return moved(
    { ...mesh, positions: mesh.positions.map(([x, y, z]): Vec3 => [x * c + z * s, y, z * c - x * s]) },
    place,
  );
}

/** A fiddle-leaf fig in a clay pot, about 1.5 m high. */
export function plant(): Part[] {
  const next = random(7);
  const pot = lathe(
    [
      [0, 0],
      [0.13, 0],
      [0.14, 0.01],
      [0.165, 0.14],
      [0.178, 0.28],
      [0.18, 0.3],
      [0.174, 0.305],
      [0.166, 0.3],
      [0.16, 0.27],
      [0, 0.27],
    ],
    48,
  );
  const soil = lathe(
    [
      [0, 0.272],
      [0.163, 0.272],
      [0.163, 0.276],
      [0, 0.284],
    ],
    32,
  );
  const stems: Vec3[][] = [
    [
      [0, 0.26, 0],
      [0.02, 0.6, 0.01],
      [-0.02, 1.0, 0],
      [0.01, 1.32, 0.02],
    ],
    [
      [0.03, 0.26, -0.02],
      [0.09, 0.55, -0.05],
      [0.13, 0.85, -0.07],
      [0.15, 1.06, -0.08],
    ],
    [
      [-0.03, 0.26, 0.02],
      [-0.09, 0.5, 0.06],
      [-0.14, 0.74, 0.07],
      [-0.15, 0.9, 0.09],
    ],
  ];
  const leaves: Mesh[] = [];
  const wood = stems.map((points, stem) => {
    const line = curve(points, 8);
    const first = Math.floor(line.length * 0.42);
    const count = at([13, 9, 8], stem);
    for (let i = 0; i < count; i++) {
      const share = i / (count - 1);
      const place = at(line, Math.round(first + share * (line.length - 1 - first)));
      const size = (0.3 - 0.09 * share) * (0.88 + 0.24 * next());
      const angle = i * 2.4 + stem * 1.3 + next() * 0.4;
      leaves.push(
        placed(leaf(size, size * 0.6, 0.5 - 0.55 * share + next() * 0.12), add(place, [0, 0, 0]), angle),
      );
    }
    return sweep(line, (t) => ellipse(0.022 - 0.012 * t, 0.022 - 0.012 * t, 8), [0, 0, 1]);
  });
  return [...part('clay ceramic', pot), ...part('bark', soil, ...wood), ...part('leaf', ...leaves)];
}
