import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** Names as they are shown; TextDecoder knows them all. */
export type Encoding = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'Windows-1252';

const chunkBytes = 64 * 1024;

/**
 * UTF-16 by its byte-order mark, or by the null bytes that its Latin letters have; otherwise UTF-8 if all of the file
 * is; otherwise Windows-1252, in which every byte means something: the reader should be told.
 */
export async function detectEncoding(path: string): Promise<Encoding> {
  const wide = utf16Of(await firstBytes(path, 2));
  if (wide) return wide;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes }))
      decoder.decode(chunk as Uint8Array, { stream: true });
    decoder.decode();
    return 'UTF-8';
  } catch (error) {
    if (isNotUtf8(error)) return 'Windows-1252';
    throw error;
  }
}

/** A small file's text, told by the same signs. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const wide = utf16Of(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: wide };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch (error) {
    if (!isNotUtf8(error)) throw error;
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}

function utf16Of([first = 0, second = 0]: Uint8Array): Encoding | null {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'UTF-16LE';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'UTF-16BE';
  return null;
}

const isNotUtf8 = (error: unknown) =>
  (error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA';

/** A file's text in pieces, without its byte-order mark. */
export async function* readText(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes }))
    yield decoder.decode(chunk as Uint8Array, { stream: true });
  yield decoder.decode();
}

async function firstBytes(path: string, count: number): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
