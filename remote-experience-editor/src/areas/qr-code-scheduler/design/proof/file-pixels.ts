import type { CodeDrawing } from '@vitrine/shared/codes/code-drawing';
import { decodedPicture, newCanvas, pixelsIn } from '../files/canvas';
import type { CodeFormat } from '../files/code-format';
import { pixelsPerMillimetre } from '../files/make-file';
import type { Pixels } from './pixels';

/** Along the longer side, in pixels: files of larger codes are looked at as from further away. */
const largestSide = 2_400;

/** What a file looks like, drawn by who has not made it: the browser, and PDF.js. */
export async function filePixels(file: Blob, format: CodeFormat, drawing: CodeDrawing): Promise<Pixels> {
  const { heightMm, widthMm } = drawing;
  const scale = Math.min(pixelsPerMillimetre, largestSide / Math.max(heightMm, widthMm));
  const size = { width: Math.round(widthMm * scale), height: Math.round(heightMm * scale) };
  if (format === 'pdf') return pdfPixels(file, size.width);
  return pixelsIn(await decodedPicture(file), size);
}

/** The first page of a PDF, so many pixels wide. */
async function pdfPixels(file: Blob, across: number): Promise<Pixels> {
  const [{ getDocument }] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.min.mjs'),
    // In this thread: a page with one code is drawn in an instant, and a worker's file would come from elsewhere.
    import('pdfjs-dist/legacy/build/pdf.worker.min.mjs').then((worker) => {
      Object.assign(globalThis, { pdfjsWorker: worker });
    }),
  ]);
  const loading = getDocument({ data: new Uint8Array(await file.arrayBuffer()), isEvalSupported: false });
  const document = await loading.promise;
  try {
    const page = await document.getPage(1);
    const { width } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: across / width });
    const { canvas } = newCanvas(viewport);
    await page.render({ canvas, viewport }).promise;
    return pixelsIn(canvas, canvas);
  } finally {
    await loading.destroy();
  }
}
