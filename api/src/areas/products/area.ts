import type { ApiArea } from '../api-area';
import type { AreaContent } from '../area-content';
import { products as content } from './content';
import { productsRoutes } from './routes';
import { productsVisits } from './visits';

export const products = {
  content,
  visits: productsVisits,
  routes: productsRoutes,
} satisfies ApiArea & { content: AreaContent };
