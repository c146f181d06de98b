const ascii = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/**
 * Whether a file begins as MP4 or WebM do. The API looks at all of it; this keeps people from sending two gigabytes
 * that it cannot take.
 */
export async function beginsAsVideo(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const isMatroska = head[0] === 0x1a && head[1] === 0x45 && head[2] === 0xdf && head[3] === 0xa3;
  return isMatroska || /^(ftyp|moov|mdat|free|wide)$/.test(ascii(head.slice(4)));
}
