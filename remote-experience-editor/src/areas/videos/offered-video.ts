import { type Document, inOrder, videosDocument } from '@vitrine/shared/contract';
import type { OfferedDocument } from '../area-entry';

/** A video by its poster and its file; a playlist as its first video. */
export function offeredVideo({ data }: Document): OfferedDocument {
  const video = videosDocument.safeParse(data).data;
  if (video?.kind === 'playlist') return { first: inOrder(video.entries)[0]?.[1].videoId };
  return { image: video?.poster, film: video?.source.kind === 'file' ? video.source.sha256 : undefined };
}
