import { z } from 'zod';
import { page } from '../../endpoints/page';
import { questionType } from '../../questions/vault-question';
import { questionAnswer } from '../../responses/question-answer';
import { entityId, entryId, placementId } from '../../values/ids';
import { named, timestamp, words } from '../../values/values';

/**
 * How far somebody came. complete: to an ending, and counted. partial: not to an ending, at least not yet; what they had
 * answered last. over-quota: to an ending when a quota took in nobody more, so that they are not counted.
 * screened-out: to an ending that is said now to be of those who do not take part.
 */
export const responseStatus = z.enum(['complete', 'partial', 'over-quota', 'screened-out']);
export type ResponseStatus = z.infer<typeof responseStatus>;

const choice = '[0-9a-z-]{1,40}(\\.[0-9a-z-]{1,40}){1,2}';

/** Which responses to a survey are meant; all that came where nothing is said. */
export const surveyResponsesFilter = z.strictObject({
  status: responseStatus.optional(),
  placementId: placementId.optional(),
  /** Received then or later. */
  since: timestamp.optional(),
  /** Received before then. */
  until: timestamp.optional(),
  /**
   * Of those only who answered so: bars of the results as `question.value`, in a matrix `question.row.value`, joined by
   * commas.
   */
  chosen: z
    .string()
    .regex(new RegExp(`^${choice}(,${choice}){0,19}$`), 'Not a list of answers')
    .optional(),
});
export type SurveyResponsesFilter = z.infer<typeof surveyResponsesFilter>;

const entry = z.object({ id: entryId, label: words });

/** What was answered to one question, by everybody whom the filter lets through. */
const questionResults = z.object({
  id: entryId,
  type: questionType,
  text: words,
  /** Not there any more in what is published now. */
  gone: z.boolean(),
  answered: z.int(),
  /** Of a matrix. */
  rows: z.array(entry),
  /**
   * Of questions with options, scales and consent. `value` is an option, a number of the scale, or `true` and `false`;
   * in a matrix it stands in a row. Of a ranking, `count` is how often it came first.
   */
  bars: z.array(
    z.object({
      row: entryId.nullable(),
      value: z.string(),
      /** Of an option. */
      label: words.nullable(),
      count: z.int(),
      /** In a ranking, 1 the best; null where nobody ranked it. */
      meanPlace: z.number().nullable(),
    }),
  ),
  /** Of scales and numbers that somebody gave. */
  number: z.object({ mean: z.number(), least: z.number(), most: z.number() }).nullable(),
  /** Of dates that somebody gave. */
  dates: z.object({ earliest: z.string(), latest: z.string() }).nullable(),
});
export type QuestionResults = z.infer<typeof questionResults>;
export type ResultsBar = QuestionResults['bars'][number];

export const surveyResults = named('SurveyResults', {
  /** By how far they came, whatever status is asked for. */
  responses: z.record(responseStatus, z.int()),
  /** Where it was ever answered, by names that tell them apart. */
  placements: z.array(z.object({ id: placementId, name: z.string() })),
  /**
   * As visitors come to them, then those that are gone. A question that somebody has to have answered in a certain way
   * shows how it would be answered without that: so the other answers can be chosen.
   */
  questions: z.array(questionResults),
});
export type SurveyResults = z.infer<typeof surveyResults>;

/** What somebody wrote. */
export const writtenAnswer = named('WrittenAnswer', {
  /** The response's. */
  id: entityId,
  text: z.string(),
  language: z.string(),
  placementId,
  receivedAt: timestamp,
  /** Staff have marked it: it is to be shown to nobody else. */
  hidden: z.boolean(),
});
export type WrittenAnswer = z.infer<typeof writtenAnswer>;

/** What one visitor answered, from beginning to end. Who it was, it does not say. */
export const singleResponse = named('SingleResponse', {
  id: entityId,
  placementId,
  receivedAt: timestamp,
  language: z.string(),
  status: responseStatus,
  /** Which one it led to, as it is now or was last. One that leads away has an address. */
  ending: z.object({ id: entryId, title: words, address: z.string().nullable() }).nullable(),
  /** The published version that was answered. */
  version: z.int(),
  /** In the order in which that version asks, without those of which erasing their visitor left nothing. */
  answers: z.array(
    z.object({
      question: entryId,
      answer: questionAnswer,
      /** A text that staff have marked: it is to be shown to nobody else. */
      hidden: z.boolean(),
    }),
  ),
});
export type SingleResponse = z.infer<typeof singleResponse>;

/** What was answered, in the words of the newest version that asks it. */
const answeredQuestion = questionResults
  .pick({ id: true, type: true, text: true, gone: true, rows: true })
  .extend({
    options: z.array(entry),
    /** Of the questions that have one. */
    scale: z.object({ from: z.number(), to: z.number() }).nullable(),
  });
export type AnsweredQuestion = z.infer<typeof answeredQuestion>;

const questions = z.array(answeredQuestion);

/** A page of responses that are not counted for it, with all questions that any of them may answer. */
export const singleResponses = page(singleResponse).omit({ total: true }).extend({ questions });
export type SingleResponses = z.infer<typeof singleResponses>;

/** A response among those that a filter lets through. */
export const openedResponse = named('OpenedResponse', {
  response: singleResponse,
  questions,
  /** The one that came next after it, and the one before it; null where there is none. */
  newer: entityId.nullable(),
  older: entityId.nullable(),
});
export type OpenedResponse = z.infer<typeof openedResponse>;
