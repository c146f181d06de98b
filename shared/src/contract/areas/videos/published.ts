import { z } from 'zod';
import { pictureSizes } from '../../values/picture';
import { placeTime, words } from '../../values/values';
import { videoFits, videoMoment } from './document';

/** A video as visitors get it: captions and chapters in their order. */
const publishedVideo = z.object({
  id: z.string(),
  title: words,
  description: words,
  url: z.string(),
  format: z.enum(['file', 'hls']),
  /** Of an uploaded file: what a player's frame and its list need before it has loaded. */
  width: z.int().optional(),
  height: z.int().optional(),
  durationMs: z.int().optional(),
  /** Address of a picture. */
  poster: z.string().optional(),
  posterSizes: pictureSizes.optional(),
  captions: z.record(
    z.string(),
    z.array(
      z.object({
        startMs: videoMoment,
        endMs: videoMoment,
        text: z.string(),
        settings: z.string().optional(),
      }),
    ),
  ),
  chapters: z.array(z.object({ startMs: videoMoment, title: words })),
  loop: z.boolean(),
  muted: z.boolean(),
  fit: z.enum(videoFits),
  availableFrom: placeTime.optional(),
  availableUntil: placeTime.optional(),
  transcript: words,
});
export type PublishedVideo = z.infer<typeof publishedVideo>;

const publishedPlaylist = z.object({
  id: z.string(),
  title: words,
  /** Ids of videos. */
  videos: z.array(z.string()),
  loop: z.boolean(),
});
export type PublishedPlaylist = z.infer<typeof publishedPlaylist>;

/** One part holds many videos; a further one follows only where they would be too much for one. */
export const publishedVideos = z.object({
  area: z.literal('videos'),
  documentId: z.null(),
  title: words,
  videos: z.array(publishedVideo),
  /** In the first part. */
  playlists: z.array(publishedPlaylist),
});
export type PublishedVideos = z.infer<typeof publishedVideos>;
