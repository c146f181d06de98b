import type { StoredFile } from '@vitrine/shared/contract';
import type { FileStore } from './file-store';
import type { FileRow } from './keep-file';

/** A file as the contract describes it. */
export function storedFileOf({ url }: Pick<FileStore, 'url'>, row: FileRow): StoredFile {
  const { bytes, durationMs, extension, height, sha256, type, width } = row;
  return { sha256, url: url(sha256, extension), bytes, type, width, height, durationMs };
}
