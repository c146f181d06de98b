import type { DocumentsArea } from '../api-area';
import { scenes as content } from './content';
import { scenesRoutes } from './routes';
import { scenesVisits } from './visits';

export const scenes: DocumentsArea = {
  content,
  visits: scenesVisits,
  routes: scenesRoutes,
};
