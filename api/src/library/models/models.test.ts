import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { validateBytes } from 'gltf-validator';
import { budgets } from '../../../../scripts/budgets';
import { checkGlb } from '../../files/glb-check';
import { catalogue, modelFiles } from './catalogue';
import facts from './facts.json';
import { generated, readTextures } from './generate';
import type { Textures } from './glb-materials';
import { glbsOf, modelsFolder } from './models-folder';

describe.each(modelFiles)('The model %s', (file) => {
  let textures: Textures;
  let committed: Buffer;
  beforeAll(async () => {
    textures = await readTextures();
    committed = await readFile(join(modelsFolder, 'glb', `${file}.glb`));
  });

  test('comes out of the generator with the committed bytes', async () => {
    expect(Buffer.from(await generated(file, textures)).equals(committed)).toBe(true);
  });

  test('passes gltf-validator without errors and warnings', async () => {
    const report = await validateBytes(new Uint8Array(committed));
    expect(report.issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
  });

  test('has the facts that the first start puts into the library', async () => {
    expect(await checkGlb(join(modelsFolder, 'glb', `${file}.glb`))).toEqual(facts[file]);
  });

  test('has a light form that is made of it as it is', async () => {
    const [lightPath = '', path = ''] = glbsOf(file);
    const [light, full] = await Promise.all([checkGlb(lightPath), checkGlb(path)]);
    expect(light.materialVariants).toEqual(full.materialVariants);
    expect(light.materials).toBe(full.materials);
    for (const [axis, metres] of light.dimensionsMetres.entries())
      expect(Math.abs(metres - (full.dimensionsMetres[axis] ?? 0))).toBeLessThan(0.02);
    expect(light.triangles).toBeLessThanOrEqual(full.triangles);
  });

  test('stands centred on its footprint, on the floor', () => {
    const points = catalogue[file].build().flatMap(({ mesh }) => mesh.positions);
    expect(Math.min(...points.map(([, y]) => y))).toBeCloseTo(0, 3);
    const xs = points.map(([x]) => x);
    expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(0, 1);
  });

  test('is small enough to load at once and has a thumbnail', async () => {
    expect(committed.byteLength).toBeLessThanOrEqual(budgets.bytes.libraryModel);
    expect((await stat(join(modelsFolder, 'thumbnails', `${file}.webp`))).size).toBeLessThanOrEqual(
      budgets.bytes.libraryThumbnail,
    );
  });
});
