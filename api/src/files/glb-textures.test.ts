import { crc32 } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { limits } from '@vitrine/shared/contract';
import sharp from 'sharp';
import { judge } from '../testing/judge-glb';
import { triangleJson, triangleNumbers } from '../testing/sample-glb';

interface Picture {
  bytes: Buffer;
  mimeType: string;
}

/** A triangle with pictures that each texture names one of, or several to choose from; a material for each. */
function judgePainted(pictures: Picture[], textures: object[] = [{ source: 0 }], more: object = {}) {
  const { bufferViews, ...json } = triangleJson();
  const used = textures.flatMap((texture) =>
    Object.keys('extensions' in texture ? Object(texture.extensions) : {}),
  );
  const parts = [triangleNumbers(), ...pictures.map(({ bytes }) => padded(bytes))];
  const starts = parts.map((_, index) => Buffer.concat(parts.slice(0, index)).length);
  const model = {
    ...json,
    ...(used.length > 0 && { extensionsUsed: used }),
    materials: textures.map((_, index) => ({ pbrMetallicRoughness: { baseColorTexture: { index } } })),
    textures,
    images: pictures.map(({ mimeType }, index) => ({ mimeType, bufferView: index + 1 })),
    bufferViews: [
      ...bufferViews,
      ...pictures.map(({ bytes }, i) => ({ buffer: 0, byteOffset: starts[i + 1], byteLength: bytes.length })),
    ],
    buffers: [{ byteLength: Buffer.concat(parts).length }],
    ...more,
  };
  return judge(model, Buffer.concat(parts));
}

const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
const by = (extension: string | undefined, source = 0) =>
  extension ? { extensions: { [extension]: { source } } } : { source };

const picture = (format: 'avif' | 'jpeg' | 'png' | 'webp', width: number) =>
  sharp({ create: { width, height: 8, channels: 3, background: 'red' } })
    .toFormat(format)
    .toBuffer();

/** The head of a KTX2 file with one level, as wide and high as given. */
function ktx2(side: number): Buffer {
  const bytes = Buffer.alloc(256);
  bytes.write('\xabKTX 20\xbb\r\n\x1a\n', 'latin1');
  bytes.writeUInt32LE(1, 16);
  bytes.writeUInt32LE(side, 20);
  bytes.writeUInt32LE(side, 24);
  bytes.writeUInt32LE(1, 36);
  bytes.writeUInt32LE(1, 40);
  bytes.writeUInt32LE(104, 48);
  bytes.writeUInt32LE(44, 52);
  return bytes;
}

/** A PNG that ends where its pixels would begin. */
function pngHead(width: number, height: number): Picture {
  const bytes = Buffer.alloc(57);
  bytes.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt8(8, 24);
  bytes.writeUInt8(6, 25);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  bytes.write('IDAT', 37);
  bytes.write('IEND', 49);
  return { bytes, mimeType: 'image/png' };
}

describe('A model with pictures of 16 pixels', () => {
  test.each([
    ['png', 'image/png', undefined],
    ['jpeg', 'image/jpeg', undefined],
    ['webp', 'image/webp', 'EXT_texture_webp'],
    ['avif', 'image/avif', 'EXT_texture_avif'],
  ] as const)('has their size from %s', async (format, mimeType, extension) => {
    const bytes = await picture(format, 16);
    expect(await judgePainted([{ bytes, mimeType }], [by(extension)])).toMatchObject({
      facts: { textures: [{ width: 16, height: 8 }] },
    });
  });

  test('may offer Basis Universal beside them', async () => {
    const pictures = [
      { bytes: await picture('png', 16), mimeType: 'image/png' },
      { bytes: ktx2(32), mimeType: 'image/ktx2' },
    ];
    expect(await judgePainted(pictures, [{ source: 0, ...by('KHR_texture_basisu', 1) }])).toMatchObject({
      facts: {
        textures: [
          { width: 16, height: 8 },
          { width: 32, height: 32 },
        ],
      },
    });
  });
});

describe('A model whose pictures are hostile', () => {
  test('with a picture of 20,000 pixels a side is refused by its header', async () => {
    expect(await judgePainted([pngHead(20_000, 16)])).toMatchObject({ code: 'model-textures' });
  });

  test('with one picture that is sampled in eight ways has it eight times', async () => {
    const samplers = [33071, 10497].flatMap((wrapS) =>
      [33071, 10497].flatMap((wrapT) => [9728, 9729].map((magFilter) => ({ wrapS, wrapT, magFilter }))),
    );
    const textures = samplers.map((_, sampler) => ({ source: 0, sampler }));
    const judgeSampled = (side: number) => judgePainted([pngHead(side, side)], textures, { samplers });
    expect(await judgeSampled(4096)).toMatchObject({ code: 'model-textures' });
    expect(await judgeSampled(64)).toMatchObject({
      facts: { textures: samplers.map(() => ({ width: 64, height: 64 })) },
    });
  });

  test('has a picture once that equal samplers and several materials share', async () => {
    const samplers = [{}, { wrapS: 10497, wrapT: 10497 }];
    const textures = [{ source: 0 }, { source: 0, sampler: 0 }, { source: 0, sampler: 1 }];
    expect(await judgePainted([pngHead(64, 64)], textures, { samplers })).toMatchObject({
      facts: { textures: [{ width: 64, height: 64 }] },
    });
  });

  test('with a JPEG that shows hasty readers another size is measured as browsers do', async () => {
    const side = limits.model.texturePixelsPerSide + 8;
    const whole = await sharp({ create: { width: side, height: 16, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    // A segment behind a filling byte, with another header where its length seems to end without that byte.
    const segment = Buffer.alloc(3 + 0xffff);
    segment.set([0xff, 0xff, 0xe1, 0xff, 0xff]);
    segment.set([0xff, 0xc0, 0, 17, 8, 0, 16, 0, 16], 2 + 0xe1ff);
    const bytes = Buffer.concat([whole.subarray(0, 2), segment, whole.subarray(2)]);
    expect(await judgePainted([{ bytes, mimeType: 'image/jpeg' }])).toMatchObject({
      code: 'model-textures',
    });
  });

  test.each([
    ['AVIF that is declared as WebP', 'avif', 'image/webp', 'EXT_texture_webp'],
    ['AVIF that is declared as PNG', 'avif', 'image/png', undefined],
  ] as const)('with too large a picture in %s is refused', async (_what, format, mimeType, extension) => {
    const bytes = await picture(format, limits.model.texturePixelsPerSide + 8);
    expect(await judgePainted([{ bytes, mimeType }], [by(extension)])).toMatchObject({
      code: 'model-textures',
    });
  });

  test('with a picture whose size cannot be read is refused', async () => {
    const bytes = Buffer.from('GIF89a'.padEnd(64));
    expect(await judgePainted([{ bytes, mimeType: 'image/png' }])).toMatchObject({
      code: 'model-texture-unknown',
      errors: [expect.stringContaining('/images/0')],
    });
  });
});
