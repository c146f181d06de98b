import type { PlayedSource } from '@vitrine/shared/browser/play-source';
import type { StoredFile, VideoSource } from '@vitrine/shared/contract';

/** What browsers may be sent to. */
export const isWebAddress = (address: string) =>
  URL.canParse(address) && new URL(address).protocol === 'https:';

/** @param file of an uploaded film, once it is known. @returns null where there is nothing to play. */
export function playedSource(source: VideoSource, file: StoredFile | null): PlayedSource | null {
  if (source.kind === 'file') return file && { url: file.url, format: 'file' };
  if (source.kind === 'address' && isWebAddress(source.url))
    return { url: source.url, format: source.format };
  return null;
}
