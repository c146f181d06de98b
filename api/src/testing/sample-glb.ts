import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { modelsFolder } from '../library/models/models-folder';

/** A GLB that passes every check. */
export const validGlb = (): Promise<Buffer> => readFile(join(modelsFolder, 'glb', 'table.glb'));

/** A GLB around any JSON, right in everything that concerns the container. */
export function glbWith(json: unknown, binary: Uint8Array = Buffer.alloc(0)): Buffer {
  const chunks = [chunk('JSON', Buffer.from(JSON.stringify(json)), ' ')];
  if (binary.length > 0) chunks.push(chunk('BIN\0', binary, '\0'));
  const head = Buffer.alloc(12);
  head.write('glTF');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(head.length + chunks.reduce((sum, { length }) => sum + length, 0), 8);
  return Buffer.concat([head, ...chunks]);
}

function chunk(kind: string, content: Uint8Array, filler: string): Buffer {
  const length = Math.ceil(content.length / 4) * 4;
  const whole = Buffer.alloc(8 + length, filler);
  whole.writeUInt32LE(length, 0);
  whole.write(kind, 4, 'latin1');
  whole.set(content, 8);
  return whole;
}

/** The JSON of a model of one triangle, as wide as given; tests add to it what they are about. */
export const triangleJson = (metres = 1) => ({
  asset: { version: '2.0' },
  scene: 0,
  scenes: [{ nodes: [0] }],
  nodes: [{ mesh: 0 }],
  meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
  accessors: [
    { bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [metres, metres, 0] },
  ],
  bufferViews: [{ buffer: 0, byteLength: 36 }],
  buffers: [{ byteLength: 36 }],
});

/** The numbers that it names. */
export const triangleNumbers = (metres = 1) =>
  Buffer.from(new Float32Array([0, 0, 0, metres, 0, 0, 0, metres, 0]).buffer);
