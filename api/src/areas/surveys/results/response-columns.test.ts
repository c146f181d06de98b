import type { Answers, PublishedSurvey, QuestionType } from '@vitrine/shared/contract';
import { randomSurvey } from '@vitrine/shared/contract/areas/surveys/testing/random-survey';
import { surveyOf } from '@vitrine/shared/contract/areas/surveys/testing/survey-of';
import { askedQuestion } from '@vitrine/shared/contract/questions/testing/asked-question';
import fc from 'fast-check';
import { codebookOf } from './codebook';
import type { ExportedResponse } from './read-responses';
import { responseColumns } from './response-columns';

const response = (answers: Answers = {}): ExportedResponse => ({
  ...{ id: 'id', respondent: 'somebody', status: 'complete', receivedAt: '2026-11-28T10:00:00.000Z' },
  ...{ placementId: 'p', language: 'de', version: 1, ending: 'e1', fullQuota: null, answers },
  hidden: [],
});

/** What a response is in the columns of questions, by their keys. */
function cells(answers: Answers, ...versions: PublishedSurvey[]): Record<string, string> {
  const columns = responseColumns(codebookOf(versions), 'en', new Map());
  return Object.fromEntries(
    columns.filter(({ key }) => key.startsWith('q_')).map(({ cell, key }) => [key, cell(response(answers))]),
  );
}
const keys = (...versions: PublishedSurvey[]) => Object.keys(cells({}, ...versions));

const [a, b] = [
  { id: 'a', label: { en: 'Oak' } },
  { id: 'b', label: { en: 'Ash' } },
];
const asked = (id: string, type: QuestionType, own = {}) =>
  askedQuestion(id, { type, options: [a, b], ...own });

it('has of one choice the code and what it is called, of several a column each, of a matrix one a row', () => {
  const survey = surveyOf([
    [asked('one', 'single'), asked('many', 'multiple'), asked('best', 'ranking')],
    [asked('grid', 'matrix', { rows: [{ id: 'r', label: { en: 'Hall' } }] })],
    [asked('nps', 'nps'), asked('why', 'long-text'), asked('when', 'date'), asked('ok', 'consent')],
  ]);
  const answers: Answers = {
    ...{ one: ['b'], many: ['a'], best: { ranking: ['b', 'a'] }, grid: { rows: { r: 'a' } } },
    ...{ nps: { number: 9 }, why: { text: '=1+1' }, when: { date: '2026-11-28' }, ok: { consent: false } },
  };
  expect(cells(answers, survey)).toEqual({
    ...{ q_one: 'b', q_one__label: 'Ash', q_many_a: '1', q_many_b: '0', q_best_a: '2', q_best_b: '1' },
    ...{
      q_grid_r: 'a',
      q_grid_r__label: 'Oak',
      q_nps: '9',
      q_why: '=1+1',
      q_why__hidden: '',
      q_when: '2026-11-28',
      q_ok: '0',
    },
  });
  // What was not answered is empty, and no 0.
  expect(new Set(Object.values(cells({}, survey)))).toEqual(new Set(['']));
});

it.each<[string, PublishedSurvey]>([
  [
    'is renamed',
    surveyOf([[asked('one', 'single', { text: { en: 'Otherwise' } }), asked('many', 'multiple')]]),
  ],
  ['moves', surveyOf([[asked('many', 'multiple')], [asked('one', 'single')]])],
  ['is taken away', surveyOf([[asked('many', 'multiple')]])],
  ['loses an option', surveyOf([[asked('one', 'single'), asked('many', 'multiple', { options: [b] })]])],
  [
    'gets other options first',
    surveyOf([[asked('one', 'single'), asked('many', 'multiple', { options: [b, a] })]]),
  ],
  ['becomes another type', surveyOf([[asked('one', 'multiple'), asked('many', 'multiple')]])],
])('a question that %s keeps its columns, and what was answered to it', (_, newer) => {
  const before = surveyOf([[asked('one', 'single'), asked('many', 'multiple')]]);
  const answers: Answers = { one: ['a'], many: ['a', 'b'] };
  expect(cells(answers, newer, before)).toMatchObject(cells(answers, before));
});

it('has the codes that staff gave to options, where they gave any, in columns that keep their keys', () => {
  const options = [{ ...a, code: 'OAK' }, b];
  const rows = [{ id: 'r', label: { en: 'Hall' } }];
  const survey = surveyOf([
    [asked('one', 'single', { options }), asked('many', 'multiple', { options })],
    [asked('grid', 'matrix', { options, rows })],
  ]);
  expect(cells({ one: ['a'], many: ['a'], grid: { rows: { r: 'a' } } }, survey)).toEqual({
    ...{ q_one: 'OAK', q_one__label: 'Oak', q_many_a: '1', q_many_b: '0' },
    ...{ q_grid_r: 'OAK', q_grid_r__label: 'Oak' },
  });
  expect(cells({ one: ['b'], grid: { rows: { r: 'b' } } }, survey)).toMatchObject({
    ...{ q_one: 'b', q_one__label: 'Ash', q_grid_r: 'b', q_grid_r__label: 'Ash' },
  });
  // As it is called now, whatever it was called when it was answered.
  expect(cells({ one: ['a'] }, survey, surveyOf([[asked('one', 'single')]])).q_one).toBe('OAK');
});

it('calls what was answered as it is called now', () => {
  const renamed = surveyOf([
    [asked('one', 'single', { options: [{ id: 'a', label: { en: 'Oak, oiled' } }] })],
  ]);
  expect(cells({ one: ['a'] }, renamed, surveyOf([[asked('one', 'single')]])).q_one__label).toBe(
    'Oak, oiled',
  );
});

it('never loses a column to a newer version, nor has one twice, of whatever surveys', () => {
  const surveys = fc.array(randomSurvey({ questions: 6, rules: 0 }), { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(surveys, ([first, ...older]) => {
      if (!first) return;
      const columns = responseColumns(codebookOf([first, ...older]), 'en', new Map()).map(({ key }) => key);
      expect(new Set(columns).size).toBe(columns.length);
      expect(columns).toEqual(expect.arrayContaining(older.flatMap((survey) => keys(survey))));
    }),
    { numRuns: 100 },
  );
});
