import {
  add,
  at,
  cross,
  grid,
  type Mesh,
  normalised,
  outward,
  scaled,
  subtract,
  type Vec2,
  type Vec3,
} from './mesh';

/** A smooth line through the points (Catmull-Rom), with `steps` points for each stretch between two of them. */
export function curve(points: Vec3[], steps = 8): Vec3[] {
  const through = (i: number) => at(points, Math.max(0, Math.min(points.length - 1, i)));
  const line: Vec3[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    for (let step = 0; step < steps; step++) {
      line.push(between(through(i - 1), through(i), through(i + 1), through(i + 2), step / steps));
    }
  }
  return [...line, through(points.length - 1)];
}

function between(a: Vec3, b: Vec3, c: Vec3, d: Vec3, t: number): Vec3 {
  const value = (i: 0 | 1 | 2) =>
    0.5 *
    (2 * b[i] +
      (c[i] - a[i]) * t +
      (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * t ** 2 +
      (3 * b[i] - a[i] - 3 * c[i] + d[i]) * t ** 3);
  return [value(0), value(1), value(2)];
}

/**
 * A bar along a line.
 * @param section its outline at share t (0…1) of the line: [sideways, upwards] in metres, centred on the line
 * @param up which way the section's second axis leans
 */
export function sweep(line: Vec3[], section: (t: number) => Vec2[], up: Vec3 = [0, 1, 0]): Mesh {
  const sides = section(0).length;
  let travelled = 0;
  const stations = line.map((point, i) => {
    const forward = normalised(
      subtract(at(line, Math.min(i + 1, line.length - 1)), at(line, Math.max(i - 1, 0))),
    );
    const sideways = normalised(cross(up, forward));
    if (i > 0) travelled += Math.hypot(...subtract(point, at(line, i - 1)));
    return {
      point,
      sideways,
      upwards: cross(forward, sideways),
      travelled,
      outline: section(i / (line.length - 1)),
    };
  });
  return outward(
    grid(sides, line.length + 1, (column, row) => {
      const {
        point,
        sideways,
        upwards,
        outline,
        travelled: along,
      } = at(stations, Math.max(0, Math.min(line.length - 1, row - 1)));
      const capped = row === 0 || row === line.length + 1;
      const [s, u] = capped ? [0, 0] : at(outline, column % sides);
      const position = add(point, add(scaled(sideways, s), scaled(upwards, u)));
      const girth = outline.reduce((sum, [a, b]) => sum + Math.hypot(a, b), 0) * ((Math.PI * 2) / sides);
      return { position, uv: [along, (column / sides) * girth] };
    }),
  );
}

/** A section for `sweep`: an ellipse. */
export const ellipse = (width: number, height: number, points = 12): Vec2[] =>
  Array.from({ length: points }, (_, i) => {
    const angle = (i / points) * Math.PI * 2;
    return [(width / 2) * Math.cos(angle), (height / 2) * Math.sin(angle)];
  });

/** Shrinks a section towards both ends of its line over the given share of it, so that bars end round. */
export const roundEnds = (t: number, share: number): number => {
  const near = Math.min(1, Math.min(t, 1 - t) / share);
  return Math.sqrt(Math.max(0.02, 1 - (1 - near) ** 2));
};
