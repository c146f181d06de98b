/** `npm run models:thumbnails -w api`: draws each model in each of its looks into `thumbnails/`. Needs Chromium. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type ModelFile, modelFiles, otherLooksOf } from '../catalogue';
import { modelsFolder, thumbnailOf } from '../models-folder';
import { openStudio } from './studio';

const pixels = 480;
const folder = join(modelsFolder, 'thumbnails');

await mkdir(folder, { recursive: true });
const studio = await openStudio();
for (const file of modelFiles) for (const look of [undefined, ...otherLooksOf(file)]) await draw(file, look);
await studio.close();

async function draw(file: ModelFile, look: string | undefined): Promise<void> {
  const picture = await studio.draw({
    objects: [{ file, ...(look && { look }) }],
    width: pixels * 2,
    height: pixels * 2,
    lighting: 'overhead',
    background: '#f1eee9',
  });
  await sharp(picture).resize(pixels, pixels).webp({ quality: 80 }).toFile(thumbnailOf(file, look));
}
