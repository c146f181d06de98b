import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { checkImage } from './image-check';

const svg = (inside: string, attributes = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
const ground = '<rect width="40" height="20" fill="#0a0"/>';

describe('An SVG', () => {
  let folder: string;
  let asked = 0;
  /** What a drawing could reach if it loaded anything. */
  const outside = createServer((socket) => {
    asked += 1;
    socket.destroy();
  });
  let address: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-svg-'));
    await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
    const secret = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    await writeFile(join(folder, 'secret.png'), secret);
    await writeFile(
      join(folder, 'secret.svg'),
      svg('<g id="all"><rect width="40" height="20" fill="#f00"/></g>'),
    );
    await writeFile(join(folder, 'secret.css'), 'rect { fill: #f00 }');
  });
  afterAll(async () => {
    await new Promise((resolve) => outside.close(resolve));
    await rm(folder, { recursive: true });
  });

  const check = async (content: string) => {
    const path = join(folder, 'drawing');
    await writeFile(path, content);
    return checkImage(path);
  };
  /** The colour in the middle of what became of it. */
  const middle = async (content: string) => {
    const picture = (await check(content)).at(-1);
    if (!picture) throw new Error('There is no picture');
    const { height, width } = picture;
    const [red, green, blue, alpha = 255] = await sharp(picture.content)
      .extract({ left: Math.floor(width / 2), top: Math.floor(height / 2), width: 1, height: 1 })
      .raw()
      .toBuffer();
    return { red: red ?? 0, green: green ?? 0, blue: blue ?? 0, alpha };
  };

  test('becomes pixels in all sizes, sharp however small it was drawn', async () => {
    const sizes = await check(
      svg('<circle cx="20" cy="10" r="8"/>', 'width="40" height="20" viewBox="0 0 40 20"'),
    );
    expect(sizes.map(({ height, width }) => [width, height])).toEqual([
      [320, 160],
      [640, 320],
      [960, 480],
      [1280, 640],
      [2560, 1280],
    ]);
    for (const { content } of sizes) {
      expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', hasAlpha: true });
    }
  });

  test.each([
    ['script', '<script>alert(1)</script>'],
    ['handlers', '<rect width="40" height="20" fill="#0a0" onload="alert(1)" onclick="alert(1)"/>'],
    [
      'HTML within it',
      '<foreignObject width="40" height="20"><body xmlns="http://www.w3.org/1999/xhtml" style="background:red"><script>alert(1)</script></body></foreignObject>',
    ],
    ['a link that is a script', '<a xlink:href="javascript:alert(1)"><rect width="1" height="1"/></a>'],
    [
      'a link that becomes a script',
      '<a href="#"><animate attributeName="href" values="javascript:alert(1)"/><rect width="1" height="1"/></a>',
    ],
    ['a colour that would change by itself', '<set attributeName="fill" to="#f00"/>'],
    ['a picture from elsewhere', '<image href="ADDRESS/a.png" width="40" height="20"/>'],
    ['a drawing from elsewhere', '<use xlink:href="ADDRESS/a.svg#all"/>'],
    ['styles from elsewhere', '<style>@import url("ADDRESS/a.css");</style>'],
    [
      'a picture in a style',
      '<style>rect { filter: url(ADDRESS/a.svg#f); background: url(ADDRESS/a.png) }</style>',
    ],
    ['a file beside it', '<image href="secret.png" width="40" height="20"/>'],
    ['a file by its whole path', '<image href="file://FOLDER/secret.png" width="40" height="20"/>'],
    ['a drawing beside it', '<use href="secret.svg#all"/>'],
    ['styles beside it', '<style>@import "secret.css";</style>'],
    ['text from beside it', '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="secret.svg"/>'],
  ])('with %s is drawn without it, and asks nobody for anything', async (_what, inside) => {
    const { alpha, blue, green, red } = await middle(
      svg(ground + inside.replaceAll('ADDRESS', address).replaceAll('FOLDER', folder)),
    );
    expect({ alpha, isGround: Math.max(red, blue) < 24 && Math.abs(green - 0xaa) < 24 }).toEqual({
      alpha: 255,
      isGround: true,
    });
    expect(asked).toBe(0);
  });

  const laughs = Array.from(
    { length: 12 },
    (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
  );

  test('that grows as it is drawn is given up', async () => {
    const path = join(folder, 'growing');
    await writeFile(path, svg(`<g id="l0">${ground}</g>${laughs.join('')}<use href="#l12"/>`));
    await expect(checkImage(path, { killAfterMs: 5_000 })).rejects.toMatchObject({
      code: 'image-invalid',
      message: expect.stringMatching(/cannot be read|too much/),
    });
  });

  test.each([
    [
      'entities that grow',
      `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>${svg('&b;')}`,
      /entities/,
    ],
    [
      'an entity from a file',
      `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('&a;')}`,
      /entities/,
    ],
    ['text, whose font nobody knows', svg('<text y="10">Oak</text>'), /outlines/],
    ['no size', '<svg xmlns="http://www.w3.org/2000/svg"/>', /viewBox|cannot be read/],
    ['a size beyond all measure', svg(ground, 'viewBox="0 0 4000000000 1"'), /viewBox|cannot be read/],
    ['an end that is missing', svg(ground).slice(0, -10), /cannot be read/],
    ['more than 2 MiB', svg(`<!--${' '.repeat(2 * 1024 * 1024)}-->`), /2 MiB/],
  ])(
    'with %s is refused',
    async (_what, content, message) => {
      await expect(check(content)).rejects.toMatchObject({
        status: 422,
        code: 'image-invalid',
        message: expect.stringMatching(message),
      });
    },
    60_000,
  );

  test('as programs write it, with a preamble and a document type, is drawn', async () => {
    const preamble =
      '<?xml version="1.0" encoding="utf-8"?>\n<!-- Generator -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n';
    const styled =
      '<style>.a { fill: #00c }</style><defs><g id="b"><rect class="a" width="40" height="20"/></g></defs><use href="#b"/>';
    const { blue, red } = await middle(preamble + svg(styled));
    expect([red < 24, blue > 180]).toEqual([true, true]);
  });
});
