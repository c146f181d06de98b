import { add, at, cross, dot, type Mesh, normalised, subtract, type Vec3 } from './mesh';

export interface ShadedMesh {
  positions: Float32Array;
  normals: Float32Array;
  uvs: Float32Array;
  indices: Uint16Array | Uint32Array;
}

const micrometres = (value: number) => Math.round(value * 1e6);

/**
 * Normals for a mesh: at each point the area-weighted mean of the faces that meet there at less than
 * `creaseDegrees`. Large flat faces keep their flatness and bevels catch the light. Equal corners become one vertex;
 * `textured` says whether their uvs count for that.
 */
export function shaded(mesh: Mesh, creaseDegrees: number, textured: boolean): ShadedMesh {
  const faces = mesh.triangles
    .map((corners) => {
      const [a, b, c] = [
        at(mesh.positions, corners[0]),
        at(mesh.positions, corners[1]),
        at(mesh.positions, corners[2]),
      ];
      const area = cross(subtract(b, a), subtract(c, a));
      return { corners, area, normal: normalised(area) };
    })
    .filter((face) => Math.hypot(...face.area) > 1e-9);

  const placeOf = mesh.positions.map((point) => point.map(micrometres).join());
  const facesAt = new Map<string, typeof faces>();
  for (const face of faces) {
    for (const corner of face.corners) {
      const place = at(placeOf, corner);
      const there = facesAt.get(place);
      if (!there) facesAt.set(place, [face]);
      else if (!there.includes(face)) there.push(face);
    }
  }

  const smooth = Math.cos((creaseDegrees * Math.PI) / 180);
  const vertices = new Map<string, number>();
  const [positions, normals, uvs, indices]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (const face of faces) {
    for (const corner of face.corners) {
      const near = (facesAt.get(at(placeOf, corner)) ?? []).filter(
        (other) => dot(other.normal, face.normal) >= smooth,
      );
      const normal = normalised(near.reduce<Vec3>((sum, other) => add(sum, other.area), [0, 0, 0]));
      const uv = at(mesh.uvs, corner);
      const key = `${at(placeOf, corner)}|${normal.map((n) => Math.round(n * 1000))}|${textured ? uv.map(micrometres) : ''}`;
      let vertex = vertices.get(key);
      if (vertex === undefined) {
        vertex = vertices.size;
        vertices.set(key, vertex);
        positions.push(...at(mesh.positions, corner));
        normals.push(...normal);
        uvs.push(...uv);
      }
      indices.push(vertex);
    }
  }
  return {
    positions: new Float32Array(positions),
    normals: new Float32Array(normals),
    uvs: new Float32Array(uvs),
    indices: vertices.size > 65_535 ? new Uint32Array(indices) : new Uint16Array(indices),
  };
}
