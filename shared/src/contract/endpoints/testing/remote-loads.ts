import type { remoteLoadEndpoints } from '../remote-loads';
import type { Samples } from './samples';

export const remoteLoadSamples: Samples<typeof remoteLoadEndpoints> = {
  reportRemoteLoads: () => ({
    loads: [
      {
        remote: 'viewer',
        version: '1.0.0',
        source: 'current',
        outcome: 'loaded',
        durationMs: 1,
        phases: { manifestMs: 1, entryMs: 1, screenMs: null },
      },
    ],
  }),
};
