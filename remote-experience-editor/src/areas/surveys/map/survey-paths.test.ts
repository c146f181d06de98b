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
  );

  it('leads from page to page and to the first ending, and where rules lead', () => {
    expect(stationsOf(survey)).toEqual(['one', 'two', 'three', 'thanks', 'sorry']);
    expect(pathsOf(survey)).toEqual([
      { from: 'one', to: 'two', rule: null },
      { from: 'one', to: 'three', rule: 3 },
      { from: 'one', to: 'sorry', rule: 4 },
      { from: 'two', to: 'three', rule: null },
      { from: 'three', to: 'thanks', rule: null },
      { from: 'three', to: 'sorry', rule: 1 },
    ]);
  });

  it('leads nowhere where what a rule names is gone', () => {
    expect(pathsOf(removedEntry('endings', 'sorry')(survey)).map(({ rule: by }) => by)).toEqual([
      null,
      3,
      null,
      null,
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
