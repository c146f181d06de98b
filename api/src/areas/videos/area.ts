import type { DocumentsArea } from '../api-area';
import { videos as content } from './content';
import { videosVisits } from './visits';

export const videos: DocumentsArea = {
  content,
  visits: videosVisits,
};
