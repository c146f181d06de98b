import {
  emptySurvey,
  type QuestionType,
  questionTypes,
  type SurveyTest,
  surveyCondition,
} from '@vitrine/shared/contract';
import { addedEntry, addedQuestion, changedEntry } from '../survey-commands';
import { testAbout, testWith, verbsFor } from './fitting-tests';
import type { Subject } from './subjects';

function about(type: QuestionType, question = 'asked'): Subject {
  const rows = { food: { order: 'a0', label: {} } };
  const survey = [
    addedEntry('pages', 'page', { title: {}, text: {} }),
    addedQuestion('page', question),
    changedEntry('questions', question, () => ({ type, rows })),
  ].reduce((data, change) => change(data), emptySurvey());
  const asked = survey.questions[question];
  if (!asked) throw new Error('It was added');
  return { question, asked };
}
const variable: Subject = { variable: 'score' };

describe('tests of a condition', () => {
  it.each(questionTypes)('are there for %s, as the contract takes them', (type) => {
    const subject = about(type);
    const tests = verbsFor(subject).map((verb) => testWith(verb, subject));
    // Words that an answer is compared with have to be written first.
    const made = tests.filter((test) => test !== null);
    expect(made.length).toBe(type.endsWith('-text') ? 2 : tests.length);
    for (const test of made) expect(surveyCondition.parse(test)).toEqual(test);
  });

  it('keep what fits when something else is asked', () => {
    const atMost: SurveyTest = { kind: 'number', question: 'age', is: 'at-most', number: 30, not: true };
    expect(testAbout(variable, atMost)).toEqual({
      ...atMost,
      kind: 'variable',
      variable: 'score',
      question: undefined,
    });
    expect(testAbout(about('nps'), atMost)).toEqual({ ...atMost, question: 'asked' });
    expect(testAbout(about('date'), { kind: 'answered', question: 'age', not: true })).toEqual({
      kind: 'answered',
      question: 'asked',
      not: true,
    });
  });

  it('begin anew where nothing fits', () => {
    const chosen: SurveyTest = { kind: 'chosen', question: 'wood', option: 'oak' };
    expect(testAbout(about('rating'), chosen)).toEqual({
      kind: 'number',
      question: 'asked',
      is: 'is',
      number: 1,
    });
    expect(testAbout(about('short-text'), chosen)).toEqual({ kind: 'answered', question: 'asked' });
  });
});
