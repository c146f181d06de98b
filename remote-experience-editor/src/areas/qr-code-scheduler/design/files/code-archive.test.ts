/** @jest-environment node */
import { plainLook } from '@vitrine/shared/codes/code-drawing';
import { unzipSync } from 'fflate';
import { filesOfCodes } from './code-archive';
import { fileName } from './file-names';
import { provenFile } from './proven-file';

// Needs a browser that draws; what it does is tested where it does it (proof.test.ts).
jest.mock('./proven-file', () => ({ provenFile: jest.fn() }));

const ready = { state: 'ready', file: new Blob(['file']) } as const;
const codes = ['Window', 'window', 'Door: left/right'].map((name, index) => ({
  name,
  address: `https://vitrine.example/q/${index}`,
  look: plainLook,
}));
beforeEach(() => jest.mocked(provenFile).mockReset().mockResolvedValue(ready));

test('every code has its files, under names that differ', async () => {
  const progress: number[] = [];
  const { archive, leftOut } = await filesOfCodes(codes, ['svg', 'png'], {
    onProgress: (done, all) => progress.push(done / all),
  });
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  expect(Object.keys(files)).toEqual([
    'Window.svg',
    'Window.png',
    'window (2).svg',
    'window (2).png',
    'Door left right.svg',
    'Door left right.png',
  ]);
  expect(new TextDecoder().decode(files['Window.png'])).toBe('file');
  expect(leftOut).toEqual([]);
  expect(progress).toHaveLength(6);
  expect(progress.at(-1)).toBe(1);
});

test('a file that cannot be read back is left out and listed', async () => {
  const why = { state: 'unreadable', failed: ['half'] } as const;
  jest
    .mocked(provenFile)
    .mockImplementation(async (_, __, format) =>
      format === 'png' ? { ...why, failed: [...why.failed] } : ready,
    );
  const { archive, leftOut } = await filesOfCodes(codes.slice(0, 1), ['svg', 'png']);
  expect(Object.keys(unzipSync(new Uint8Array(await archive.arrayBuffer())))).toEqual(['Window.svg']);
  expect(leftOut).toEqual([{ name: 'Window', format: 'png', why }]);
});

test('a table stands beside the files', async () => {
  const { archive } = await filesOfCodes(codes.slice(0, 1), ['svg'], {
    beside: { name: 'codes.csv', text: 'Code,Address' },
  });
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  expect(Object.keys(files)).toEqual(['codes.csv', 'Window.svg']);
  expect(new TextDecoder().decode(files['codes.csv'])).toBe('Code,Address');
});

test('it can be called off', async () => {
  const controller = new AbortController();
  const done = filesOfCodes(codes, ['svg'], {
    signal: controller.signal,
    onProgress: () => controller.abort(),
  });
  await expect(done).rejects.toMatchObject({ name: 'AbortError' });
  expect(provenFile).toHaveBeenCalledTimes(1);
});

test.each([
  ['Autumn ❦ window', 'Autumn ❦ window'],
  ['../../etc', 'etc'],
  [' \u202e/ ', 'code'],
  ['نافذة المتجر', 'نافذة المتجر'],
])('%j becomes the name %j', (called, name) => {
  expect(fileName(called)).toBe(name);
});
