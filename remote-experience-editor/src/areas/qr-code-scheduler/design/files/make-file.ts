import { type CodeDrawing, frameLine } from '@vitrine/shared/codes/code-drawing';
import { codeSvg } from '@vitrine/shared/codes/code-svg';
import { decodedPicture, newCanvas, pngOf } from './canvas';
import type { CodeFormat } from './code-format';
import { withDensity } from './png-density';
import { logoBytes } from './printed-logo';

/** Of PNG files, and of what files are looked at in. */
export const dotsPerInch = 300;
export const pixelsPerMillimetre = dotsPerInch / 25.4;
/** Pixels along the longer side of a PNG: browsers on phones hold no more, and half a metre is a poster. */
export const largestPng = 6_000;
/** Of the band's words in a PDF. */
const wordsPerModule = 48;

/** How large a PNG of it becomes, along its longer side. */
export const pngSide = ({ heightMm, widthMm }: CodeDrawing): number =>
  Math.round(Math.max(heightMm, widthMm) * pixelsPerMillimetre);

/** One file of a drawing, whose logo is embedded. */
export async function makeFile(drawing: CodeDrawing, format: CodeFormat): Promise<Blob> {
  const svg = new Blob([codeSvg(drawing)], { type: 'image/svg+xml' });
  if (format === 'svg') return svg;
  if (format === 'png') return pngFile(drawing, svg);
  const { codePdf } = await import('./pdf-file');
  const pdf = await codePdf(drawing, {
    logo: drawing.logo && logoBytes(drawing.logo),
    words: drawing.words.length > 0 ? await wordsPicture(drawing) : null,
  });
  return new Blob([pdf], { type: 'application/pdf' });
}

async function pngFile({ heightMm, widthMm }: CodeDrawing, svg: Blob): Promise<Blob> {
  const { canvas, context } = newCanvas({
    width: widthMm * pixelsPerMillimetre,
    height: heightMm * pixelsPerMillimetre,
  });
  context.drawImage(await decodedPicture(svg), 0, 0, canvas.width, canvas.height);
  const png = new Uint8Array(await (await pngOf(canvas)).arrayBuffer());
  return new Blob([withDensity(png, dotsPerInch)], { type: 'image/png' });
}

/** The band's words alone, in its place. */
async function wordsPicture(drawing: CodeDrawing) {
  const { height, width } = drawing;
  // Below the quiet zone, where the band begins.
  const top = width - frameLine;
  const words = codeSvg({ ...drawing, shapes: [], logo: null });
  const { canvas, context } = newCanvas({
    width: width * wordsPerModule,
    height: (height - top) * wordsPerModule,
  });
  const image = await decodedPicture(new Blob([words], { type: 'image/svg+xml' }));
  context.drawImage(image, 0, -top * wordsPerModule, canvas.width, height * wordsPerModule);
  const png = new Uint8Array(await (await pngOf(canvas)).arrayBuffer());
  return { png, top, bottom: height };
}
