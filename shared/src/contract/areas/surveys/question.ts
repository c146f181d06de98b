import { z } from 'zod';
import { answerFormat } from '../../questions/answer-format';
import { questionLimits } from '../../questions/limits';
import { vaultQuestion } from '../../questions/vault-question';
import { entryId, orderKey } from '../../values/ids';
import { reference } from '../../values/reference';

const { arrangement, date, help, longestAnswer, number, options, rows, scale, selection, text, type } =
  vaultQuestion.shape;

/** What a question from a vault is a copy of. */
const copied = {
  type,
  text,
  help,
  arrangement,
  options,
  selection,
  rows,
  scale,
  number,
  date,
  longestAnswer,
};

/** One question of a survey. From a vault, it holds a copy of what the vault's pinned version held. */
export const surveyQuestion = z.strictObject({
  /** Which page it stands on, and where there. */
  page: entryId,
  order: orderKey,
  reference,
  required: z.boolean(),
  shortestAnswer: z.int().min(1).max(questionLimits.answerTextLength).optional(),
  format: answerFormat.optional(),
  ...copied,
});
export type SurveyQuestion = z.infer<typeof surveyQuestion>;
/** What belongs to the survey alone, whatever the vault says. */
export type SurveyQuestionPlace = Pick<
  SurveyQuestion,
  'page' | 'order' | 'required' | 'shortestAnswer' | 'format'
>;
