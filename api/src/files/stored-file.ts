import type { PictureSize, StoredFile } from '@vitrine/shared/contract';
import type { FileStore } from './file-store';
import type { FileRow } from './keep-file';

/** A file as the contract describes it. @param sizes of a picture */
export function storedFileOf(
  { url }: Pick<FileStore, 'url'>,
  row: FileRow,
  sizes: PictureSize[] = [],
): StoredFile {
  const { bytes, durationMs, extension, height, sha256, type, width } = row;
  return { sha256, url: url(sha256, extension), bytes, type, width, height, durationMs, sizes };
}
