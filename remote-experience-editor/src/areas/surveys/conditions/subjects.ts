import type { QuestionType, SurveyDocument, SurveyQuestion, SurveyTest } from '@vitrine/shared/contract';

/** What a test asks about. */
export type Subject = { question: string; asked: SurveyQuestion } | { variable: string };

/** The kind of test that a type's answers are for, beside whether there is one. */
const kinds: Record<QuestionType, Exclude<SurveyTest['kind'], 'answered' | 'variable'>> = {
  single: 'chosen',
  multiple: 'chosen',
  picture: 'chosen',
  ranking: 'first',
  matrix: 'row',
  rating: 'number',
  nps: 'number',
  csat: 'number',
  ces: 'number',
  number: 'number',
  date: 'date',
  'short-text': 'text',
  'long-text': 'text',
  consent: 'consent',
};
export const kindFor = (subject: Subject): SurveyTest['kind'] =>
  'variable' in subject ? 'variable' : kinds[subject.asked.type];

/** @returns null where it is gone. */
export function subjectOf(survey: SurveyDocument, test: SurveyTest): Subject | null {
  if ('variable' in test)
    return Object.hasOwn(survey.variables, test.variable) ? { variable: test.variable } : null;
  const asked = survey.questions[test.question];
  return asked ? { question: test.question, asked } : null;
}

/** What of a test is no longer there, or no longer like that; null where all is well. */
export function staleIn(survey: SurveyDocument, test: SurveyTest): 'gone' | 'type' | 'option' | null {
  const subject = subjectOf(survey, test);
  if (!subject) return 'gone';
  if (test.kind !== 'answered' && test.kind !== kindFor(subject)) return 'type';
  if (!('asked' in subject)) return null;
  const { options, rows } = subject.asked;
  const isOptionGone = 'option' in test && !Object.hasOwn(options, test.option);
  const isRowGone = 'row' in test && !Object.hasOwn(rows, test.row);
  return isOptionGone || isRowGone ? 'option' : null;
}
