import type { Answer } from '../../../responses/answer';
import type { Condition, SurveyComparison, SurveyTest } from '../condition';

/** What a condition is asked of: answers to questions that were seen, and variables, so far. */
export interface KnownSoFar {
  answers: ReadonlyMap<string, Answer>;
  variables: ReadonlyMap<string, number>;
}

type QuestionTest = Exclude<SurveyTest, { kind: 'variable' }>;

/** Whether a condition holds. What it names and does not exist is like a question that nobody answered. */
export function conditionHolds(condition: Condition, known: KnownSoFar): boolean {
  if ('of' in condition)
    return condition.kind === 'all'
      ? condition.of.every((part) => conditionHolds(part, known))
      : condition.of.some((part) => conditionHolds(part, known));
  return condition.kind === 'variable'
    ? variableTestHolds(condition, known.variables.get(condition.variable))
    : testHolds(condition, known.answers.get(condition.question));
}

export const variableTestHolds = (
  test: Extract<SurveyTest, { kind: 'variable' }>,
  value: number | undefined,
) => (value !== undefined && compares(value, test.is, test.number)) !== (test.not ?? false);

/** Whether an answer passes a test, `not` included. */
export const testHolds = (test: QuestionTest, answer: Answer | undefined): boolean =>
  (answer !== undefined && passes(test, answer)) !== (test.not ?? false);

function passes(test: QuestionTest, answer: Answer): boolean {
  switch (test.kind) {
    case 'answered':
      return true;
    case 'chosen':
      return Array.isArray(answer) && answer.includes(test.option);
    case 'first':
      return 'ranking' in answer && answer.ranking[0] === test.option;
    case 'row':
      return (
        'rows' in answer && Object.hasOwn(answer.rows, test.row) && answer.rows[test.row] === test.option
      );
    case 'number':
      return 'number' in answer && compares(answer.number, test.is, test.number);
    case 'date':
      return 'date' in answer && compares(answer.date, test.is, test.date);
    case 'text':
      return 'text' in answer && comparableWords(answer.text) === comparableWords(test.text);
    case 'consent':
      return 'consent' in answer && answer.consent;
  }
}

export const comparableWords = (text: string) => text.trim().normalize('NFC').toLowerCase();

/** Days compare as their ISO texts do. */
function compares<Value extends number | string>(value: Value, is: SurveyComparison, other: Value): boolean {
  switch (is) {
    case 'below':
      return value < other;
    case 'at-most':
      return value <= other;
    case 'is':
      return value === other;
    case 'at-least':
      return value >= other;
    case 'above':
      return value > other;
  }
}
