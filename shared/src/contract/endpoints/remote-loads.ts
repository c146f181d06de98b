import { remoteLoadReports, remoteLoadSummary } from '../federation/remote-load';
import { endpoint } from './endpoint';

export const remoteLoadEndpoints = {
  reportRemoteLoads: endpoint({
    method: 'POST',
    path: '/v1/remote-loads',
    tag: 'Operations',
    access: 'public',
    summary: 'Tell how the loading of remotes went in this browser',
    body: remoteLoadReports,
  }),
  summarizeRemoteLoads: endpoint({
    method: 'GET',
    path: '/v1/remote-loads',
    tag: 'Operations',
    access: { tenant: 'tenant:read' },
    summary: 'How the loading of each release went in all browsers in the last 24 hours',
    response: remoteLoadSummary,
  }),
};
