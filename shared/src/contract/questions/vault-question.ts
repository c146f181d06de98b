import { z } from 'zod';
import { entryId, orderKey } from '../values/ids';
import { origin, reference } from '../values/reference';
import { languageMap } from '../values/values';
import { answerOptions, arrangement, selection } from './answer-options';
import { questionLimits } from './limits';

export const questionTypes = [
  'single',
  'multiple',
  'rating',
  'nps',
  'csat',
  'ces',
  'picture',
  'ranking',
  'matrix',
  'number',
  'date',
  'short-text',
  'long-text',
  'consent',
] as const;
export const questionType = z.enum(questionTypes);
export type QuestionType = z.infer<typeof questionType>;

/** draft: being written. ready: may be used. hidden: kept, but no longer offered. */
export const questionState = z.enum(['draft', 'ready', 'hidden']);
export type QuestionState = z.infer<typeof questionState>;

/** Types whose answer is one or several of the question's options. */
const withOptions: readonly QuestionType[] = ['single', 'multiple', 'picture', 'ranking', 'matrix'];
export const hasOptions = (type: QuestionType) => withOptions.includes(type);

/** Types whose answer is one of a few whole numbers. */
const scaleTypes: readonly QuestionType[] = ['rating', 'nps', 'csat', 'ces'];
export const isScale = (type: QuestionType) => scaleTypes.includes(type);

const amount = z.number().min(-1_000_000_000).max(1_000_000_000);
const plainLine = (maxLength: number) =>
  z
    .string()
    .max(maxLength, `At most ${maxLength} characters`)
    .refine((text) => !/\p{Cc}/u.test(text), 'No line breaks or control characters');
export const tag = plainLine(40).min(1);

/** Right answers, of quizzes. They stay in the vault: neither uses nor browsers get them. */
const correct = z.strictObject({
  options: z.record(entryId, z.literal(true)).optional(),
  texts: z
    .record(entryId, z.strictObject({ order: orderKey, text: plainLine(255) }))
    .refine((texts) => Object.keys(texts).length <= 50, 'At most 50 right answers')
    .optional(),
  number: z.strictObject({ value: amount, tolerance: amount.min(0) }).optional(),
});

/** A question kept once, as polls, votes and surveys take it over. All types share one shape, so that changing the type and back loses nothing. */
export const vaultQuestion = z.strictObject({
  /** What staff, and files of other programs, call it. Visitors never see it. */
  name: plainLine(255).optional(),
  text: languageMap(questionLimits.textLength),
  help: languageMap(questionLimits.textLength),
  type: questionType,
  state: questionState,
  /** '' for none; levels are parted by slashes. */
  folder: plainLine(120),
  tags: z
    .record(tag, z.literal(true))
    .refine((tags) => Object.keys(tags).length <= questionLimits.tags, `At most ${questionLimits.tags} tags`),
  required: z.boolean(),
  /** Where `options` and `arrangement` come from. From a vault they are a copy and not edited here. */
  optionSet: reference,
  arrangement,
  options: answerOptions,
  selection,
  /** Of a matrix: each is answered with one of the options. */
  rows: z
    .record(entryId, z.strictObject({ order: orderKey, label: languageMap(questionLimits.optionTextLength) }))
    .refine(
      (rows) => Object.keys(rows).length <= questionLimits.matrixRows,
      `At most ${questionLimits.matrixRows} rows`,
    ),
  /** Of a rating. The other scales have their ends from their method. */
  scale: z.strictObject({
    from: z.int().min(0).max(1),
    to: z.int().min(2).max(10),
    low: languageMap(80),
    high: languageMap(80),
  }),
  number: z.strictObject({
    min: amount.optional(),
    max: amount.optional(),
    step: amount.positive().optional(),
    unit: languageMap(40).optional(),
  }),
  date: z.strictObject({ earliest: z.iso.date().optional(), latest: z.iso.date().optional() }),
  longestAnswer: z.int().min(1).max(questionLimits.answerTextLength).optional(),
  correct: correct.optional(),
  copiedFrom: origin.optional(),
});
export type VaultQuestion = z.infer<typeof vaultQuestion>;

export const emptyVaultQuestion = (): VaultQuestion => ({
  text: {},
  help: {},
  type: 'single',
  state: 'draft',
  folder: '',
  tags: {},
  required: false,
  optionSet: { source: 'inline' },
  arrangement: 'given',
  options: {},
  selection: {},
  rows: {},
  scale: { from: 1, to: 5, low: {}, high: {} },
  number: {},
  date: {},
});
