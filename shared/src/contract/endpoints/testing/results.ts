import type { resultEndpoints } from '../results';
import type { Samples } from './samples';

export const resultSamples: Samples<typeof resultEndpoints> = {
  reportPresence: ({ documentId }) => ({ tabId: 'a'.repeat(32), documentId }),
  actOnRun: () => ({ action: 'open' }),
};
