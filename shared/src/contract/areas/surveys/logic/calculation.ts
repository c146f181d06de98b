import type { Answer } from '../../../responses/answer';
import { surveyLimits } from '../limits';
import type { PublishedSurveyQuestion } from '../published';
import type { SurveyAction } from '../rule';

export type Calculation = Extract<SurveyAction, { kind: 'calculate' }>;

/**
 * What an answer counts in calculations: a number as it is; chosen options, and those of a matrix's rows, the sum of
 * their values; a consent 1 or 0; anything else, and no answer, 0.
 */
export function countedValue(
  question: PublishedSurveyQuestion | undefined,
  answer: Answer | undefined,
): number {
  if (!question || !answer) return 0;
  const optionValue = (optionId: string) => question.options?.find(({ id }) => id === optionId)?.value ?? 0;
  if (Array.isArray(answer)) return calculatedDecimal(sum(answer.map(optionValue)));
  if ('rows' in answer) return calculatedDecimal(sum(Object.values(answer.rows).map(optionValue)));
  if ('number' in answer) return answer.number;
  return 'consent' in answer && answer.consent ? 1 : 0;
}

/** A variable's value after a calculation, to 12 decimal digits, so that 0.1 and 0.2 are 0.3. */
export function calculated(operation: Calculation['operation'], before: number, by: number): number {
  switch (operation) {
    case 'set':
      return calculatedDecimal(by);
    case 'add':
      return calculatedDecimal(before + by);
    case 'subtract':
      return calculatedDecimal(before - by);
    case 'multiply':
      return calculatedDecimal(before * by);
  }
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

export function calculatedDecimal(value: number): number {
  const within = Math.min(Math.max(value, -surveyLimits.largestValue), surveyLimits.largestValue);
  // Adding 0 makes one zero of both.
  return Number(within.toPrecision(12)) + 0;
}
