import { at, grid, type Mesh, merged, outward, type Vec2, type Vec3 } from './mesh';
import { inset, type Outline } from './outline';

/** A quarter circle in steps, as [share of the radius already turned in, share of the radius already risen]. */
const quarter = (steps: number): Vec2[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const angle = (i / steps) * (Math.PI / 2);
    return [1 - Math.sin(angle), 1 - Math.cos(angle)];
  });

/**
 * A plate standing on y = 0 with rounded edges.
 * @param edge.under and edge.over radius of the lower and upper edge, metres; together at most the height
 * @param edge.flare how much smaller the foot is than the top, for edges that are cut under
 */
export function slab(
  outline: Outline,
  height: number,
  edge: { under: number; over: number; flare?: number; steps?: number },
): Mesh {
  const flare = edge.flare ?? 0;
  const arc = quarter(edge.steps ?? 4);
  const rings: Vec2[] = [
    ...arc.map(([turnedIn, risen]): Vec2 => [turnedIn * edge.under + flare, risen * edge.under]),
    ...arc.toReversed().map(([turnedIn, risen]): Vec2 => [turnedIn * edge.over, height - risen * edge.over]),
  ];
  const lines = rings.map(([distance, y]) => ({
    y,
    line: distance === 0 ? outline : inset(outline, distance),
  }));
  const middle: Vec2 = [mean(outline.map(([x]) => x)), mean(outline.map(([, z]) => z))];
  return outward(
    grid(outline.length, lines.length + 1, (column, row) => {
      const ring = lines[row - 1];
      const y = ring ? ring.y : row === 0 ? 0 : height;
      const [x, z] = ring ? at(ring.line, column % outline.length) : middle;
      return { position: [x, y, z], uv: [x, z + y] };
    }),
  );
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * A turned body: the profile's [radius, y] points about the y axis.
 * @param rib multiplies the radius by angle (radians), for fluting
 */
export function lathe(profile: Vec2[], segments = 32, rib: (angle: number) => number = () => 1): Mesh {
  return outward(
    grid(segments, profile.length - 1, (column, row) => {
      const angle = ((column % segments) / segments) * Math.PI * 2;
      const [radius, y] = at(profile, row);
      const r = radius * rib(angle);
      return {
        position: [r * Math.cos(angle), y, r * Math.sin(angle)],
        uv: [y, (column / segments) * Math.PI * 2 * Math.max(radius, 0.02)],
      };
    }),
  );
}

/** A round bar from one point up to another, its ends level and rounded; legs stand flat however they splay. */
export function leg(foot: Vec3, head: Vec3, footRadius: number, headRadius: number, segments = 16): Mesh {
  const height = head[1] - foot[1];
  const round = Math.min(footRadius, headRadius) * 0.35;
  const straight = lathe(
    [
      [0, 0],
      [footRadius - round, 0],
      [footRadius - round * 0.3, round * 0.3],
      [footRadius, round],
      [(footRadius + headRadius) / 2 + footRadius * 0.03, height / 2],
      [headRadius, height - round],
      [headRadius - round, height],
      [0, height],
    ],
    segments,
  );
  return {
    ...straight,
    positions: straight.positions.map(([x, y, z]) => [
      x + foot[0] + (head[0] - foot[0]) * (y / height),
      y + foot[1],
      z + foot[2] + (head[2] - foot[2]) * (y / height),
    ]),
  };
}

/**
 * A box with rounded edges about the origin.
 * @param puff how far the middle of the top and bottom swells, metres, for cushions
 */
export function roundedBox(
  size: Vec3,
  radius: number,
  puff = 0,
  arcSteps = 3,
  flatSteps = puff ? 6 : 1,
): Mesh {
  const stations = (length: number): number[] => {
    const flat = length / 2 - radius;
    const arc = Array.from(
      { length: arcSteps },
      (_, i) => Math.tan(((i + 1) / arcSteps) * (Math.PI / 4)) * radius,
    );
    const inner = Array.from({ length: flatSteps + 1 }, (_, i) => -flat + (2 * flat * i) / flatSteps);
    return [...arc.map((s) => -flat - s).toReversed(), ...inner, ...arc.map((s) => flat + s)];
  };
  const faces = ([0, 1, 2] as const).flatMap((axis) =>
    [-1, 1].map((side) => {
      const [across, along] =
        axis === 0 ? ([1, 2] as const) : axis === 1 ? ([0, 2] as const) : ([0, 1] as const);
      const [columns, rows] = [stations(size[across]), stations(size[along])];
      const face = grid(columns.length - 1, rows.length - 1, (column, row) => {
        const cube: [number, number, number] = [0, 0, 0];
        cube[axis] = (side * size[axis]) / 2;
        cube[across] = at(columns, column);
        cube[along] = at(rows, row);
        return {
          position: swollen(rounded(cube, size, radius), size, puff),
          uv: [cube[across], cube[along]],
        };
      });
      return facing(face, axis, side);
    }),
  );
  return merged(...faces);
}

function rounded(point: Vec3, size: Vec3, radius: number): Vec3 {
  const core = point.map((value, i) => {
    const limit = at(size, i) / 2 - radius;
    return Math.max(-limit, Math.min(limit, value));
  }) as [number, number, number];
  const out: Vec3 = [point[0] - core[0], point[1] - core[1], point[2] - core[2]];
  const reach = radius / (Math.hypot(...out) || 1);
  return [core[0] + out[0] * reach, core[1] + out[1] * reach, core[2] + out[2] * reach];
}

function swollen([x, y, z]: Vec3, size: Vec3, puff: number): Vec3 {
  const share = (value: number, length: number) =>
    Math.cos(Math.min(1, Math.abs(value / (length / 2))) * (Math.PI / 2)) ** 0.7;
  const rise = puff * share(x, size[0]) * share(z, size[2]);
  return [x, y + rise * (y / (size[1] / 2)), z];
}

/** Faces of a box are made apart; each is turned to look away from the middle. */
function facing(face: Mesh, axis: 0 | 1 | 2, side: number): Mesh {
  const forward = axis === 1 ? -side : side;
  return forward > 0 ? face : { ...face, triangles: face.triangles.map(([a, b, c]) => [a, c, b]) };
}
