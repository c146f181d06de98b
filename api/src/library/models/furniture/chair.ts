import { type Part, part, timber } from '../part';
import { at, mirrored, moved, type Vec3 } from '../shapes/mesh';
import { shell } from '../shapes/shell';
import { leg, roundedBox } from '../shapes/solid';
import { curve } from '../shapes/sweep';

/** Side view of the shell from the front edge over the seat up to the top of the back. */
const profile = curve(
  [
    [0, 0.425, 0.235],
    [0, 0.446, 0.19],
    [0, 0.44, 0.05],
    [0, 0.436, -0.08],
    [0, 0.462, -0.17],
    [0, 0.54, -0.215],
    [0, 0.68, -0.25],
    [0, 0.8, -0.285],
  ],
  10,
);

/** The shell's middle face: x from side to side, y from the front edge to the top, both within -1…1. */
function surface(x: number, y: number): Vec3 {
  const place = ((y + 1) / 2) * (profile.length - 1);
  const i = Math.max(0, Math.min(profile.length - 2, Math.floor(place)));
  const [a, b, share] = [at(profile, i), at(profile, i + 1), place - i];
  const back = Math.max(0, Math.min(1, (y - 0.05) / 0.6));
  const width = 0.235 - 0.02 * back;
  const curl = x * x;
  return [
    x * width,
    a[1] + (b[1] - a[1]) * share + curl * 0.022 * (1 - back),
    a[2] + (b[2] - a[2]) * share + curl * 0.075 * back,
  ];
}

/** A dining chair, 0.48 × 0.82 × 0.54: one bent shell in wool on a splayed oak frame. */
export function chair(): Part[] {
  const front = leg([0.215, 0, 0.2], [0.165, 0.428, 0.155], 0.011, 0.018, 14);
  const rear = leg([0.21, 0, -0.235], [0.155, 0.43, -0.135], 0.011, 0.018, 14);
  const side = moved(roundedBox([0.026, 0.034, 0.32], 0.006, 0, 1), [0.158, 0.405, 0.01]);
  const frontRail = moved(roundedBox([0.32, 0.03, 0.024], 0.006, 0, 1), [0, 0.405, 0.15]);
  const rearRail = moved(frontRail, [0, 0, -0.28]);
  return [
    ...part('oatmeal wool', shell(surface, 0.026, { rings: 10, segments: 50, exponent: 2.9 })),
    ...timber('oak', 'y', front, mirrored(front, 'x'), rear, mirrored(rear, 'x')),
    ...timber('oak', 'z', side, mirrored(side, 'x')),
    ...timber('oak', 'x', frontRail, rearRail),
  ];
}
