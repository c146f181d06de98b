import { z } from 'zod';
import { publishedChoice } from '../../questions/published-options';
import { resultsVisibility } from '../../responses/results-visibility';
import { entityId } from '../../values/ids';
import { words } from '../../values/values';
import { votingProtection } from './protection';

/** A vote as visitors get it. */
export const publishedVote = publishedChoice.extend({
  area: z.literal('voting'),
  documentId: entityId,
  title: words,
  /** What is said below the title. */
  help: words.optional(),
  results: resultsVisibility,
  changeAllowed: z.boolean(),
  /** Its name; left out: the one that every experience has. */
  slot: z.string().optional(),
  /** Left out: one ballot a browser. */
  protection: votingProtection.optional(),
});
export type PublishedVote = z.infer<typeof publishedVote>;
