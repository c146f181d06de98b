import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { modelFiles, otherLooksOf } from './catalogue';
import { thumbnailOf } from './models-folder';

/** Of a channel of 255: what the picture's encoding may change of an even ground. */
const tolerance = 6;

const pictures = modelFiles.flatMap((file) =>
  [undefined, ...otherLooksOf(file)].map((look) => [file, look ?? 'as it was built', look] as const),
);

test.each(pictures)('the %s, %s, stands in its picture with all of its shadow', async (file, _name, look) => {
  const { data, info } = await sharp(thumbnailOf(file, look))
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
