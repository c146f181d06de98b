import { describe, expect, test } from '@jest/globals';
import { judge } from '../testing/judge-glb';
import { triangleJson } from '../testing/sample-glb';

const many = <T>(count: number, item: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => item(i));

const [corners] = triangleJson().accessors;
const primitive = { attributes: { POSITION: 0 } };

/** Triangles that are drawn in instances, with so many matrices for each. */
const instanced = (count: number, nodes: number, attributes: object) => ({
  ...triangleJson(),
  accessors: [corners, { bufferView: 0, componentType: 5126, count, type: 'MAT4' }],
  extensionsUsed: ['EXT_mesh_gpu_instancing'],
  nodes: many(nodes, () => ({ mesh: 0, extensions: { EXT_mesh_gpu_instancing: { attributes } } })),
});

describe('A model that is small in its file and large in a browser', () => {
  test.each([
    [
      'of 100 scenes with the same 11 nodes',
      'model-scenes',
      {
        ...triangleJson(),
        nodes: [{ children: many(10, (i) => i + 1) }, ...many(10, () => ({ mesh: 0 }))],
        scenes: many(100, () => ({ nodes: [0] })),
      },
    ],
    ['of 1,001 empty scenes', 'model-scenes', { ...triangleJson(), scenes: many(1_001, () => ({})) }],
    [
      'of 101 cameras',
      'model-cameras',
      { ...triangleJson(), cameras: many(101, () => ({ type: 'perspective' })) },
    ],
    [
      'whose views overlap to gigabytes',
      'model-numbers',
      {
        ...triangleJson(),
        bufferViews: many(1_000, () => ({ buffer: 0, byteLength: 1_000_000 })),
        buffers: [{ byteLength: 1_000_000 }],
      },
    ],
    [
      'whose accessors interleave to gigabytes',
      'model-numbers',
      {
        ...triangleJson(),
        accessors: many(1_000, (i) => ({
          bufferView: 0,
          componentType: 5121,
          count: 4_000 - i,
          type: 'SCALAR',
        })),
        bufferViews: [{ buffer: 0, byteLength: 1_008_000, byteStride: 252 }],
        buffers: [{ byteLength: 1_008_000 }],
      },
    ],
    [
      'whose instances each have gigabytes of their own',
      'model-numbers',
      instanced(2_000, 1_000, { _A: 1, _B: 1, _C: 1, _D: 1 }),
    ],
    [
      'whose instances each morph by themselves',
      'model-numbers',
      {
        ...instanced(1, 600, { _A: 1 }),
        accessors: [
          { ...corners, count: 1_000 },
          { ...corners, count: 1 },
        ],
        meshes: [{ primitives: [{ ...primitive, targets: many(64, () => ({ POSITION: 0 })) }] }],
      },
    ],
    [
      'whose animations become floats by the gigabyte',
      'model-numbers',
      {
        ...triangleJson(),
        accessors: [
          corners,
          { bufferView: 0, componentType: 5120, count: 250_000, normalized: true, type: 'VEC4' },
        ],
        animations: [
          {
            samplers: [{ input: 0, output: 1 }],
            channels: many(200, (node) => ({ sampler: 0, target: { node } })),
          },
        ],
      },
    ],
    [
      'of 100 animations that each morph 1,000 parts',
      'model-animations',
      {
        ...triangleJson(),
        meshes: [{ primitives: many(1_000, () => primitive) }],
        animations: many(100, () => ({ channels: [{ sampler: 0, target: { node: 0, path: 'weights' } }] })),
      },
    ],
    [
      'with the animations of glTF 1',
      'glb-invalid',
      { ...triangleJson(), animations: [{ parameters: { 0: 1 }, channels: [] }] },
    ],
    [
      'of 900 joints that each move 100 parts',
      'model-joints',
      {
        ...triangleJson(),
        meshes: [{ primitives: many(100, () => primitive) }],
        nodes: [{ mesh: 0, skin: 0 }, ...many(900, () => ({}))],
        skins: [{ joints: many(900, (i) => i + 1) }],
      },
    ],
    [
      'whose remarks are copied with each part',
      'model-extras',
      {
        ...triangleJson(),
        meshes: [{ primitives: many(1_000, () => primitive), extras: { text: 'x'.repeat(10_000) } }],
      },
    ],
    [
      'whose unknown extension is copied with each part',
      'model-extras',
      {
        ...triangleJson(),
        meshes: [{ primitives: many(1_000, () => primitive), extensions: { ACME_text: 'x'.repeat(10_000) } }],
      },
    ],
  ])('%s is refused with %s', async (_what, code, json) => {
    expect(await judge(json)).toMatchObject({ code });
  });
});
