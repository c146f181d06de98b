import { PDFDocument, rgb } from '@cantoo/pdf-lib';
import type { CodeDrawing } from '@vitrine/shared/codes/code-drawing';

const pointsPerMillimetre = 72 / 25.4;

/** Words of the band as a picture in the band's place: letters of all scripts, and no font that a printer lacks. */
export interface WordsPicture {
  png: Uint8Array;
  /** From the drawing's upper edge to its lower one, in modules, over its whole width. */
  top: number;
  bottom: number;
}

/**
 * A drawing as a PDF file of one page, which is as large as the printed code with its quiet zone and frame. Modules and
 * frame are shapes.
 *
 * @param words null where there are none.
 * @param logo PNG.
 */
export async function codePdf(
  drawing: CodeDrawing,
  { logo, words }: { logo: Uint8Array | null; words: WordsPicture | null },
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  const [width, height] = [drawing.widthMm * pointsPerMillimetre, drawing.heightMm * pointsPerMillimetre];
  const page = document.addPage([width, height]);
  const scale = width / drawing.width;
  // A PDF's heights go up, a drawing's go down.
  const up = (modules: number) => height - modules * scale;
  for (const { at, colour, path } of drawing.shapes)
    page.drawSvgPath(path, { x: at * scale, y: up(at), scale, color: colourOf(colour) });
  if (drawing.logo && logo) {
    const { height: tall, width: wide, x, y } = drawing.logo;
    const box = { x: x * scale, y: up(y + tall), width: wide * scale, height: tall * scale };
    page.drawImage(await document.embedPng(logo), box);
  }
  if (words) {
    const box = { x: 0, y: up(words.bottom), width, height: (words.bottom - words.top) * scale };
    page.drawImage(await document.embedPng(words.png), box);
  }
  return new Uint8Array(await document.save());
}

function colourOf(hex: string) {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return rgb(part(1), part(3), part(5));
}
