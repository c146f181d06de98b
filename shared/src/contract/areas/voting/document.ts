import { z } from 'zod';
import { answerOption } from '../../questions/answer-options';
import { questionLimits } from '../../questions/limits';
import { resultsVisibility } from '../../responses/results-visibility';
import { entityId, entryId } from '../../values/ids';
import { languageMap, nameUpTo } from '../../values/values';
import { votingLimits } from './limits';
import { votingProtection } from './protection';

const { openSeconds, options, slotLength } = votingLimits;

const voteOption = answerOption.extend({
  /** A product of the experience, whose title and first picture stand where the option has none of its own. */
  productId: entityId.optional(),
});

export const votingDocument = z.strictObject({
  /** What is voted on. */
  title: languageMap(questionLimits.textLength),
  help: languageMap(questionLimits.textLength).optional(),
  type: z.enum(['single', 'multiple']),
  results: resultsVisibility,
  changeAllowed: z.boolean(),
  /** Left out: one ballot a browser, as it was before there was a choice. */
  protection: votingProtection.optional(),
  /** So long after it was opened it closes by itself; left out: it does not. */
  openSeconds: z.int().min(openSeconds.min).max(openSeconds.max).optional(),
  /** Of the votes in one slot, one at a time is open at a placement; left out: the one that every experience has. */
  slot: nameUpTo(slotLength).optional(),
  options: z
    .record(entryId, voteOption)
    .refine((given) => Object.keys(given).length <= options.max, `At most ${options.max} options`),
});
export type VotingDocument = z.infer<typeof votingDocument>;

export const emptyVote = (): VotingDocument => ({
  title: {},
  type: 'single',
  results: 'after-answer',
  changeAllowed: true,
  options: {},
});
