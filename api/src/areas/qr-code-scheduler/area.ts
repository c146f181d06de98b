import type { DocumentsArea } from '../api-area';
import { content } from './content';
import { qrCodeRoutes } from './routes';

export const qrCodeScheduler: DocumentsArea = {
  content,
  routes: qrCodeRoutes,
};
