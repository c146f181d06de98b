import { expect, test } from '@jest/globals';
import {
  emptySurvey,
  type SurveyDocument,
  type SurveyQuestion,
  surveyDocument,
} from '@vitrine/shared/contract';
import type { DraftContext } from '../area-content';
import { surveys } from './content';

const question = (page: string, own: Partial<SurveyQuestion> = {}): SurveyQuestion => ({
  page,
  order: 'a0',
  reference: { source: 'inline' },
  required: false,
  type: 'single',
  text: { en: 'Which wood?' },
  help: {},
  arrangement: 'given',
  options: { oak: { order: 'a0', label: { en: 'Oak' } }, ash: { order: 'a1', label: { en: 'Ash' } } },
  selection: {},
  rows: {},
  scale: { from: 1, to: 5, low: {}, high: {} },
  number: {},
  date: {},
  ...own,
});

const survey = (own: Partial<SurveyDocument>): SurveyDocument => ({
  ...emptySurvey(),
  title: { en: 'Wood' },
  pages: { p1: { order: 'a0', title: {}, text: {} }, p2: { order: 'a1', title: {}, text: {} } },
  questions: { q1: question('p1'), q2: question('p2') },
  endings: { e1: { order: 'a0', kind: 'page', title: { en: 'Thank you' }, text: {}, address: '' } },
  ...own,
});

const context = { languages: ['en'], images: new Map() } as unknown as DraftContext;
const messages = (own: Partial<SurveyDocument>) =>
  surveys
    .check(surveyDocument.parse(survey(own)), context, new Date())
    .map(({ level, message }) => `${level}: ${message}`);
const chose = { kind: 'chosen', question: 'q1', option: 'oak' } as const;

test('nothing is said of a survey that is in order', () => {
  expect(messages({})).toEqual([]);
});

test('the certificate names the rule, and the answers that show what is wrong', () => {
  expect(
    messages({
      rules: {
        r1: { order: 'a0', when: chose, does: { kind: 'jump', after: 'p1', to: { page: 'p1' } } },
        r2: {
          order: 'a1',
          when: { ...chose, not: true },
          does: { kind: 'jump', after: 'p1', to: { ending: 'e1' } },
        },
      },
    }),
  ).toEqual(['warning: No answers lead to page 2, because of rule 2. Answers: 1: Ash']);
  expect(
    messages({
      rules: {
        r1: { order: 'a0', when: chose, does: { kind: 'jump', after: 'p2', to: { page: 'p2' } } },
      },
    }),
  ).toEqual([
    'error: Whatever is answered, rule 1 leads back to page 2, and nobody gets away from it. Answers: 1: Oak · 2: Oak',
  ]);
});

test('what a survey names and does not have is told', () => {
  expect(
    messages({
      title: { en: 'Wood for {{name}}' },
      endings: { e1: { order: 'a0', kind: 'link', title: {}, text: {}, address: 'http://example.org' } },
      rules: { r1: { order: 'a0', when: chose, does: { kind: 'require', question: 'gone' } } },
    }),
  ).toEqual([
    'error: Ending 1 needs an address that starts with https://.',
    'error: Rule 1 names something that is gone.',
    'error: The text takes up “name”, which is no question or variable of this survey.',
  ]);
});

test('visitors get the pages in order, with their questions, and not how many a quota takes in', () => {
  const quotas = { few: { order: 'a0', name: 'Few', when: chose, most: 10, ending: 'e1' } };
  const { parts, server } = surveys.compile([{ id: '2'.repeat(16), data: survey({ quotas }) }], context);
  expect(parts).toMatchObject([
    {
      area: 'surveys',
      pages: [
        { id: 'p1', questions: [{ id: 'q1' }] },
        { id: 'p2', questions: [{ id: 'q2' }] },
      ],
      endings: [{ id: 'e1', title: { en: 'Thank you' } }],
    },
  ]);
  expect(JSON.stringify(parts)).not.toContain('Few');
  expect(server).toEqual({ mostRespondents: {}, quotas: { ['2'.repeat(16)]: { few: 10 } } });
});
