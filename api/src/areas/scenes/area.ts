import type { DocumentsArea } from '../api-area';
import { scenes as content } from './content';
import { scenesRoutes } from './routes';

export const scenes: DocumentsArea = {
  content,
  routes: scenesRoutes,
};
