import { broken } from './glb-refusal.mjs';
import { jsonDepth } from './json-depth.mjs';

/** Far above the JSON of any model within the limits. */
export const jsonBytes = 8 * 1024 * 1024;
/** Of the JSON's own brackets; the nodes' nesting is in their indices. */
const deepestJson = 64;

const magic = 0x46546c67;
const jsonChunk = 0x4e4f534a;
const headerBytes = 20;

/**
 * The JSON of a GLB.
 * @returns null where the container is not even one: the validator says best what is wrong with it.
 * @throws Refusal
 */
export function jsonOf(bytes) {
  if (bytes.length < headerBytes) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== magic || view.getUint32(16, true) !== jsonChunk) return null;
  const length = view.getUint32(12, true);
  if (length > bytes.length - headerBytes) return null;
  if (length > jsonBytes) throw broken('Its description is larger than any model needs.');
  const chunk = bytes.subarray(headerBytes, headerBytes + length);
  if (jsonDepth(chunk) > deepestJson) throw broken('Its description is nested too deeply.');
  try {
    const json = JSON.parse(new TextDecoder().decode(chunk));
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? json : null;
  } catch {
    return null;
  }
}

export const listOf = (value) => (Array.isArray(value) ? value : []);
export const objectOf = (value) => (typeof value === 'object' && value !== null ? value : {});
/** As much as browsers make of it: they take text for a number too, and round. */
export const countOf = (value) =>
  Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, Math.ceil(Number(value)) || 0));

export const sum = (counts) => counts.reduce((total, count) => total + count, 0);

const lists = ['accessors', 'animations', 'bufferViews', 'materials', 'meshes', 'nodes', 'scenes', 'skins'];

/** What a GLB's JSON says, before any validator has seen it: lists of objects, whatever stands there. */
export class DeclaredModel {
  constructor(json) {
    this.json = json;
    for (const list of lists) this[list] = listOf(json[list]).map(objectOf);
    this.meshes = this.meshes.map((mesh) => ({
      ...mesh,
      primitives: listOf(mesh.primitives).map(objectOf),
    }));
  }

  get primitives() {
    return this.meshes.flatMap(({ primitives }) => primitives);
  }

  /** Of what an accessor holds. */
  countAt(accessor) {
    return countOf(this.accessors[accessor]?.count);
  }

  primitivesAt({ mesh }) {
    return this.meshes[mesh]?.primitives ?? [];
  }

  /** The accessors by which EXT_mesh_gpu_instancing draws a node more than once; null where it does not. */
  instancingAt({ extensions }) {
    const { EXT_mesh_gpu_instancing: instancing } = objectOf(extensions);
    return instancing === undefined ? null : objectOf(objectOf(instancing).attributes);
  }

  instancesAt(node) {
    const accessors = Object.values(this.instancingAt(node) ?? {});
    return accessors.reduce((most, accessor) => Math.max(most, this.countAt(accessor)), 1);
  }
}
