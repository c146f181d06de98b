import type { DocumentsArea } from '../api-area';
import { content } from './content';
import { redirectRoutes } from './redirect-routes';
import { qrCodeRoutes } from './routes';
import { scanCounts } from './scan-counts';
import { qrCodesVisits } from './visits';

export const qrCodeScheduler: DocumentsArea = {
  content,
  visits: qrCodesVisits,
  routes(app, dependencies) {
    const scans = scanCounts(dependencies.db, app.log);
    app.addHook('onClose', () => scans.write());
    qrCodeRoutes(app, dependencies, scans);
    redirectRoutes(app, dependencies, scans);
  },
};
