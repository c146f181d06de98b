import type { AreaContract } from '../area-contract';
import { votingChecks } from './checks';
import { emptyVote, votingDocument } from './document';
import { votingEndpoints } from './endpoints';
import { publishedVote } from './published';
import { votingSummary } from './summary';

export const voting = {
  document: { schema: votingDocument, empty: emptyVote },
  published: publishedVote,
  summary: votingSummary,
  checks: votingChecks,
  endpoints: votingEndpoints,
  tokens: { opens: 'vote' },
} as const satisfies AreaContract;
