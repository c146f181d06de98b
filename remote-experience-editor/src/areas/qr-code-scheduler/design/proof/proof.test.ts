/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { type CodeLook, codeDrawing, type Logo, plainLook } from '@vitrine/shared/codes/code-drawing';
import { codeSvg } from '@vitrine/shared/codes/code-svg';
import sharp, { type Sharp } from 'sharp';
import { designChecks, isRefused } from '../design-checks';
import { codePdf } from '../files/pdf-file';
import { withDensity } from '../files/png-density';
import { failedTrials } from './failed-trials';
import type { Pixels } from './pixels';
import { loadDecoder, readCode } from './read-code';

// What draws a file here (librsvg, PDFium) has nothing to do with who made it or who reads it.
beforeAll(() => {
  const file = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  loadDecoder(new Uint8Array(file).buffer);
});

const address = 'https://vitrine.example/q/7hk2mwq9';
/** Less than files have: pixels are handled slowly in a test's own world, and fewer are harder to read. */
const dotsPerInch = 120;

async function pixelsOf(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}
const printed = (look: CodeLook, density = dotsPerInch) =>
  sharp(Buffer.from(codeSvg(codeDrawing(address, look))), { density });
const failuresOf = async (look: CodeLook) =>
  failedTrials(address, {
    picture: await pixelsOf(printed(look)),
    modules: codeDrawing(address, look).width,
  });

/** A picture that is dark all over, the worst that can stand in a code. */
async function darkLogo(width: number, height: number): Promise<Logo> {
  const png = await sharp({ create: { width, height, channels: 3, background: '#221100' } })
    .png()
    .toBuffer();
  return { href: `data:image/png;base64,${png.toString('base64')}`, width, height };
}

const brown = { foreground: '#4a2b12', background: '#f4efe7' };
const called = { callToAction: 'Discover the oak collection' };

test.each<[string, Partial<CodeLook>, [number, number] | null]>([
  ['squares around a logo, above words', { modules: 'square', frame: 'banner', ...called }, [200, 200]],
  ['rounded modules around a wide logo', { modules: 'rounded', frame: 'none' }, [300, 120]],
  ['dots in a line, brown on cream', { modules: 'dots', frame: 'line', ...brown }, null],
])('%s are read, blurred, turned and in half their size, too', async (_name, own, logo) => {
  const look = { ...plainLook, ...own, logo: logo && (await darkLogo(...logo)), logoPercent: 20 };
  expect(await failuresOf(look)).toEqual([]);
});

test('a logo that leaves too little of the code is refused', async () => {
  const look = { ...plainLook, logo: await darkLogo(200, 200), logoPercent: 60 };
  expect(await failuresOf(look)).toEqual(['plain', 'blurred', 'turned', 'half']);
});

test('light on dark is not read, and refused before', async () => {
  const inverted = { ...plainLook, foreground: '#ffffff', background: '#000000' };
  expect(await failuresOf(inverted)).toContain('plain');
  const checks = designChecks(codeDrawing(address, inverted), 30, 30);
  expect(checks[0]).toMatchObject({ about: 'contrast', verdict: 'bad', shown: 'inverted' });
  expect(isRefused(checks)).toBe(true);
});

test('another address in the file is a failure, however well it reads', async () => {
  const picture = await pixelsOf(printed(plainLook));
  expect(await failedTrials(`${address}5`, { picture, modules: 40 })).toHaveLength(4);
});

test('a PNG says how large it is printed, and its own bytes are read', async () => {
  const png = withDensity(
    await printed({ ...plainLook, sizeMm: 50 }, 300)
      .png()
      .toBuffer(),
    300,
  );
  expect((await sharp(png).metadata()).density).toBe(300);
  expect(await readCode(new Blob([png]))).toBe(address);
});

test('a PDF has one page of the printed size, in shapes that are read', async () => {
  const logo = await darkLogo(120, 60);
  const drawing = codeDrawing(address, { ...plainLook, frame: 'line', sizeMm: 60, logo, logoPercent: 20 });
  const png = Buffer.from(logo.href.split(',')[1] ?? '', 'base64');
  const pdf = await codePdf(drawing, { logo: png, words: null });
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const [page, ...others] = [...document.pages()];
  expect(others).toEqual([]);
  if (!page) throw new Error('A PDF without a page');
  const { data, height, originalWidth, width } = await page.render({ scale: 2, render: 'bitmap' });
  expect((originalWidth * 25.4) / 72).toBeCloseTo(drawing.widthMm, 0);
  const picture = { data: new Uint8ClampedArray(data), width, height };
  expect(await failedTrials(address, { picture, modules: drawing.width })).toEqual([]);
  document.destroy();
  library.destroy();
});
