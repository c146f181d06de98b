import { PDFiumLibrary } from '@hyzyla/pdfium';
import jsQR from 'jsqr';
import sharp from 'sharp';
import type { Picture } from './picture';

const pointsPerMillimetre = 72 / 25.4;
/** 144 dots an inch: less than any printer has. */
const scale = 2;

interface PrintedPage {
  widthMm: number;
  heightMm: number;
  /** What its QR code says; null when no phone could read it. */
  code: string | null;
  picture: Picture;
}

/** A printed document as somebody with paper and a phone gets it: its pages, what they look like and what their codes say. */
export async function readPrinted(pdf: Buffer): Promise<PrintedPage[]> {
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
      const picture = await sharp(data, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .raw()
        .toBuffer();
      pages.push({
        widthMm: Math.round(originalWidth / pointsPerMillimetre),
        heightMm: Math.round(originalHeight / pointsPerMillimetre),
        code: read?.data ?? null,
        picture: { width, height, pixels: picture },
      });
    }
    document.destroy();
    return pages;
  } finally {
    library.destroy();
  }
}

/** What a code on a screen says to a phone that is held before it; null when it cannot be read. */
export async function readShown(screenshot: Buffer): Promise<string | null> {
  const { data, info } = await sharp(screenshot).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}
