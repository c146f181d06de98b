import { type Part, part } from '../part';
import { mirrored, moved, type Vec3 } from '../shapes/mesh';
import { sheet } from '../shapes/shell';
import { roundedBox } from '../shapes/solid';

const room = { height: 2.75, thickness: 0.1 };

const block = (size: Vec3, middle: Vec3, radius = 0.0004) => moved(roundedBox(size, radius, 0, 1), middle);

/** A plain wall with a skirting board, 5.00 × 2.75 × 0.12; the room is on its +z side. */
export function wall(): Part[] {
  return [
    ...part('plaster', block([5, room.height, room.thickness], [0, room.height / 2, -0.05])),
    ...part('plaster', moved(roundedBox([5, 0.1, 0.016], 0.006, 0, 2), [0, 0.05, 0.008])),
  ];
}

/** A wall with a tall window and linen curtains, 5.00 × 2.75; the room is on its +z side. */
export function windowWall(): Part[] {
  const opening = { width: 2.4, sill: 0.35, head: 2.4 };
  const side = (5 - opening.width) / 2;
  const flank = block(
    [side, room.height, room.thickness],
    [(opening.width + side) / 2, room.height / 2, -0.05],
  );
  const below = block([opening.width, opening.sill, room.thickness], [0, opening.sill / 2, -0.05]);
  const above = block(
    [opening.width, room.height - opening.head, room.thickness],
    [0, (room.height + opening.head) / 2, -0.05],
  );
  const glass = { height: opening.head - opening.sill, middle: (opening.head + opening.sill) / 2 };
  const jamb = block([0.05, glass.height, 0.09], [opening.width / 2 - 0.025, glass.middle, -0.05], 0.006);
  const mullion = block([0.045, glass.height, 0.06], [0.38, glass.middle, -0.06], 0.006);
  const rail = (y: number) => block([opening.width, 0.05, 0.09], [0, y, -0.05], 0.006);
  const sill = block([opening.width + 0.08, 0.03, 0.19], [0, opening.sill - 0.01, 0.02], 0.008);
  const skirting = moved(roundedBox([5, 0.1, 0.016], 0.006, 0, 2), [0, 0.05, 0.008]);
  const curtain = sheet(
    96,
    6,
    (u, v) => [
      1.02 + u * 0.72 + 0.012 * Math.sin(u * 40) * v,
      0.015 + (1 - v) * 2.53,
      0.175 + Math.sin(u * Math.PI * 2 * 8.5) * (0.034 + 0.014 * v) + 0.012 * Math.sin(u * 23) * v,
    ],
    [0.72, 2.53],
  );
  const pole = block([3.7, 0.022, 0.022], [0, 2.56, 0.175], 0.01);
  return [
    ...part('plaster', flank, mirrored(flank, 'x'), below, above),
    ...part(
      'painted wood',
      jamb,
      mirrored(jamb, 'x'),
      mullion,
      mirrored(mullion, 'x'),
      rail(opening.sill + 0.025),
      rail(opening.head - 0.025),
      sill,
      skirting,
      pole,
    ),
    ...part('sky', block([opening.width, glass.height, 0.006], [0, glass.middle, -0.09])),
    ...part('linen', curtain, {
      ...curtain,
      positions: curtain.positions.map(([x, y, z]): Vec3 => [-x, y, z]),
    }),
  ];
}
