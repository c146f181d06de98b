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

test('pictures of one person that take long do not hold up another’s', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'));
  try {
    const [slow, quick] = [join(folder, 'slow.png'), join(folder, 'quick.png')];
    await writeFile(slow, await picture(3_000));
    await writeFile(quick, await picture(16));
    const ended: string[] = [];
    const check = (path: string, owner: string) =>
      checkImage(path, { owner }).finally(() => ended.push(owner));
    await Promise.all([check(slow, 'Ada'), check(slow, 'Ada'), check(quick, 'Ben')]);
    expect(ended).toEqual(['Ben', 'Ada', 'Ada']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
