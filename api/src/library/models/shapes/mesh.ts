/** A point or direction in metres: x to the right, y up, z towards the viewer. */
export type Vec3 = readonly [number, number, number];
export type Vec2 = readonly [number, number];

/** Triangles without normals; `uvs` are metres on the surface, a material says how many metres its texture spans. */
export interface Mesh {
  positions: Vec3[];
  uvs: Vec2[];
  triangles: Vec3[];
}

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scaled = (a: Vec3, factor: number): Vec3 => [a[0] * factor, a[1] * factor, a[2] * factor];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const normalised = (a: Vec3): Vec3 => scaled(a, 1 / (Math.hypot(...a) || 1));
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** The element at `index`, which must exist. */
export function at<T>(list: readonly T[], index: number): T {
  const element = list[index];
  if (element === undefined) throw new RangeError(`No element ${index}`);
  return element;
}

/**
 * A grid of quads. `point` is called for every column 0…columns and row 0…rows; where points coincide (poles,
 * seams) the triangles without an area are left out when the mesh is shaded.
 */
export function grid(
  columns: number,
  rows: number,
  point: (column: number, row: number) => { position: Vec3; uv: Vec2 },
): Mesh {
  const mesh: Mesh = { positions: [], uvs: [], triangles: [] };
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      const { position, uv } = point(column, row);
      mesh.positions.push(position);
      mesh.uvs.push(uv);
      if (row === rows || column === columns) continue;
      const corner = row * (columns + 1) + column;
      const above = corner + columns + 1;
      mesh.triangles.push([corner, corner + 1, above + 1], [corner, above + 1, above]);
    }
  }
  return mesh;
}

export function merged(...meshes: Mesh[]): Mesh {
  const whole: Mesh = { positions: [], uvs: [], triangles: [] };
  for (const mesh of meshes) {
    const first = whole.positions.length;
    whole.positions.push(...mesh.positions);
    whole.uvs.push(...mesh.uvs);
    whole.triangles.push(...mesh.triangles.map(([a, b, c]): Vec3 => [a + first, b + first, c + first]));
  }
  return whole;
}

/** The mesh with every point moved by `bend`. */
export const bent = (mesh: Mesh, bend: (point: Vec3) => Vec3): Mesh => ({
  ...mesh,
  positions: mesh.positions.map(bend),
});

export const moved = (mesh: Mesh, by: Vec3): Mesh => bent(mesh, (point) => add(point, by));

/** Turned about one axis through the origin, counter-clockwise seen from its positive end. */
export function turned(mesh: Mesh, axis: 'x' | 'y' | 'z', degrees: number): Mesh {
  const c = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  return bent(mesh, ([x, y, z]) => {
    if (axis === 'x') return [x, y * c - z * s, y * s + z * c];
    if (axis === 'y') return [x * c + z * s, y, z * c - x * s];
    return [x * c - y * s, x * s + y * c, z];
  });
}

/** The other half of a symmetrical piece. */
export const mirrored = (mesh: Mesh, axis: 'x' | 'z'): Mesh =>
  outward(bent(mesh, ([x, y, z]) => (axis === 'x' ? [-x, y, z] : [x, y, -z])));

/** A closed mesh with its triangles facing outwards, whichever way they were made. */
export function outward(mesh: Mesh): Mesh {
  const volume = mesh.triangles.reduce(
    (sum, [a, b, c]) => sum + dot(at(mesh.positions, a), cross(at(mesh.positions, b), at(mesh.positions, c))),
    0,
  );
  return volume >= 0 ? mesh : { ...mesh, triangles: mesh.triangles.map(([a, b, c]) => [a, c, b]) };
}
