import { z } from 'zod';
import { publishedOptions } from '../../questions/published-options';
import { publishedQuestion } from '../../questions/published-question';
import { resultsVisibility } from '../../responses/results-visibility';
import { wordsShown } from '../../responses/written-words';
import { entityId } from '../../values/ids';
import { words } from '../../values/values';

/** One question of a poll: every one is to be answered. Without options where its type has none. */
const asked = publishedQuestion.omit({ required: true, format: true }).extend({
  options: publishedOptions,
  /** Which words of what people wrote are in the results; left out: none. */
  words: wordsShown.optional(),
});

/** A poll as visitors get it: questions and options in order. */
export const publishedPoll = z.object({
  area: z.literal('polling'),
  documentId: entityId,
  title: words,
  results: resultsVisibility,
  changeAllowed: z.boolean(),
  opensAt: z.string().optional(),
  closesAt: z.string().optional(),
  questions: z.array(asked),
});
export type PublishedPoll = z.infer<typeof publishedPoll>;
export type PublishedPollQuestion = PublishedPoll['questions'][number];
