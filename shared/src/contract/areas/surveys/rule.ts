import { z } from 'zod';
import { entryId, orderKey } from '../../values/ids';
import { surveyCondition } from './condition';
import { surveyLimits } from './limits';

const amount = z.number().min(-surveyLimits.largestValue).max(surveyLimits.largestValue);

/** What a rule does while its condition holds. */
export const surveyAction = z.discriminatedUnion('kind', [
  /** What some rule shows is hidden unless one of them holds. */
  z.strictObject({ kind: z.literal('show'), question: entryId }),
  z.strictObject({ kind: z.literal('show-page'), page: entryId }),
  z.strictObject({ kind: z.literal('require'), question: entryId }),
  /** When the page is left: the first that holds decides where to. */
  z.strictObject({
    kind: z.literal('jump'),
    after: entryId,
    to: z.union([z.strictObject({ page: entryId }), z.strictObject({ ending: entryId })]),
  }),
  /** When no page is left: the first that holds decides how the survey ends. */
  z.strictObject({ kind: z.literal('end'), ending: entryId }),
  /** When the page is left, before its jumps. */
  z.strictObject({
    kind: z.literal('calculate'),
    after: entryId,
    variable: entryId,
    operation: z.enum(['set', 'add', 'subtract', 'multiply']),
    by: z.union([
      z.strictObject({ number: amount }),
      z.strictObject({ question: entryId }),
      z.strictObject({ variable: entryId }),
    ]),
  }),
]);
export type SurveyAction = z.infer<typeof surveyAction>;

export const surveyRule = z.strictObject({ order: orderKey, when: surveyCondition, does: surveyAction });
export type SurveyRule = z.infer<typeof surveyRule>;
