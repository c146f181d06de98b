import { expect, test } from '@jest/globals';
import { askedQuestion } from '../../../questions/testing/asked-question';
import { alwaysTrue, hasChosen, jumpTo, surveyOf } from '../testing/survey-of';
import { evaluateSurvey } from './evaluate';
import { isFinished } from './submission';

const pagesOf = (...[survey, answers]: Parameters<typeof evaluateSurvey>) =>
  evaluateSurvey(survey, answers).path.map(({ id }) => id);

test('pages follow in order, and a jump passes over those between', () => {
  const survey = surveyOf(
    [[askedQuestion('q1')], [askedQuestion('q2')], [askedQuestion('q3')]],
    [[hasChosen('q1', 'a'), jumpTo('p1', 'p3')]],
  );
  expect(pagesOf(survey, {})).toEqual(['p1', 'p2', 'p3']);
  expect(pagesOf(survey, { q1: ['a'] })).toEqual(['p1', 'p3']);
  expect(evaluateSurvey(survey, { q1: ['a'], q2: ['b'] }).complaints).toEqual([
    { question: 'q2', problem: 'unseen' },
  ]);
});

test('a jump to where the visitor was keeps them there until they answer otherwise', () => {
  const survey = surveyOf(
    [[askedQuestion('q1')], [askedQuestion('q2')]],
    [[hasChosen('q2', 'b'), jumpTo('p2', 'p1')]],
  );
  const back = evaluateSurvey(survey, { q1: ['a'], q2: ['b'] });
  expect(back).toMatchObject({ at: { page: 'p1' }, sentBack: { rule: 'r1', from: 'p2' }, complaints: [] });
  expect(isFinished(back)).toBe(false);
  expect(evaluateSurvey(survey, { q1: ['a'], q2: ['c'] }).at).toEqual({ ending: 'e1' });
});

test('a jump back to a page that was passed over goes on in order from there, once', () => {
  const survey = surveyOf(
    [[askedQuestion('q1')], [askedQuestion('q2')], [askedQuestion('q3')], [askedQuestion('q4')]],
    [
      [alwaysTrue, jumpTo('p1', 'p3')],
      [alwaysTrue, jumpTo('p3', 'p2')],
    ],
  );
  expect(pagesOf(survey, {})).toEqual(['p1', 'p3', 'p2', 'p4']);
});

test('a question sees the answers above it on its page, and is required only where it is seen', () => {
  const survey = surveyOf(
    [[askedQuestion('q1'), askedQuestion('q2', { required: true })]],
    [[hasChosen('q1', 'a'), { kind: 'show', question: 'q2' }]],
  );
  expect(isFinished(evaluateSurvey(survey, { q1: ['b'] }))).toBe(true);
  const shown = evaluateSurvey(survey, { q1: ['a'] });
  expect(shown).toMatchObject({
    at: { page: 'p1' },
    complaints: [{ question: 'q2', problem: 'required' }],
    rules: ['r1'],
  });
});

test('a page with nothing to see on it is passed over, with its calculations and jumps', () => {
  const survey = surveyOf(
    [[askedQuestion('q1')], [askedQuestion('q2')], [askedQuestion('q3')]],
    [
      [hasChosen('q1', 'a'), { kind: 'show', question: 'q2' }],
      [
        alwaysTrue,
        { kind: 'calculate', after: 'p2', variable: 'score', operation: 'add', by: { number: 5 } },
      ],
      [alwaysTrue, { kind: 'jump', after: 'p2', to: { ending: 'e2' } }],
    ],
  );
  expect(evaluateSurvey(survey, {})).toMatchObject({ at: { ending: 'e1' }, variables: { score: 0 } });
  expect(evaluateSurvey(survey, { q1: ['a'] })).toMatchObject({
    at: { ending: 'e2' },
    variables: { score: 5 },
  });
});

test('values of options are added up, and decide how it ends', () => {
  const options = ['a', 'b', 'c'].map((id, index) => ({ id, label: {}, value: index / 10 }));
  const survey = surveyOf(
    [[askedQuestion('q1', { options, type: 'multiple' })]],
    [
      [
        alwaysTrue,
        { kind: 'calculate', after: 'p1', variable: 'score', operation: 'add', by: { question: 'q1' } },
      ],
      [
        { kind: 'variable', variable: 'score', is: 'is', number: 0.3 },
        { kind: 'end', ending: 'e2' },
      ],
    ],
  );
  expect(evaluateSurvey(survey, { q1: ['b', 'c'] }).at).toEqual({ ending: 'e2' });
  expect(evaluateSurvey(survey, { q1: ['c'] }).at).toEqual({ ending: 'e1' });
});

test('a quota that is full leads those to its ending who fall into it, and counts those who finish', () => {
  const survey = surveyOf([[askedQuestion('q1')], [askedQuestion('q2')]], [], {
    quotas: [{ id: 'women', when: hasChosen('q1', 'a'), ending: 'e2' }],
  });
  const answers = { q1: ['a'], q2: ['b'] };
  expect(evaluateSurvey(survey, answers)).toMatchObject({ at: { ending: 'e1' }, quotas: ['women'] });
  expect(evaluateSurvey(survey, { q1: ['a'] }, new Set(['women']))).toMatchObject({
    at: { ending: 'e2' },
    fullQuota: 'women',
    path: [{ id: 'p1' }],
  });
  expect(evaluateSurvey(survey, { q1: ['b'] }, new Set(['women'])).at).toEqual({ ending: 'e1' });
});

test('nothing comes of rules that name what is gone', () => {
  const survey = surveyOf(
    [[askedQuestion('q1')]],
    [
      [hasChosen('gone', 'a'), jumpTo('p1', 'p1')],
      [alwaysTrue, jumpTo('p1', 'gone')],
      [alwaysTrue, { kind: 'end', ending: 'gone' }],
    ],
  );
  expect(evaluateSurvey(survey, {})).toMatchObject({ at: { ending: 'e1' }, rules: [] });
});
