/** What a file's bytes say of it before anybody reads it. Free of zod. */

/** Of files that are often taken for tables, as they are written: workbooks, new and old, PDF, pictures. */
const signs = ['PK\x03\x04', '\xd0\xcf\x11\xe0', '%PDF-', '\x89PNG', '\xff\xd8\xff', 'GIF8'];

/** UTF-16 by its byte-order mark, or by the null bytes that its Latin letters have; null for all else. */
export function utf16Of(beginning: Uint8Array): 'UTF-16LE' | 'UTF-16BE' | null {
  const [first = 0, second = 0] = beginning;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'UTF-16LE';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'UTF-16BE';
  return null;
}

/** Whether a piece of a file holds a null character, which no text does. @param wide it is UTF-16. */
export const hasNull = (piece: Uint8Array, wide: boolean): boolean =>
  wide
    ? piece.some((byte, index) => index % 2 === 0 && byte === 0 && piece[index + 1] === 0)
    : piece.includes(0);

/** Whether a file that begins like this is no text: a workbook, a picture, whatever holds null characters. */
export function isNoText(beginning: Uint8Array): boolean {
  const start = String.fromCharCode(...beginning.subarray(0, 8));
  return signs.some((sign) => start.startsWith(sign)) || hasNull(beginning, utf16Of(beginning) !== null);
}
