import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { modelsFolder } from '../library/models/models-folder';
import type { ProblemError } from '../problem';
import { glbWith, triangleJson, triangleNumbers } from '../testing/sample-glb';
import { checkGlb } from './glb-check';

describe('The check of a model', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-glb-check-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('is stopped when it takes too long', async () => {
    const path = join(modelsFolder, 'glb', 'sofa.glb');
    await expect(checkGlb(path, { killAfterMs: 1 })).rejects.toMatchObject({
      status: 422,
      code: 'glb-too-complex',
    });
  });

  test('of one person’s models does not hold up another’s', async () => {
    const path = join(modelsFolder, 'glb', 'sofa.glb');
    const ended: string[] = [];
    const check = (owner: string) => checkGlb(path, { owner }).finally(() => ended.push(owner));
    await Promise.all(['Ada', 'Ada', 'Ada', 'Ada', 'Ben'].map(check));
    expect(ended.indexOf('Ben')).toBeLessThan(2);
  });

  test.each([
    [1, 'Value -1 is out of range. (/materials/0/alphaCutoff)', 1, undefined],
    [2, 'Value -1 is out of range. (/materials/0/alphaCutoff) And 1 more error.', 2, undefined],
    [5, 'Value -1 is out of range. (/materials/0/alphaCutoff) And 4 more errors.', 5, undefined],
    [9, 'Value -1 is out of range. (/materials/0/alphaCutoff) And 8 more errors.', 6, 'And 4 more errors.'],
  ])('that finds %i errors says so', async (count, words, told, last) => {
    const materials = Array.from({ length: count }, () => ({ alphaMode: 'MASK', alphaCutoff: -1 }));
    const path = join(folder, `${count}-errors.glb`);
    await writeFile(path, glbWith({ ...triangleJson(), materials }, triangleNumbers()));
    const refusal = await checkGlb(path).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'glb-invalid', message: `This model cannot be used. ${words}` });
    const { errors = [] } = (refusal as ProblemError).details;
    expect(errors).toHaveLength(told);
    if (last) expect(errors.at(-1)?.message).toBe(last);
  });

  test('that stopped at so many errors says that there are at least those', async () => {
    const path = join(folder, 'many-errors.glb');
    const factors = { metallicFactor: -1, roughnessFactor: -1, baseColorFactor: [-1, -1, -1, -1] };
    const materials = Array.from({ length: 200 }, () => ({ pbrMetallicRoughness: factors }));
    await writeFile(path, glbWith({ ...triangleJson(), materials }, triangleNumbers()));
    const refusal = await checkGlb(path).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ message: expect.stringMatching(/ At least 999 more errors\.$/) });
  });

  test('reads the names of its looks, and leaves out what nobody could choose', async () => {
    const names = ['Oak', 'Oak', '', ' Ash', 'x'.repeat(500), 'Line\nbreak'];
    const extensions = { KHR_materials_variants: { variants: names.map((name) => ({ name })) } };
    const path = join(folder, 'looks.glb');
    const json = { ...triangleJson(), extensions, extensionsUsed: ['KHR_materials_variants'] };
    await writeFile(path, glbWith(json, triangleNumbers()));
    expect((await checkGlb(path)).materialVariants).toEqual(['Oak']);
    expect((await checkGlb(join(modelsFolder, 'glb', 'sofa.glb'))).materialVariants).toEqual([
      'Oatmeal wool',
      'Moss wool',
      'Rust wool',
    ]);
  });

  test('measures the model as it stands in a scene', async () => {
    const facts = await checkGlb(join(modelsFolder, 'glb', 'picture.glb'));
    expect(facts).toEqual({
      triangles: 1308,
      materials: 2,
      textures: [
        { width: 512, height: 256 },
        { width: 384, height: 512 },
      ],
      dimensionsMetres: [0.72, 0.96, 0.032],
      baseMetres: 0,
      materialVariants: [],
    });
  });
});
