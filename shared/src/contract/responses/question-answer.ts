import { z } from 'zod';
import { questionLimits } from '../questions/limits';
import { entryId } from '../values/ids';

/** Ids of options, as many as the question lets. An array and no object (docs/decisions/choices-stay-arrays.md). */
const choices = z.array(entryId).min(1).max(questionLimits.options);

const fewRows = (rows: object) => Object.keys(rows).length <= questionLimits.matrixRows;

/** Answers to one question, by the question's type: of single, multiple and picture the chosen options. */
export const questionAnswers = [
  choices,
  /** rating, nps, csat, ces and number */
  z.strictObject({ number: z.number().min(-1_000_000_000).max(1_000_000_000) }),
  /** short-text and long-text. Areas refuse an empty one: so they are left when their visitor is erased. */
  z.strictObject({ text: z.string().trim().max(questionLimits.answerTextLength) }),
  /** ranking: options, the best first */
  z.strictObject({ ranking: choices }),
  /** matrix: of each row its option */
  z.strictObject({ rows: z.record(entryId, entryId).refine(fewRows, 'Too many rows') }),
  z.strictObject({ date: z.iso.date() }),
  z.strictObject({ consent: z.boolean() }),
] as const;

/** An answer where nothing but questions is asked. */
export const questionAnswer = z.union(questionAnswers);
export type QuestionAnswer = z.infer<typeof questionAnswer>;
