/** Where the first chunk (IHDR) of every PNG file ends: signature 8, length 4, name 4, content 13, checksum 4. */
const headerEnd = 33;
const metresPerInch = 0.0254;

/**
 * A PNG file that says how large it is on paper (its pHYs chunk), so that programs print it in that size.
 *
 * @param png a PNG file without such a chunk, as browsers make it.
 * @param dotsPerInch how many of its pixels make an inch.
 */
export function withDensity(png: Uint8Array, dotsPerInch: number): Uint8Array<ArrayBuffer> {
  const chunk = new Uint8Array(21);
  const view = new DataView(chunk.buffer);
  const perMetre = Math.round(dotsPerInch / metresPerInch);
  view.setUint32(0, 9);
  chunk.set(new TextEncoder().encode('pHYs'), 4);
  view.setUint32(8, perMetre);
  view.setUint32(12, perMetre);
  // The unit: metres.
  chunk[16] = 1;
  view.setUint32(17, checksum(chunk.subarray(4, 17)));
  const whole = new Uint8Array(png.length + chunk.length);
  whole.set(png.subarray(0, headerEnd));
  whole.set(chunk, headerEnd);
  whole.set(png.subarray(headerEnd), headerEnd + chunk.length);
  return whole;
}

/** CRC-32 as PNG counts it (ISO/IEC 15948, annex D). */
function checksum(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  }
  return (rest ^ 0xffffffff) >>> 0;
}
