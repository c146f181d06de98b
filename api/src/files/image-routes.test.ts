import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { endpoints, storedFile } from '@vitrine/shared/contract';
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
  }, 60_000);
  afterAll(() => it.close());

  const create = async (content: Uint8Array) =>
    it.app.inject({
      method: 'POST',
      url: endpoints.createImage.path.replace(':brandId', it.brandId),
      headers: it.as('editor'),
      payload: { uploadId: await upload(it, it.as('editor'), 'image', content) },
    });

  test('is encoded anew, upright, within 2,560 pixels and without metadata', async () => {
    const photo = await sharp({ create: { width: 4000, height: 1000, channels: 3, background: '#a65' } })
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const answer = await create(photo);
    expect(answer.statusCode).toBe(201);
    const stored = storedFile.parse(answer.json());
    expect(stored).toMatchObject({ type: 'image/webp', width: 640, height: 2560 });
    const served = await it.app.inject({ url: new URL(stored.url).pathname });
    const { exif, format, orientation } = await sharp(served.rawPayload).metadata();
    expect({ exif, format, orientation }).toEqual({
      exif: undefined,
      format: 'webp',
      orientation: undefined,
    });
  });

  test.each([
    ['30,000 × 30,000 pixels in a few bytes', () => pngBomb(30_000), /pixels/],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), /SVG/],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /not a picture/],
    ['half a picture', async () => (await noise()).subarray(0, 9000), /cannot be read/],
    ['a picture with another one’s name', () => Buffer.from('GIF89a'), /not a picture/],
  ])('%s is refused, and nothing is stored', async (_what, content, message) => {
    const before = await it.db.$count(files);
    const answer = await create(await content());
    expect(answer.json()).toMatchObject({ status: 422, code: 'image-invalid' });
    expect(answer.json().message).toMatch(message);
    expect(await it.db.$count(files)).toBe(before);
  });
});

const noise = () =>
  sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
