import { z } from 'zod';
import { entityId, entryId, orderKey } from '../ids';
import { limits } from '../limits';
import { languageMap } from '../values';

/** Where a question or option set comes from; vault versions are pinned, so a change in the vault never changes a poll by itself. */
export const reference = z.discriminatedUnion('source', [
  z.strictObject({ source: z.literal('inline') }),
  z.strictObject({ source: z.literal('vault'), id: entityId, version: z.int().min(1).max(1_000_000) }),
]);

const option = z.strictObject({ order: orderKey, label: languageMap(limits.optionTextLength) });

const question = z.strictObject({
  order: orderKey,
  reference,
  type: z.enum(['single', 'multiple']),
  text: languageMap(500),
  options: z
    .record(entryId, option)
    .refine(
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
export interface PublishedPoll {
  area: 'polling';
  documentId: string;
  title: Record<string, string>;
  results: ResultsVisibility;
  changeAllowed: boolean;
  questions: {
    id: string;
    type: 'single' | 'multiple';
    text: Record<string, string>;
    options: { id: string; label: Record<string, string> }[];
  }[];
}
