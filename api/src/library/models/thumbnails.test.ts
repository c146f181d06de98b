import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { modelFiles } from './catalogue';
import { modelsFolder } from './models-folder';

/** Of a channel of 255: what the picture's encoding may change of an even ground. */
const tolerance = 6;

test.each(modelFiles)('the %s stands in its picture with all of its shadow', async (file) => {
  const { data, info } = await sharp(join(modelsFolder, 'thumbnails', `${file}.webp`))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { height, width } = info;
  const at = (x: number, y: number) => [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
  const ground = at(0, 0);
  const differs = (pixel: number[]) =>
    pixel.some((channel, n) => Math.abs(channel - (ground[n] ?? 0)) > tolerance);
  const columns = Array.from({ length: width }, (_, x) => [at(x, 0), at(x, height - 1)]).flat();
  const rows = Array.from({ length: height }, (_, y) => [at(0, y), at(width - 1, y)]).flat();
  expect([...columns, ...rows].filter(differs)).toEqual([]);
});
