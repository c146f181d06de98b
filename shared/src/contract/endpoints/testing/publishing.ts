import type { publishingEndpoints } from '../publishing';
import type { Samples } from './samples';

export const publishingSamples: Samples<typeof publishingEndpoints> = {
  compilePreview: () => ({ unsaved: {}, known: [] }),
  askForReview: () => ({ note: 'New chairs' }),
  decideReview: () => ({ decision: 'approve', contentHash: 'a'.repeat(64) }),
  publishExperience: () => ({ note: 'A note' }),
  turnDraft: () => ({ version: 1 }),
};
