import { at, type Vec2 } from './mesh';

/** A closed line on the floor: x and z in metres, the first point not repeated at the end. */
export type Outline = Vec2[];

const turn = Math.PI * 2;

/** Between an ellipse (exponent 2) and a rectangle (large exponents). */
export function superellipse(width: number, depth: number, exponent: number, points = 64): Outline {
  const power = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / exponent);
  return Array.from({ length: points }, (_, i) => [
    (width / 2) * power(Math.cos((i / points) * turn)),
    (depth / 2) * power(Math.sin((i / points) * turn)),
  ]);
}

export function roundedRectangle(width: number, depth: number, radius: number, cornerSteps = 6): Outline {
  const corners: [number, number][] = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ];
  return corners.flatMap(([x, z], corner) =>
    Array.from({ length: cornerSteps + 1 }, (_, step): Vec2 => {
      const angle = (corner + step / cornerSteps) * (turn / 4);
      return [
        x * (width / 2 - radius) + radius * Math.cos(angle),
        z * (depth / 2 - radius) + radius * Math.sin(angle),
      ];
    }),
  );
}

/** A soft pebble: a circle whose radius swells and shrinks by the given waves, then fitted to width and depth. */
export function pebble(width: number, depth: number, points = 72): Outline {
  const raw = Array.from({ length: points }, (_, i): Vec2 => {
    const angle = (i / points) * turn;
    const radius = 1 + 0.13 * Math.cos(2 * angle + 0.5) + 0.09 * Math.cos(3 * angle - 0.6);
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  const [left, right] = extent(raw.map(([x]) => x));
  const [near, far] = extent(raw.map(([, z]) => z));
  return raw.map(([x, z]) => [
    ((x - (left + right) / 2) / (right - left)) * width,
    ((z - (near + far) / 2) / (far - near)) * depth,
  ]);
}

const extent = (values: number[]): Vec2 => [Math.min(...values), Math.max(...values)];

/** The outline moved inwards by `distance` at every point; it must stay below the smallest radius. */
export function inset(outline: Outline, distance: number): Outline {
  return outline.map(([x, z], i) => {
    const before = at(outline, (i + outline.length - 1) % outline.length);
    const after = at(outline, (i + 1) % outline.length);
    const [dx, dz] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dz) || 1;
    return [x - (dz / length) * distance, z + (dx / length) * distance];
  });
}
