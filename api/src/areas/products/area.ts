import type { DocumentsArea } from '../api-area';
import { products as content } from './content';
import { productsRoutes } from './routes';
import { productsVisits } from './visits';

export const products: DocumentsArea = {
  content,
  visits: productsVisits,
  routes: productsRoutes,
};
