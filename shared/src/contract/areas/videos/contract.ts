import type { AreaContract } from '../area-contract';
import { videosChecks } from './checks';
import { emptyVideo, videosDocument } from './document';
import { videosEvents } from './events';
import { publishedVideos } from './published';
import { videosVisits } from './visits';

export const videos = {
  document: { schema: videosDocument, empty: emptyVideo },
  published: publishedVideos,
  events: videosEvents,
  visits: videosVisits,
  checks: videosChecks,
} as const satisfies AreaContract;
