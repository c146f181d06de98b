import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { endpoints, storedFile } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { files } from '../db/schema';
import { createTestApp, type TestApp } from '../testing/test-app';
import { upload } from '../testing/upload';

/** A PNG that claims a size and holds nearly nothing. */
function pngBomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const out = Buffer.alloc(body.length + 8);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc(body), body.length + 4);
    return out;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(data: Buffer): number {
  let value = 0xffffffff;
  for (const byte of data) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

describe('A picture', () => {
  let it: TestApp;
  beforeAll(async () => {
    it = await createTestApp();
  });
  afterAll(() => it.close());

  const create = async (content: Uint8Array) =>
    it.app.inject({
      method: 'POST',
      url: endpoints.createImage.path.replace(':brandId', it.brandId),
      headers: it.as('editor'),
      payload: { uploadId: await upload(it, it.as('editor'), 'image', content) },
    });

  const made = async (content: Uint8Array) => {
    const answer = await create(content);
    expect(answer.statusCode).toBe(201);
    return storedFile.parse(answer.json());
  };
  const served = async ({ url }: { url: string }) => it.app.inject({ url: new URL(url).pathname });

  test('is re-encoded, upright, within 2,560 pixels and without metadata', async () => {
    const photo = await sharp({ create: { width: 4000, height: 1000, channels: 3, background: '#a65' } })
      .jpeg()
      .withExif({
        IFD0: { Artist: 'Somebody' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '59/1 54/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(photo.includes('Somebody') && (await sharp(photo).metadata()).orientation).toBe(6);
    const stored = await made(photo);
    expect(stored).toMatchObject({ type: 'image/webp', width: 640, height: 2560 });
    for (const size of stored.sizes) {
      const { exif, format, icc, orientation, xmp } = await sharp((await served(size)).rawPayload).metadata();
      expect({ exif, format, icc, orientation, xmp }).toEqual({ format: 'webp' });
    }
  });

  test('is kept in the widths that it has, narrowest first, never wider than it is', async () => {
    const { bytes, sha256, sizes, url } = await made(await plain(1400, 700).png().toBuffer());
    expect(sizes.map(({ height, width }) => [width, height])).toEqual([
      [320, 160],
      [640, 320],
      [960, 480],
      [1280, 640],
      [1400, 700],
    ]);
    expect(sizes.at(-1)).toMatchObject({ bytes, sha256, url });
    for (const size of sizes) {
      const { headers, rawPayload } = await served(size);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'content-length': String(size.bytes),
        etag: `"${createHash('sha256').update(rawPayload).digest('hex')}"`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
      expect(headers.etag).toBe(`"${size.sha256}"`);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: size.width, height: size.height });
    }
    const small = await made(await plain(90, 40).png().toBuffer());
    expect(small.sizes).toHaveLength(1);
    expect(small).toMatchObject({ width: 90, height: 40 });
  });

  test('is the brand’s to look up with its sizes, and taken away with all of them', async () => {
    const { sha256, sizes } = await made(await plain(700, 700).png().toBuffer());
    const { getBrandFile } = endpoints;
    const url = getBrandFile.path.replace(':brandId', it.brandId).replace(':sha256', sha256);
    const answer = await it.app.inject({ url, headers: it.as('analyst') });
    expect(storedFile.parse(answer.json()).sizes).toEqual(sizes);
    await it.db.update(files).set({ revokedAt: new Date() }).where(eq(files.sha256, sha256));
    const statuses = await Promise.all(sizes.map(async (size) => (await served(size)).statusCode));
    expect(statuses).toEqual([410, 410, 410]);
  });

  test.each<[string, () => Promise<Buffer>]>([
    ['of four inks (CMYK)', () => plain(40, 30).toColourspace('cmyk').jpeg().toBuffer()],
    ['of 16 bits a channel', () => plain(40, 30).toColourspace('rgb16').png().toBuffer()],
    ['in a wider colour space', () => plain(40, 30).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer()],
    ['that is a GIF and stands still', () => plain(40, 30).gif().toBuffer()],
    ['that is AVIF', () => plain(40, 30).avif({ effort: 0, lossless: true }).toBuffer()],
  ])('%s keeps its colours, in 8 bits of sRGB', async (_what, source) => {
    const { data, info } = await sharp((await served(await made(await source()))).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 40, height: 30, channels: 3 });
    // Inks and lossy encodings are off by little.
    const [red = 0, green = 0, blue = 0] = data;
    for (const [got, wanted] of [
      [red, 0xaa],
      [green, 0x66],
      [blue, 0x55],
    ] as const)
      expect(Math.abs(got - wanted)).toBeLessThanOrEqual(12);
  });

  test.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    [
      '30,000 × 30,000 pixels in a few bytes',
      () => pngBomb(30_000),
      /30,000 × 30,000 pixels; at most 50 million/,
    ],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /not a picture/],
    ['a page that begins like XML', () => Buffer.from('<?xml version="1.0"?><html/>'), /not a picture/],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj'), /not a picture/],
    ['half a PNG', async () => (await noise().png().toBuffer()).subarray(0, 9000), /cannot be read/],
    ['half a JPEG', async () => (await noise().jpeg().toBuffer()).subarray(0, 9000), /cannot be read/],
    ['a picture that is only its name', () => Buffer.from('GIF89a'), /cannot be read/],
    ['a GIF that moves', () => moving('gif'), /moves/],
    ['a WebP that moves', () => moving('webp'), /moves/],
  ])('%s is refused, and nothing is stored', async (_what, content, message) => {
    const before = await it.db.$count(files);
    const answer = await create(await content());
    expect(answer.json()).toMatchObject({ status: 422, code: 'image-invalid' });
    expect(answer.json().message).toMatch(message);
    expect(await it.db.$count(files)).toBe(before);
  });
});

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#aa6655' } });

const noise = () =>
  sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

/** Two frames. */
const moving = async (format: 'gif' | 'webp') => {
  const frames = await Promise.all(
    [plain(20, 20), noise().resize(20, 20)].map((one) => one.png().toBuffer()),
  );
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
};
