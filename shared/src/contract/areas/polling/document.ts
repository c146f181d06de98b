import { z } from 'zod';
import { answerOptions, arrangement, selection } from '../../questions/answer-options';
import { entityId, entryId, orderKey } from '../../values/ids';
import { limits } from '../../values/limits';
import { pictureSizes } from '../../values/picture';
import { reference } from '../../values/reference';
import { languageMap, words } from '../../values/values';

/** From a vault, all but its place in the poll is a copy of what the vault's pinned version held. */
const question = z.strictObject({
  order: orderKey,
  reference,
  type: z.enum(['single', 'multiple']),
  text: languageMap(limits.questionTextLength),
  help: languageMap(limits.questionTextLength).optional(),
  arrangement: arrangement.optional(),
  selection: selection.optional(),
  options: answerOptions.refine(
    (options) => Object.keys(options).length <= limits.optionsPerQuestion.max,
    `At most ${limits.optionsPerQuestion.max} options`,
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
    .record(entryId, question)
    .refine(
      (questions) => Object.keys(questions).length <= limits.questionsPerPoll,
      `At most ${limits.questionsPerPoll} questions`,
    ),
});
export type PollingDocument = z.infer<typeof pollingDocument>;
export type PollQuestion = z.infer<typeof question>;

export const emptyPoll = (): PollingDocument => ({
  title: {},
  results: 'after-answer',
  changeAllowed: true,
  questions: {},
});

/** A poll as visitors get it: questions and options in order. */
export const publishedPoll = z.object({
  area: z.literal('polling'),
  documentId: entityId,
  title: words,
  results: resultsVisibility,
  changeAllowed: z.boolean(),
  questions: z.array(
    z.object({
      id: z.string(),
      type: question.shape.type,
      text: words,
      /** What is said below the question. */
      help: words.optional(),
      /** In the order given when left out. */
      arrangement: arrangement.optional(),
      /** How many of several may be chosen. */
      selection: selection.optional(),
      options: z.array(
        z.object({
          id: z.string(),
          label: words,
          /** Address of a picture. */
          image: z.string().optional(),
          imageSizes: pictureSizes.optional(),
          colour: z.string().optional(),
          /** Chosen alone. */
          exclusive: z.literal(true).optional(),
          /** Keeps its place when the others are shuffled. */
          fixed: z.literal(true).optional(),
        }),
      ),
    }),
  ),
});
export type PublishedPoll = z.infer<typeof publishedPoll>;
