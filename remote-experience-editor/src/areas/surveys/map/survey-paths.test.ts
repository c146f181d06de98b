import { emptySurvey, type SurveyAction } from '@vitrine/shared/contract';
import { addedEntry, removedEntry, type SurveyChange } from '../survey-commands';
import { lanesOf, pathsOf, stationsOf } from './survey-paths';

const page = (id: string) => addedEntry('pages', id, { title: {}, text: {} });
const ending = (id: string) => addedEntry('endings', id, { kind: 'page', title: {}, text: {}, address: '' });
const rule = (id: string, does: SurveyAction) =>
  addedEntry('rules', id, { when: { kind: 'all', of: [] }, does });
const changedBy = (...changes: SurveyChange[]) =>
  changes.reduce((survey, change) => change(survey), emptySurvey());

describe('the map of a survey', () => {
  const survey = changedBy(
    ...['one', 'two', 'three'].map(page),
    ...['thanks', 'sorry'].map(ending),
    rule('r1', { kind: 'end', ending: 'sorry' }),
    rule('r2', { kind: 'require', question: 'age' }),
    rule('r3', { kind: 'jump', after: 'one', to: { page: 'three' } }),
    rule('r4', { kind: 'jump', after: 'one', to: { ending: 'sorry' } }),
    rule('r5', { kind: 'jump', after: 'three', to: { page: 'two' } }),
    rule('r6', { kind: 'jump', after: 'three', to: { page: 'three' } }),
  );

  it('leads from page to page and to the first ending, and where rules lead', () => {
    expect(stationsOf(survey)).toEqual(['one', 'two', 'three', 'thanks', 'sorry']);
    expect(pathsOf(survey)).toEqual([
      { from: 'one', to: 'two', rule: null, isBack: false },
      { from: 'one', to: 'three', rule: 3, isBack: false },
      { from: 'one', to: 'sorry', rule: 4, isBack: false },
      { from: 'two', to: 'three', rule: null, isBack: false },
      { from: 'three', to: 'thanks', rule: null, isBack: false },
      { from: 'three', to: 'sorry', rule: 1, isBack: false },
      { from: 'three', to: 'two', rule: 5, isBack: true },
      { from: 'three', to: 'three', rule: 6, isBack: true },
    ]);
  });

  it('leads nowhere where what a rule names is gone', () => {
    expect(pathsOf(removedEntry('endings', 'sorry')(survey)).map(({ rule: by }) => by)).toEqual([
      null,
      3,
      null,
      null,
      5,
      6,
    ]);
  });

  it('draws ways that pass each other beside each other, and others in one line', () => {
    expect(
      lanesOf([
        { from: 0, to: 2 },
        { from: 4, to: 1 },
        { from: 3, to: 5 },
        { from: 6, to: 7 },
      ]),
    ).toEqual([0, 1, 0, 0]);
  });
});
