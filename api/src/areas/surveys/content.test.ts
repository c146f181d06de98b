import { expect, test } from '@jest/globals';
import { type Condition, type SurveyDocument, surveyDocument } from '@vitrine/shared/contract';
import type { DraftContext } from '../area-content';
import { surveys } from './content';
import {
  draftQuestion as question,
  scoredSurvey as scored,
  draftSurvey as survey,
} from './testing/draft-survey';

const context = { languages: ['en'], images: new Map() } as unknown as DraftContext;
const messages = async (own: Partial<SurveyDocument>) => {
  const document = surveyDocument.parse(survey(own));
  const findings = surveys.check(document, context, new Date());
  const atLength = (await surveys.checkAtLength?.(document, context.languages)) ?? [];
  return [...findings, ...atLength].map(({ level, message }) => `${level}: ${message}`);
};
const chose = { kind: 'chosen', question: 'q1', option: 'oak' } as const;

test('nothing is said of a survey that is in order', async () => {
  expect(await messages({})).toEqual([]);
});

test('the certificate names the rule, and the answers that show what is wrong', async () => {
  expect(
    await messages({
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
    await messages({
      rules: {
        r1: { order: 'a0', when: chose, does: { kind: 'jump', after: 'p2', to: { page: 'p2' } } },
      },
    }),
  ).toEqual([
    'error: Whatever is answered, rule 1 leads back to page 2, and nobody gets away from it. Answers: 1: Oak · 2: Oak',
  ]);
});

test('what a survey names and does not have is told', async () => {
  expect(
    await messages({
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

test('what blocks publishing names the rule that is the reason', async () => {
  const neverBoth: Condition = { kind: 'all', of: [chose, { ...chose, option: 'ash' }] };
  expect(
    await messages({
      questions: { q1: question('p1'), q2: question('p1', { order: 'a1', required: true }) },
      rules: { r1: { order: 'a0', when: neverBoth, does: { kind: 'show', question: 'q2' } } },
    }),
  ).toContain('error: Question 2 is required and never seen, because of rule 1. Answers: 1: Ash');
  const impossible = question('p2', { type: 'number', number: { min: 3, max: 2 } });
  expect(
    await messages({
      questions: { q1: question('p1'), q2: impossible },
      rules: { r1: { order: 'a0', when: chose, does: { kind: 'require', question: 'q2' } } },
    }),
  ).toContain('error: Rule 1 requires question 2, and no answer to it is valid. Answers: 1: Oak');
  expect(
    await messages({ questions: { q1: question('p1'), q2: { ...impossible, required: true } } }),
  ).toContain('error: Question 2 is required, and no answer to it is valid. Answers: 1: Oak');
});

test('twenty ratings that are added up are proved', async () => {
  expect(await messages(scored(20, (index) => ({ question: `n${index}` })))).toEqual([]);
});

/** How often everybody else had their turn until something was done. */
async function turnsOfOthers(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const serve = () => {
    turns += 1;
    if (!isDone) setImmediate(serve);
  };
  setImmediate(serve);
  await work();
  isDone = true;
  return turns;
}

test('what is not proved is never said to be fine: the certificate names the rule, and others are served meanwhile', async () => {
  // Each subset of answers makes a sum of its own.
  const endless = scored(25, (index) => ({ number: 2 ** index }));
  let said: string[] = [];
  const check = async () => {
    said = await messages(endless);
  };
  expect(await turnsOfOthers(check)).toBeGreaterThan(100);
  expect(said).toEqual(['warning: Not proved that every page can be reached: rule 1 makes too many cases.']);
  // It is remembered: whoever asks next waits for nobody.
  expect(await turnsOfOthers(check)).toBe(0);
});

test('all that visitors read of a survey can be translated, and nothing else', () => {
  const words = (en: string) => ({ en });
  const document = surveyDocument.parse(
    survey({
      title: words('Wood'),
      welcome: words('Three questions'),
      pages: { p1: { order: 'a0', title: words('About you'), text: words('Think of your home') } },
      questions: { q1: question('p1', { help: words('One of them') }) },
      endings: {
        e1: { order: 'a0', kind: 'page', title: words('Thanks'), text: words('We read it all'), address: '' },
        // Its name is for staff alone.
        e2: { order: 'a1', kind: 'link', title: words('Shop'), text: {}, address: 'https://brand.example' },
      },
      variables: { score: { order: 'a0', name: 'Score', initial: 0 } },
    }),
  );
  const sources = surveys.sources(document, 'en').map(({ pointer, source }) => [pointer, source]);
  expect(Object.fromEntries(sources)).toEqual({
    '/title': 'Wood',
    '/welcome': 'Three questions',
    '/pages/p1/title': 'About you',
    '/pages/p1/text': 'Think of your home',
    '/questions/q1/text': 'Which wood?',
    '/questions/q1/help': 'One of them',
    '/questions/q1/options/oak/label': 'Oak',
    '/questions/q1/options/ash/label': 'Ash',
    '/endings/e1/title': 'Thanks',
    '/endings/e1/text': 'We read it all',
  });
});

test.each([
  ['https://brand.example/thanks', 'link', []],
  ['', 'link', ['error: Ending 1 needs an address that starts with https://.']],
  ['javascript:alert(1)', 'link', ['error: Ending 1 needs an address that starts with https://.']],
  // What an ending was before it became a page is kept, and leads nobody anywhere.
  ['http://brand.example', 'page', []],
] as const)('an ending with the address “%s” that is a %s', async (address, kind, expected) => {
  expect(await messages({ endings: { e1: { order: 'a0', kind, title: {}, text: {}, address } } })).toEqual(
    expected,
  );
});

test('an option keeps the code that exports call it by', () => {
  const options = { oak: { order: 'a0', label: { en: 'Oak' }, code: 'OAK' } };
  const { parts } = surveys.compile(
    [{ id: '2'.repeat(16), data: survey({ questions: { q1: question('p1', { options }) } }) }],
    context,
  );
  expect(parts).toMatchObject([{ pages: [{ questions: [{ options: [{ id: 'oak', code: 'OAK' }] }] }, {}] }]);
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
