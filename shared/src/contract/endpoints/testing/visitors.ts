import type { visitorEndpoints } from '../visitors';
import type { Samples } from './samples';

export const visitorSamples: Samples<typeof visitorEndpoints> = {
  createVisitorSession: () => ({}),
  reportVisit: ({ documentId }) => ({
    manifest: 'a'.repeat(64),
    deviceClass: 'phone',
    language: 'en',
    events: [{ kind: 'play', documentId, tenth: 0 }],
  }),
  createResponse: ({ documentId }) => ({ documentId, answers: { a: ['b'] }, language: 'en' }),
  createTestResponse: ({ documentId }) => ({ documentId, answers: { a: ['b'] }, language: 'en' }),
};
