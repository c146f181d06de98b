import { PDFiumLibrary } from '@hyzyla/pdfium';
import jsQR from 'jsqr';

const pointsPerMillimetre = 72 / 25.4;
/** 144 dots an inch: less than any printer has. */
const scale = 2;

/** A printed document as somebody with paper and a phone gets it: how large its pages are, and what their codes say. */
export async function readPrinted(
  pdf: Buffer,
): Promise<{ widthMm: number; heightMm: number; code: string | null }[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const pages = [];
    for (const page of document.pages()) {
      const { data, height, originalHeight, originalWidth, width } = await page.render({
        scale,
        render: 'bitmap',
      });
      const read = jsQR(new Uint8ClampedArray(data), width, height);
      pages.push({
        widthMm: Math.round(originalWidth / pointsPerMillimetre),
        heightMm: Math.round(originalHeight / pointsPerMillimetre),
        code: read?.data ?? null,
      });
    }
    document.destroy();
    return pages;
  } finally {
    library.destroy();
  }
}
