import {
  add,
  cross,
  grid,
  type Mesh,
  merged,
  normalised,
  outward,
  scaled,
  subtract,
  type Vec3,
} from './mesh';

/**
 * A bent sheet with a thickness and a rounded rim, like a seat shell.
 * @param surface its middle face over a round domain: x and y each within -1…1
 */
export function shell(
  surface: (x: number, y: number) => Vec3,
  thickness: number,
  { rings = 10, segments = 48, exponent = 3.2 } = {},
): Mesh {
  const power = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / exponent);
  const domain = (column: number, radius: number): [number, number] => {
    const angle = ((column % segments) / segments) * Math.PI * 2;
    return [radius * power(Math.cos(angle)), radius * power(Math.sin(angle))];
  };
  const rim = 4;
  return outward(
    grid(segments, rings * 2 + rim, (column, row) => {
      const over = row <= rings;
      const rimShare = over || row >= rings + rim ? 0 : (row - rings) / rim;
      const radius = over ? row / rings : Math.min(1, (rings * 2 + rim - row) / rings);
      const [x, y] = domain(column, radius);
      const normal = normalOf(surface, x, y);
      const angle = rimShare * Math.PI;
      const side = rimShare > 0 ? Math.cos(angle) : over ? 1 : -1;
      const middle = surface(x, y);
      const outwards = normalised(subtract(middle, surface(x * 0.98, y * 0.98)));
      const bulge = rimShare > 0 ? Math.sin(angle) * (thickness / 2) : 0;
      return {
        position: add(middle, add(scaled(normal, side * (thickness / 2)), scaled(outwards, bulge))),
        uv: [x * 0.3, y * 0.45],
      };
    }),
  );
}

function normalOf(surface: (x: number, y: number) => Vec3, x: number, y: number): Vec3 {
  const e = 1e-3;
  return normalised(
    cross(subtract(surface(x, y + e), surface(x, y - e)), subtract(surface(x + e, y), surface(x - e, y))),
  );
}

/** A sheet without thickness, seen from both sides: curtains, leaves. Its material must be double-sided. */
export function sheet(
  columns: number,
  rows: number,
  surface: (u: number, v: number) => Vec3,
  size: [number, number],
): Mesh {
  return merged(
    grid(columns, rows, (column, row) => ({
      position: surface(column / columns, row / rows),
      uv: [(column / columns) * size[0], (row / rows) * size[1]],
    })),
  );
}
