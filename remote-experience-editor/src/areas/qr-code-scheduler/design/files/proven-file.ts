import { type CodeLook, codeDrawing } from '@vitrine/shared/codes/code-drawing';
import decoder from 'zxing-wasm/reader/zxing_reader.wasm';
import { failedTrials } from '../proof/failed-trials';
import { filePixels } from '../proof/file-pixels';
import { loadDecoder } from '../proof/read-code';
import type { Trial } from '../proof/trials';
import type { CodeFormat } from './code-format';
import { largestPng, makeFile, pngSide } from './make-file';
import { printedLook } from './printed-logo';

loadDecoder(decoder);

/** A file that was made and read back, or why there is none. */
export type FileResult =
  | { state: 'ready'; file: Blob }
  | { state: 'unreadable'; failed: Trial[] }
  /** Pixels along the longer side that the PNG would have. */
  | { state: 'too-large'; pixels: number };

/**
 * Makes a file of an address, and gives it out if the decoder reads the address back from it in all trials.
 *
 * @throws where the logo, the decoder or another part does not come.
 */
export async function provenFile(address: string, look: CodeLook, format: CodeFormat): Promise<FileResult> {
  const drawing = codeDrawing(address, await printedLook(look));
  const pixels = pngSide(drawing);
  if (format === 'png' && pixels > largestPng) return { state: 'too-large', pixels };
  const file = await makeFile(drawing, format);
  const picture = await filePixels(file, format, drawing);
  const failed = await failedTrials(address, {
    picture,
    modules: drawing.width,
    ...(format === 'png' && { file }),
  });
  return failed.length === 0 ? { state: 'ready', file } : { state: 'unreadable', failed };
}
