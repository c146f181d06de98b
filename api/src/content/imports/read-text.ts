import { createReadStream } from 'node:fs';
import {
  decodedText,
  hasNull,
  isNoText,
  type TextEncoding,
  utf16Of,
  withWindowsCharacters,
} from '@vitrine/shared/contract';
import { translatable } from '../../translatable-message';
import { Unreadable } from './unreadable';

const chunkBytes = 64 * 1024;

/**
 * UTF-16 by its byte-order mark, or by the null bytes that its Latin letters have; otherwise UTF-8 if all of the file
 * is; otherwise Windows-1252, in which every byte means something: the reader should be told.
 * @throws Unreadable for what is no text: a workbook, a picture, null characters.
 */
export async function detectEncoding(path: string): Promise<TextEncoding> {
  return encodingOf(createReadStream(path, { highWaterMark: chunkBytes }));
}

/**
 * A small file's text, told by the same signs.
 * @throws Unreadable
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: TextEncoding } {
  const decoded = decodedText(bytes);
  if (!decoded) throw new Unreadable(translatable('csv.noText'));
  return decoded;
}

async function encodingOf(chunks: AsyncIterable<Uint8Array>): Promise<TextEncoding> {
  let wide: TextEncoding | null | undefined;
  let decoder: TextDecoder | null = null;
  for await (const chunk of chunks) {
    if (wide === undefined) {
      if (isNoText(chunk)) throw new Unreadable(translatable('csv.noText'));
      wide = utf16Of(chunk);
      decoder = new TextDecoder(wide ?? 'utf-8', { fatal: true });
    }
    if (hasNull(chunk, wide !== null)) throw new Unreadable(translatable('csv.noText'));
    if (decoder && !canDecode(decoder, chunk)) decoder = null;
  }
  if (decoder && !canDecode(decoder)) decoder = null;
  if (decoder || wide === undefined) return wide ?? 'UTF-8';
  if (wide) throw new Unreadable(translatable('csv.noText'));
  return 'Windows-1252';
}

/** @param chunk the next one; none at the end. */
function canDecode(decoder: TextDecoder, chunk?: Uint8Array): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return false;
    throw error;
  }
}

/** A file's text in pieces, without its byte-order mark. */
export async function* readText(path: string, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  const read = (piece: string) => (encoding === 'Windows-1252' ? withWindowsCharacters(piece) : piece);
  for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes }))
    yield read(decoder.decode(chunk as Uint8Array, { stream: true }));
  yield read(decoder.decode());
}

/** A text's first piece that is not blank. @throws Unreadable for one that is. */
export async function beginningOf(path: string, encoding: TextEncoding): Promise<string> {
  for await (const piece of readText(path, encoding)) if (piece.trim() !== '') return piece.trimStart();
  throw new Unreadable(translatable('file.empty'));
}
