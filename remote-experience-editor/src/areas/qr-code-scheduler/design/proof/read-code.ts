import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Pixels } from './pixels';

/**
 * Says where the decoder's own file lies, before anything is read; by itself it would ask a network for it that is not
 * ours.
 *
 * @param wasm its address, or the file itself where there is no server.
 */
export function loadDecoder(wasm: string | ArrayBuffer): void {
  prepareZXingModule({
    overrides: typeof wasm === 'string' ? { locateFile: () => wasm } : { wasmBinary: wasm },
  });
}

/**
 * What a code says, as a decoder reads it that has not drawn it (ZXing-C++); null where it finds none. Light modules on
 * a dark ground are not read: many phones do not.
 *
 * @param picture pixels, or the bytes of a PNG file.
 */
export async function readCode(picture: Pixels | Blob): Promise<string | null> {
  const input = picture instanceof Blob ? picture : ({ ...picture, colorSpace: 'srgb' } as ImageData);
  const [found] = await readBarcodes(input, {
    formats: ['QRCode'],
    tryInvert: false,
    maxNumberOfSymbols: 1,
  });
  return found?.isValid ? found.text : null;
}
