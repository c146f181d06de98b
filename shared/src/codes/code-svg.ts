import type { CodeDrawing } from './code-drawing';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? '');
const short = (value: number) => Number(value.toFixed(3));

export const bannerFont = 'Inter, Helvetica, Arial, sans-serif';

/** A drawing as an SVG file, as large as it is printed. It holds all it needs; nothing in it runs. */
export function codeSvg(drawing: CodeDrawing): string {
  const { background, height, heightMm, logo, shapes, width, widthMm, words } = drawing;
  const size = `width="${short(widthMm)}mm" height="${short(heightMm)}mm" viewBox="0 0 ${width} ${short(height)}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>`,
    ...shapes.map(
      ({ at, colour, path }) =>
        `<path fill="${escaped(colour)}" transform="translate(${at} ${at})" d="${path}"/>`,
    ),
    logo
      ? `<image href="${escaped(logo.href)}" x="${short(logo.x)}" y="${short(logo.y)}" width="${short(logo.width)}" height="${short(logo.height)}"/>`
      : '',
    ...words.map(
      ({ baseline, fontSize, text, x }) =>
        `<text x="${short(x)}" y="${short(baseline)}" font-family="${bannerFont}" font-size="${short(fontSize)}" font-weight="700" text-anchor="middle" fill="${escaped(background)}">${escaped(text)}</text>`,
    ),
    '</svg>',
  ].join('');
}
