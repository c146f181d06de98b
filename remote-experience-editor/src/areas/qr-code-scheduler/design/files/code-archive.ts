import type { CodeLook } from '@vitrine/shared/codes/code-drawing';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { CodeFormat } from './code-format';
import { distinctNames } from './file-names';
import { type FileResult, provenFile } from './proven-file';

export interface ArchivedCode {
  /** Its files are called after it. */
  name: string;
  address: string;
  look: CodeLook;
}

/** A file that is not in the archive, and why. */
export interface LeftOut {
  name: string;
  format: CodeFormat;
  why: Exclude<FileResult, { state: 'ready' }>;
}

interface ArchiveOptions {
  /** @param done of all files, whether they are in or left out. */
  onProgress?: (done: number, all: number) => void;
  signal?: AbortSignal;
  /** A file beside those of the codes: what they are, for whoever prints them. */
  beside?: { name: string; text: string };
  /** How one file is made and read back. */
  prove?: typeof provenFile;
}

/**
 * One archive (ZIP) of many codes' files, each read back like a single one.
 *
 * @throws the signal's reason once it is aborted; where a part does not come, as `provenFile`.
 */
export async function filesOfCodes(
  codes: ArchivedCode[],
  formats: CodeFormat[],
  { beside, onProgress, prove = provenFile, signal }: ArchiveOptions = {},
): Promise<{ archive: Blob; leftOut: LeftOut[] }> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(new Uint8Array(chunk));
  });
  const put = (name: string, Entry: typeof ZipPassThrough | typeof ZipDeflate, bytes: Uint8Array) => {
    const entry = new Entry(name);
    zip.add(entry);
    entry.push(bytes, true);
  };
  if (beside) put(beside.name, ZipDeflate, new TextEncoder().encode(beside.text));
  const names = distinctNames(codes.map(({ name }) => name));
  const leftOut: LeftOut[] = [];
  let done = 0;
  for (const [index, { address, look, name }] of codes.entries())
    for (const format of formats) {
      signal?.throwIfAborted();
      const result = await prove(address, look, format);
      if (result.state === 'ready') {
        // PNG is packed by itself.
        const Entry = format === 'png' ? ZipPassThrough : ZipDeflate;
        put(`${names[index]}.${format}`, Entry, new Uint8Array(await result.file.arrayBuffer()));
      } else leftOut.push({ name, format, why: result });
      done += 1;
      onProgress?.(done, codes.length * formats.length);
    }
  signal?.throwIfAborted();
  zip.end();
  return { archive: new Blob(chunks, { type: 'application/zip' }), leftOut };
}
