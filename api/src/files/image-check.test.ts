import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { checkImage } from './image-check';

const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();

test('a picture that takes long does not hold up the next one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'));
  try {
    const [slow, quick] = [join(folder, 'slow.png'), join(folder, 'quick.png')];
    await writeFile(slow, await picture(3_000));
    await writeFile(quick, await picture(16));
    const ended: string[] = [];
    await Promise.all([
      checkImage(slow).finally(() => ended.push('slow')),
      checkImage(quick).finally(() => ended.push('quick')),
    ]);
    expect(ended).toEqual(['quick', 'slow']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
