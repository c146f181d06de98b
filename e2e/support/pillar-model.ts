import { Document, NodeIO } from '@gltf-transform/core';

const half = 0.25;
const height = 1.2;
/** Corners of one face, counter-clockwise from outside, and its normal. */
const faces: [corners: number[][], normal: number[]][] = [
  [
    [
      [1, 0, 1],
      [1, 0, -1],
      [1, 1, -1],
      [1, 1, 1],
    ],
    [1, 0, 0],
  ],
  [
    [
      [-1, 0, -1],
      [-1, 0, 1],
      [-1, 1, 1],
      [-1, 1, -1],
    ],
    [-1, 0, 0],
  ],
  [
    [
      [-1, 1, 1],
      [1, 1, 1],
      [1, 1, -1],
      [-1, 1, -1],
    ],
    [0, 1, 0],
  ],
  [
    [
      [-1, 0, -1],
      [1, 0, -1],
      [1, 0, 1],
      [-1, 0, 1],
    ],
    [0, -1, 0],
  ],
  [
    [
      [-1, 0, 1],
      [1, 0, 1],
      [1, 1, 1],
      [-1, 1, 1],
    ],
    [0, 0, 1],
  ],
  [
    [
      [1, 0, -1],
      [-1, 0, -1],
      [-1, 1, -1],
      [1, 1, -1],
    ],
    [0, 0, -1],
  ],
];

/**
 * A staff member's own model: a magenta pillar, 0.5 m wide and 1.2 m high. Nothing else in a scene has its colour.
 * @param ballastBytes that nothing uses, for a file of some size.
 */
export async function pillarGlb(ballastBytes = 0): Promise<Buffer> {
  const document = new Document();
  const buffer = document.createBuffer();
  const corners = faces.flatMap(([points]) =>
    points.flatMap(([x = 0, y = 0, z = 0]) => [x * half, y * height, z * half]),
  );
  const normals = faces.flatMap(([points, normal]) => points.flatMap(() => normal));
  const indices = faces.flatMap((_, face) => [0, 1, 2, 0, 2, 3].map((corner) => face * 4 + corner));
  const accessor = (type: 'VEC3' | 'SCALAR', values: Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>) =>
    document.createAccessor().setType(type).setArray(values).setBuffer(buffer);
  const material = document
    .createMaterial('Magenta')
    .setBaseColorFactor([0.8, 0, 0.8, 1])
    .setEmissiveFactor([0.6, 0, 0.6]);
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', accessor('VEC3', new Float32Array(corners)))
    .setAttribute('NORMAL', accessor('VEC3', new Float32Array(normals)))
    .setIndices(accessor('SCALAR', new Uint16Array(indices)))
    .setMaterial(material);
  if (ballastBytes > 0) accessor('SCALAR', new Uint16Array(ballastBytes / 2));
  const mesh = document.createMesh('Pillar').addPrimitive(primitive);
  document.createScene().addChild(document.createNode('Pillar').setMesh(mesh));
  return Buffer.from(await new NodeIO().writeBinary(document));
}
