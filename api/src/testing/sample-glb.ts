import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { modelsFolder } from '../library/models/models-folder';

/** A GLB that passes every check. */
export const validGlb = (): Promise<Buffer> => readFile(join(modelsFolder, 'glb', 'table.glb'));

/** A GLB around any JSON, right in everything that concerns the container. */
export function glbWith(json: unknown): Buffer {
  const text = Buffer.from(JSON.stringify(json));
  const padded = Buffer.concat([text, Buffer.alloc((4 - (text.length % 4)) % 4, ' ')]);
  const head = Buffer.alloc(20);
  head.write('glTF');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(20 + padded.length, 8);
  head.writeUInt32LE(padded.length, 12);
  head.write('JSON', 16);
  return Buffer.concat([head, padded]);
}
