import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { limits } from '@vitrine/shared/contract';
import { randomCases } from '@vitrine/shared/contract/testing/random-cases';
import fc from 'fast-check';
import { ProblemError } from '../problem';
import { problemMessage } from '../problem-messages';
import { judge } from '../testing/judge-glb';
import { glbWith, triangleJson, triangleNumbers, validGlb } from '../testing/sample-glb';
import { checkGlb } from './glb-check';
import { verdictOn } from './glb-verdict.mjs';

const many = <T>(count: number, item: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => item(i));

const [corners] = triangleJson().accessors;
const primitive = { attributes: { POSITION: 0 } };

/** A triangle, and so many corners of which a sparse accessor has but the first. */
const sparse = (count: number, more: object, given = 3) => {
  const { bufferViews, ...json } = triangleJson();
  const indices = Buffer.from(new Uint16Array([0, 1, 2, 0]).buffer);
  const part = {
    count: given,
    indices: { bufferView: 1, componentType: 5123 },
    values: { bufferView: 2, byteOffset: (3 - given) * 12 },
  };
  const model = {
    ...json,
    accessors: [corners, { ...corners, bufferView: undefined, count, sparse: part }],
    bufferViews: [
      ...bufferViews,
      { buffer: 0, byteOffset: 36, byteLength: 6 },
      { buffer: 0, byteOffset: 44, byteLength: 36 },
    ],
    buffers: [{ byteLength: 80 }],
    ...more,
  };
  return judge(model, Buffer.concat([triangleNumbers(), indices, triangleNumbers()]));
};

/** A triangle drawn so many times at once. */
const instanced = (count: number, numbers: object = {}) => {
  const json = triangleJson();
  return {
    ...json,
    extensionsUsed: ['EXT_mesh_gpu_instancing'],
    nodes: [{ mesh: 0, extensions: { EXT_mesh_gpu_instancing: { attributes: { TRANSLATION: 1 } } } }],
    accessors: [...json.accessors, { componentType: 5126, count, type: 'VEC3', ...numbers }],
  };
};

