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

/** Names as they are shown; TextDecoder knows them all. */
export type TextEncoding = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'Windows-1252';

/**
 * The text of a small file: UTF-16 by its signs, UTF-8 if all of it is, otherwise Windows-1252, in which every byte means
 * something: whoever chose it should be told. null for what is no text.
 */
export function decodedText(bytes: Uint8Array): { text: string; encoding: TextEncoding } | null {
  const wide = utf16Of(bytes);
  if (isNoText(bytes)) return null;
  const text = decodedAs(bytes, wide ?? 'UTF-8');
  if (text !== null) return { text, encoding: wide ?? 'UTF-8' };
  if (wide) return null;
  const latin = new TextDecoder('Windows-1252').decode(bytes);
  return { text: withWindowsCharacters(latin), encoding: 'Windows-1252' };
}

const windowsCharacters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** What was decoded from Windows-1252: some engines leave what lies between 0x80 and 0x9f as if it were Latin-1. */
export const withWindowsCharacters = (text: string) =>
  text.replaceAll(/[\u0080-\u009f]/g, (found) => windowsCharacters[found.charCodeAt(0) - 0x80] ?? found);

function decodedAs(bytes: Uint8Array, encoding: TextEncoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    // By its name: a test's browser has a TypeError of its own.
    if ((error as Error).name === 'TypeError') return null;
    throw error;
  }
}
