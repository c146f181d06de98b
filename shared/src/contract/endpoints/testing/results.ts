import type { resultEndpoints } from '../results';
import type { Samples } from './samples';

export const resultSamples: Samples<typeof resultEndpoints> = {
  reportPresence: ({ documentId }) => ({ tabId: 'a'.repeat(32), documentId }),
  getExperienceVisits: () => ({ from: '2026-11-01', until: '2026-11-28', timeZone: 'Europe/Berlin' }),
  createTimelineNote: () => ({ at: '2026-11-20T10:00:00.000Z', text: 'Window dressed' }),
  actOnRun: () => ({ action: 'open' }),
  listWrittenWords: () => ({ question: 'why' }),
  moderateDocument: () => ({ kind: 'word', word: 'oak', shown: false }),
};
