import { z } from 'zod';
import type { AskedQuestion } from '../../questions/asked-question';
import { questionLimits } from '../../questions/limits';
import { emptyVaultQuestion, vaultQuestion } from '../../questions/vault-question';
import { resultsVisibility } from '../../responses/results-visibility';
import { wordsShown } from '../../responses/written-words';
import { entityId, entryId, orderKey } from '../../values/ids';
import { reference } from '../../values/reference';
import { languageMap, placeTime } from '../../values/values';
import { pollingLimits } from './limits';

const { arrangement, date, longestAnswer, number, options, rows, scale, selection, text, type } =
  vaultQuestion.shape;

/**
 * From a vault, all but its place in the poll is a copy of what the vault's pinned version held. What only some types
 * have may be left out (`wholeQuestion`).
 */
export const pollQuestion = z.strictObject({
  order: orderKey,
  reference,
  type,
  text,
  help: languageMap(questionLimits.textLength).optional(),
  arrangement: arrangement.optional(),
  selection: selection.optional(),
  options: options.refine(
    (all) => Object.keys(all).length <= pollingLimits.optionsPerQuestion.max,
    `At most ${pollingLimits.optionsPerQuestion.max} options`,
  ),
  rows: rows
    .refine(
      (all) => Object.keys(all).length <= pollingLimits.rowsPerQuestion,
      `At most ${pollingLimits.rowsPerQuestion} rows`,
    )
    .optional(),
  scale: scale.optional(),
  number: number.optional(),
  date: date.optional(),
  longestAnswer,
  /** Of a short text: which words visitors see in the results; left out: none. Never a vault's: whoever asks decides. */
  words: wordsShown.optional(),
});

export const pollingDocument = z.strictObject({
  title: languageMap(),
  results: resultsVisibility,
  changeAllowed: z.boolean(),
  opensAt: placeTime.optional(),
  closesAt: placeTime.optional(),
  /** After so many people have answered at a placement, the poll closes there by itself; left out: it does not. */
  mostRespondents: z.int().min(1).max(pollingLimits.mostRespondents).optional(),
  /** Scenes of the experience on entering which the poll opens by itself. */
  opensIn: z
    .record(entryId, entityId)
    .refine(
      (scenes) => Object.keys(scenes).length <= pollingLimits.opensIn,
      `At most ${pollingLimits.opensIn} scenes`,
    )
    .optional(),
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

/** A question with all that it leaves out, as it is meant then. */
export function wholeQuestion({
  reference: _r,
  order: _o,
  words: _w,
  ...question
}: PollQuestion): AskedQuestion {
  const empty = emptyVaultQuestion();
  return {
    ...question,
    help: question.help ?? empty.help,
    arrangement: question.arrangement ?? empty.arrangement,
    selection: question.selection ?? empty.selection,
    rows: question.rows ?? empty.rows,
    scale: question.scale ?? empty.scale,
    number: question.number ?? empty.number,
    date: question.date ?? empty.date,
  };
}
