import type { AreaContract } from '../area-contract';
import { pollingChecks } from './checks';
import { emptyPoll, pollingDocument } from './document';
import { publishedPoll } from './published';
import { pollingSummary } from './summary';

export const polling = {
  document: { schema: pollingDocument, empty: emptyPoll },
  published: publishedPoll,
  summary: pollingSummary,
  checks: pollingChecks,
} as const satisfies AreaContract;