describe('A model whose declaration is hostile', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-glb-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('of 608 bytes and 20 million instances is refused before anything is allocated', async () => {
    const path = join(folder, 'instances.glb');
    await writeFile(path, glbWith(instanced(20_000_000), triangleNumbers()));
    await expect(checkGlb(path)).rejects.toMatchObject({ status: 422, code: 'model-no-data' });
  });

  test.each([
    [
      'with more triangles than possible, instances counted',
      'model-triangles',
      instanced(5_000_001, { bufferView: 0 }),
    ],
    [
      'with more points than possible',
      'model-triangles',
      {
        ...instanced(8_000_000, { bufferView: 0 }),
        meshes: [{ primitives: [{ mode: 0, attributes: { POSITION: 0 } }] }],
      },
    ],
    [
      'of 20,000 nested nodes',
      'model-nodes',
      {
        ...triangleJson(),
        nodes: many(20_000, (i) => (i === 19_999 ? { mesh: 0 } : { children: [i + 1] })),
      },
    ],
    [
      'of 65 nested nodes',
      'model-depth',
      {
        ...triangleJson(),
        nodes: many(65, (i) => (i === 64 ? { mesh: 0 } : { children: [i + 1] })),
      },
    ],
    [
      'whose nodes go in a circle',
      'model-depth',
      { ...triangleJson(), nodes: [{ mesh: 0, children: [1] }, { children: [0] }] },
    ],
    ['of 257 materials', 'model-materials', { ...triangleJson(), materials: many(257, () => ({})) }],
    [
      'of 9 lights',
      'model-lights',
      {
        ...triangleJson(),
        extensionsUsed: ['KHR_lights_punctual'],
        extensions: { KHR_lights_punctual: { lights: many(9, () => ({ type: 'point' })) } },
      },
    ],
    ['with numbers that it does not have', 'model-no-data', instanced(1)],
    [
      'that unpacks to gigabytes',
      'model-numbers',
      {
        ...triangleJson(),
        accessors: [corners, { bufferView: 0, componentType: 5126, count: 1_000_000_000, type: 'MAT4' }],
      },
    ],
    [
      'of 5,000 parts',
      'model-parts',
      {
        ...triangleJson(),
        meshes: [{ primitives: many(5_000, () => ({ attributes: { POSITION: 0 } })) }],
      },
    ],
    [
      'of 65 morph targets',
      'model-morph-targets',
      {
        ...triangleJson(),
        meshes: [{ primitives: [{ ...primitive, targets: many(65, () => ({ POSITION: 0 })) }] }],
      },
    ],
    [
      'whose morph targets take gigabytes',
      'model-numbers',
      {
        ...triangleJson(),
        accessors: [{ ...corners, count: 600_000 }],
        meshes: [{ primitives: [{ ...primitive, targets: many(60, () => ({ POSITION: 0 })) }] }],
      },
    ],
  ])('%s is refused with %s', async (_what, code, json) => {
    const verdict = await judge(json);
    expect(verdict).toMatchObject({ code });
    if ('facts' in verdict) throw new Error('It was accepted');
    // With all numbers that its words ask for, in whichever language.
    for (const language of ['de', 'ar'])
      expect(problemMessage(code, '', language, verdict.values)).toMatch(/^[^{}]+$/);
  });

  test.each([
    ['whose numbers Draco compresses', 'KHR_draco_mesh_compression'],
    ['with textures of Basis Universal alone', 'KHR_texture_basisu'],
    ['that needs an extension of somebody’s own making', 'ACME_warp'],
  ])('%s is refused for what scenes cannot draw', async (_what, name) => {
    const { accessors, ...json } = triangleJson();
    const model = {
      ...json,
      extensionsUsed: [name],
      extensionsRequired: [name],
      // Without a view, as the specification of Draco wants them.
      accessors: accessors.map(({ bufferView: _, ...accessor }) => accessor),
    };
    expect(await judge(model)).toMatchObject({
      code: 'model-extension',
      errors: [`Scenes cannot show a model that uses ${name}. Export it without.`],
    });
  });

  test.each(['KHR_draco_mesh_compression', 'KHR_meshopt_compression', 'EXT_materials_bump'])(
    'that merely offers %s is refused: it would be shown by what no check has read',
    async (name) => {
      const model = { ...triangleJson(), extensionsUsed: [name] };
      expect(await judge(model)).toMatchObject({ code: 'model-extension' });
    },
  );

  test.each(['EXT_meshopt_compression', 'KHR_meshopt_compression'])(
    'of 500 bytes that %s unpacks to gigabytes is refused',
    async (name) => {
      const packed = { buffer: 0, byteLength: 36, byteStride: 12, mode: 'ATTRIBUTES' };
      for (const count of [300_000_000, '300000000', 299_999_999.5]) {
        const bufferViews = [{ buffer: 0, byteLength: 36, extensions: { [name]: { ...packed, count } } }];
        expect(await judge({ ...triangleJson(), bufferViews })).toMatchObject({ code: 'model-numbers' });
      }
    },
  );

  test('that draws millions of points out of nothing is refused', async () => {
    const verdict = await sparse(14_900_000, {
      meshes: [{ primitives: [primitive, { mode: 0, attributes: { POSITION: 1 } }] }],
    });
    expect(verdict).toMatchObject({
      code: 'model-no-data',
      errors: [expect.stringContaining('/accessors/1')],
    });
  });

  test.each([
    ['points', 0],
    ['lines', 1],
  ])('weighs its %s too', async (_what, mode) => {
    const verdict = await sparse(3, {
      meshes: [{ primitives: [primitive, ...many(6, () => ({ mode, attributes: { POSITION: 1 } }))] }],
    });
    expect(verdict).toMatchObject({ facts: { triangles: 7 } });
  });

  test('that has nothing but points shows nothing', async () => {
    const points = { ...triangleJson(), meshes: [{ primitives: [{ ...primitive, mode: 0 }] }] };
    expect(await judge(points)).toMatchObject({ errors: ['There is nothing to see in this model.'] });
  });

  test('with an error behind 1,200 remarks is refused for the error', async () => {
    const remarkable = Object.fromEntries(many(1_200, (index) => [`x${index}`, 1]));
    const model = { ...triangleJson(), asset: { version: '2.0', ...remarkable } };
    expect(await judge(model)).toMatchObject({ facts: { triangles: 1 } });
    const turned = { ...model, nodes: [{ mesh: 0, rotation: [0, 0, 0, 9] }] };
    expect(await judge(turned)).toMatchObject({ errors: [expect.stringMatching(/rotation/)] });
  });

  test('whose morph targets have no positions is refused', async () => {
    const verdict = await sparse(3, {
      meshes: [{ primitives: [{ attributes: { POSITION: 0, NORMAL: 1 }, targets: [{ NORMAL: 1 }] }] }],
    });
    expect(verdict).toMatchObject({ errors: [expect.stringMatching(/morph targets/)] });
  });

  test('may move the corners that its morph targets name, in two scenes', async () => {
    const targets = many(64, () => ({ POSITION: 1 }));
    const model = {
      meshes: [{ primitives: [{ ...primitive, targets }] }],
      scenes: [{ nodes: [0] }, { nodes: [0] }],
    };
    expect(await sparse(3, model, 2)).toMatchObject({ facts: { triangles: 1 } });
  });

  test.each([
    [
      1400,
      'model-too-wide',
      /1,400 m wide; at most 1,000 m/,
      /1\.400 m groß: Möglich sind 1\.000 m/,
      /1,400 م، .*1,000 م/,
    ],
    [0.0001, 'model-too-narrow', /less than 1 mm/, /kleiner als 1 mm/, /من 1 مم/],
  ])('%p m wide is refused with its unit in mind', async (metres, code, english, german, arabic) => {
    const path = join(folder, 'size.glb');
    await writeFile(path, glbWith(triangleJson(metres), triangleNumbers(metres)));
    const refused = await checkGlb(path).catch((error: unknown) => error);
    if (!(refused instanceof ProblemError)) throw new Error('It was accepted');
    const { details, message } = refused;
    expect([refused.code, message]).toEqual([code, expect.stringMatching(english)]);
    expect(problemMessage(code, message, 'de', details.values)).toMatch(german);
    expect(problemMessage(code, message, 'ar', details.values)).toMatch(arabic);
  });

  test('whose JSON is nested deeper than anything is refused', async () => {
    const extras = JSON.parse(`${'['.repeat(1_000)}${']'.repeat(1_000)}`);
    expect(await judge({ ...triangleJson(), extras })).toMatchObject({
      errors: [expect.stringMatching(/nested/)],
    });
  });

  test('counts every instance, and measures them all', async () => {
    const json = instanced(3, { bufferView: 1, min: [0, 0, 0], max: [9, 0, 0] });
    json.bufferViews.push({ buffer: 0, byteOffset: 36, byteLength: 36 } as never);
    json.buffers = [{ byteLength: 72 }];
    const places = Buffer.from(new Float32Array([0, 0, 0, 4, 0, 0, 9, 0, 0]).buffer);
    expect(await judge(json, Buffer.concat([triangleNumbers(), places]))).toMatchObject({
      facts: { triangles: 3, dimensionsMetres: [10, 1, 0] },
    });
  });
});

test('A model with anything in it changed is accepted or refused with a reason', async () => {
  const bytes = new Uint8Array(await validGlb());
  const jsonLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(12, true);
  const json = new TextDecoder().decode(bytes.subarray(20, 20 + jsonLength));
  const binary = bytes.subarray(28 + jsonLength);
  const numbers = [...json.matchAll(/(?<=[[:,])-?\d+(\.\d+)?/g)].map(({ 0: text, index }) => ({
    text,
    index,
  }));
  const value = fc.oneof(
    fc.constantFrom('-1', '0', '1e308', '4294967296', '20000000', 'null', '[]', '{}', '"x"', 'true'),
    fc.integer({ min: 0, max: 100 }).map(String),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...numbers), value, async ({ index, text }, changed) => {
      const hostile = JSON.parse(json.slice(0, index) + changed + json.slice(index + text.length));
      const verdict = await verdictOn(new Uint8Array(glbWith(hostile, binary)), limits.model);
      expect('facts' in verdict || verdict.errors.length > 0).toBe(true);
    }),
    randomCases,
  );
});
