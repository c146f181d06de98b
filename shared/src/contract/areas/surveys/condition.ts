import { z } from 'zod';
import { entryId } from '../../values/ids';
import { surveyLimits } from './limits';

export const surveyComparison = z.enum(['below', 'at-most', 'is', 'at-least', 'above']);
export type SurveyComparison = z.infer<typeof surveyComparison>;

const amount = z.number().min(-surveyLimits.largestValue).max(surveyLimits.largestValue);

/** `not` turns a test into its plain opposite: it then holds for what was not answered, too. */
const test = <Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...shape, not: z.literal(true).optional() });

/** What can be asked of earlier answers and of variables. Of a question that was not answered no test holds. */
const tests = [
  test('answered', { question: entryId }),
  /** single, multiple, picture: the option is among the chosen. */
  test('chosen', { question: entryId, option: entryId }),
  /** ranking: the option is the best. */
  test('first', { question: entryId, option: entryId }),
  /** matrix: the row was answered with the option. */
  test('row', { question: entryId, row: entryId, option: entryId }),
  /** rating, nps, csat, ces, number */
  test('number', { question: entryId, is: surveyComparison, number: amount }),
  test('date', { question: entryId, is: surveyComparison, date: z.iso.date() }),
  /** short-text, long-text: the same words, however they are capitalised and spaced at the ends. */
  test('text', { question: entryId, text: z.string().trim().min(1).max(255) }),
  /** consent was given. */
  test('consent', { question: entryId }),
  test('variable', { variable: entryId, is: surveyComparison, number: amount }),
] as const;

const group = <Inner extends z.ZodType>(inner: Inner) =>
  z.strictObject({ kind: z.enum(['all', 'any']), of: z.array(inner).max(surveyLimits.testsPerCondition) });

const single = z.discriminatedUnion('kind', tests);
const grouped = z.discriminatedUnion('kind', [...tests, group(single)]);
const groupedTwice = z.discriminatedUnion('kind', [...tests, group(grouped)]);
const groupedThrice = z.discriminatedUnion('kind', [...tests, group(groupedTwice)]);

export type SurveyTest = z.infer<typeof single>;
export type Condition = SurveyTest | { kind: 'all' | 'any'; of: Condition[] };

/** All tests of a condition, in the order in which it names them. */
export const testsOf = (condition: Condition): SurveyTest[] =>
  'of' in condition ? condition.of.flatMap(testsOf) : [condition];

/**
 * A test, or tests joined by "and" and "or" in up to three levels. All of none holds, any of none does not. An array and
 * no map: two people's halves of one condition, merged, would be a condition that neither wrote.
 */
export const surveyCondition = groupedThrice.refine(
  (whole) => testsOf(whole).length <= surveyLimits.testsPerCondition,
  `At most ${surveyLimits.testsPerCondition} tests`,
);
