import { z } from 'zod';
import { answerOptions, arrangement, selection } from '../../questions/answer-options';
import { questionLimits } from '../../questions/limits';
import { entryId, orderKey } from '../../values/ids';
import { reference } from '../../values/reference';
import { languageMap } from '../../values/values';
import { pollingLimits } from './limits';

/** From a vault, all but its place in the poll is a copy of what the vault's pinned version held. */
export const pollQuestion = z.strictObject({
  order: orderKey,
  reference,
  type: z.enum(['single', 'multiple']),
  text: languageMap(questionLimits.textLength),
  help: languageMap(questionLimits.textLength).optional(),
  arrangement: arrangement.optional(),
  selection: selection.optional(),
  options: answerOptions.refine(
    (options) => Object.keys(options).length <= pollingLimits.optionsPerQuestion.max,
    `At most ${pollingLimits.optionsPerQuestion.max} options`,
  ),
});

/** When visitors see the counts. */
export const resultsVisibility = z.enum(['always', 'after-answer', 'after-close', 'never']);
export type ResultsVisibility = z.infer<typeof resultsVisibility>;

export const pollingDocument = z.strictObject({
  title: languageMap(),
  results: resultsVisibility,
  changeAllowed: z.boolean(),
  questions: z
    .record(entryId, pollQuestion)
    .refine(
      (questions) => Object.keys(questions).length <= pollingLimits.questions,
      `At most ${pollingLimits.questions} questions`,
    ),
});
export type PollingDocument = z.infer<typeof pollingDocument>;
export type PollQuestion = z.infer<typeof pollQuestion>;

export const emptyPoll = (): PollingDocument => ({
  title: {},
  results: 'after-answer',
  changeAllowed: true,
  questions: {},
});
