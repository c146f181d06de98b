import { jsonDepth } from '../../files/json-depth.mjs';

/** Deeper than any document; what is checked afterwards goes through it level by level. */
const deepest = 64;

/** @throws an Error for what is no JSON, or nested too deeply to be a document. */
export function parseShallow(json: string): unknown {
  if (jsonDepth(Buffer.from(json)) > deepest) throw new Error('Nested too deeply');
  return JSON.parse(json);
}
