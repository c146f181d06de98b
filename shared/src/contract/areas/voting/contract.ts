import type { AreaContract } from '../area-contract';
import { votingChecks } from './checks';
import { emptyVote, votingDocument } from './document';
import { publishedVote } from './published';
import { votingSummary } from './summary';

export const voting = {
  document: { schema: votingDocument, empty: emptyVote },
  published: publishedVote,
  summary: votingSummary,
  checks: votingChecks,
  tokens: { opens: 'vote' },
} as const satisfies AreaContract;
