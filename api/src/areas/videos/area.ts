import type { ApiArea } from '../api-area';
import type { AreaContent } from '../area-content';
import { videos as content } from './content';
import { videosVisits } from './visits';

export const videos = {
  content,
  visits: videosVisits,
} satisfies ApiArea & { content: AreaContent };
