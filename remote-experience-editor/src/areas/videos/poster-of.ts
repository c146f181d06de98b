import { type Document, videosDocument } from '@vitrine/shared/contract';

/** SHA-256 of the picture before a film; undefined where there is none, as of playlists. */
export function posterOf({ data }: Document): string | undefined {
  const video = videosDocument.safeParse(data).data;
  return video?.kind === 'video' ? video.poster : undefined;
}
