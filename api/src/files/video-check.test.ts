import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isUnavailable } from '../db/unavailable';
import { sampleVideo } from '../testing/sample-videos';
import { checkVideoFile } from './video-check';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-videos-'));
});
afterEach(() => rm(folder, { recursive: true }));

const check = async (content: Uint8Array, options?: Parameters<typeof checkVideoFile>[1]) => {
  const path = join(folder, 'upload');
  await writeFile(path, content);
  return checkVideoFile(path, options);
};
/** Where the index and the pictures of an MP4 begin. */
const places = (content: Buffer) => ({ moov: content.indexOf('moov'), mdat: content.indexOf('mdat') });

describe('the check of a video', () => {
  it.each([
    ['fast-start.mp4', 'video/mp4', 4000],
    ['clip.webm', 'video/webm', 4007],
    ['fragmented.mp4', 'video/mp4', 4250],
  ] as const)('takes %s as it is', async (name, type, durationMs) => {
    const content = await sampleVideo(name);
    const checked = await check(content);
    expect(checked).toMatchObject({ type, width: 160, height: 90, durationMs, bytes: content.length });
    expect(checked.path).toBe(join(folder, 'upload'));
  });

  it('says of a full disk that it is one', async () => {
    await symlink('/dev/full', join(folder, 'upload.fast-start'));
    const error = await check(await sampleVideo('moov-last.mp4')).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'ENOSPC', syscall: 'write' });
    expect(isUnavailable(error)).toBe(true);
  });

  it('brings the index to the front, and every picture is still where it says', async () => {
    const original = await sampleVideo('moov-last.mp4');
    const progress: number[] = [];
    const checked = await check(original, { onProgress: (share) => progress.push(share) });
    const written = await readFile(checked.path);
    expect(places(original).moov).toBeGreaterThan(places(original).mdat);
    expect(places(written).moov).toBeLessThan(places(written).mdat);
    expect(written.length).toBe(original.length);
    expect(progress.at(-1)).toBeGreaterThan(0.5);
    expect(firstChunks(written)).toEqual(firstChunks(original));
    await checked.discard();
    expect(await readdir(folder)).toEqual(['upload']);
  });

  it.each([
    ['nothing', () => Buffer.alloc(0), /empty/],
    ['a text', () => Buffer.from('Not a film at all'), /not a video/],
    ['three bytes', () => Buffer.from('abc'), /not a video/],
    ['a cut-off MP4', async () => (await sampleVideo('moov-last.mp4')).subarray(0, 9000), /cut off/],
    [
      'an MP4 without its end',
      async () => (await sampleVideo('fast-start.mp4')).subarray(0, 9000),
      /cut off/,
    ],
    ['a cut-off WebM', async () => (await sampleVideo('clip.webm')).subarray(0, 6000), /cut off/],
    ['another codec, by its name', () => sampleVideo('mpeg4-part-2.mp4'), /MPEG-4 Part 2/],
    ['a damaged index', damaged, /cannot be read|damaged|no length|no picture/],
    ['a picture', () => Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1'), /picture/],
  ])('refuses %s, and leaves nothing', async (_what, content, message) => {
    await expect(check(await content())).rejects.toMatchObject({
      status: 422,
      code: 'video-invalid',
      message: expect.stringMatching(message),
    });
    expect(await readdir(folder)).toEqual(['upload']);
  });

  it('is killed after its time', async () => {
    await expect(check(await sampleVideo('clip.webm'), { killAfterMs: 1 })).rejects.toMatchObject({
      message: expect.stringMatching(/too much time/),
    });
  });
});

/** The bytes to which the first entry of each track's table of places points. */
function firstChunks(content: Buffer): string[] {
  const chunks: string[] = [];
  for (let at = content.indexOf('stco'); at > 0; at = content.indexOf('stco', at + 4)) {
    const place = content.readUInt32BE(at + 12);
    chunks.push(content.subarray(place, place + 32).toString('hex'));
  }
  return chunks;
}

async function damaged(): Promise<Buffer> {
  const content = Buffer.from(await sampleVideo('fast-start.mp4'));
  const { moov } = places(content);
  return Buffer.concat([
    content.subarray(0, moov + 4),
    Buffer.alloc(2214, 0xff),
    content.subarray(moov + 2218),
  ]);
}
