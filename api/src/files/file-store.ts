import type { Readable } from 'node:stream';

/** Bytes of a file, both ends included, as HTTP counts them. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Files by the SHA-256 of their content. */
export interface FileStore {
  /** Keeps a file under its hash; the same hash again changes nothing. @param content bytes, or the path of a local file. */
  put(sha256: string, extension: string, content: Uint8Array | string): Promise<void>;
  /** @returns the content, or the part of it that is asked for; null when there is no such file. */
  read(sha256: string, extension: string, range?: ByteRange): Promise<Readable | null>;
  /** The address that browsers fetch it from. */
  url(sha256: string, extension: string): string;
}
