/** `npm run models:thumbnails -w api`: draws each model into `thumbnails/` for the library's cards. Needs Chromium. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { modelFiles } from '../catalogue';
import { modelsFolder } from '../models-folder';
import { openStudio } from './studio';

const pixels = 480;
const folder = join(modelsFolder, 'thumbnails');

await mkdir(folder, { recursive: true });
const studio = await openStudio();
for (const file of modelFiles) {
  const picture = await studio.draw({
    objects: [{ file }],
    width: pixels * 2,
    height: pixels * 2,
    lighting: 'overhead',
    background: '#f1eee9',
  });
  await sharp(picture)
    .resize(pixels, pixels)
    .webp({ quality: 80 })
    .toFile(join(folder, `${file}.webp`));
}
await studio.close();
