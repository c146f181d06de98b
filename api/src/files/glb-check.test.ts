import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { modelsFolder } from '../library/models/models-folder';
import { checkGlb } from './glb-check';

describe('The check of a model', () => {
  test('is stopped when it takes too long', async () => {
    const path = join(modelsFolder, 'glb', 'sofa.glb');
    await expect(checkGlb(path, 1)).rejects.toMatchObject({ status: 422, code: 'glb-too-complex' });
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
    });
  });
});
