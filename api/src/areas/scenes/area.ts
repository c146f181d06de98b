import type { ApiArea } from '../api-area';
import type { AreaContent } from '../area-content';
import { scenes as content } from './content';
import { scenesRoutes } from './routes';

export const scenes = {
  content,
  routes: scenesRoutes,
} satisfies ApiArea & { content: AreaContent };
