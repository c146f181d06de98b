import { expect, test } from '@jest/globals';
import {
  emptyPoll,
  emptyVaultQuestion,
  type PollingDocument,
  type PollQuestion,
  type PublishedPoll,
  pollingDocument,
  publishedPoll,
  withVaultQuestion,
} from '@vitrine/shared/contract';
import type { DraftContext } from '../area-content';
import { checkReferences } from '../checks/reference-checks';
import { polling } from './content';

const entries = (...labels: string[]) =>
  Object.fromEntries(labels.map((en, place) => [en.toLowerCase(), { order: `a${place}`, label: { en } }]));
/** As polls have always had it: what other types need is left out. */
const choice: PollQuestion = {
  order: 'a0',
  reference: { source: 'inline' },
  type: 'single',
  text: { en: 'Which wood?' },
  options: entries('Oak', 'Ash'),
};
const pollOf = (own: Partial<PollQuestion>): PollingDocument =>
  pollingDocument.parse({
    ...emptyPoll(),
    title: { en: 'Wood' },
    questions: { asked: { ...choice, ...own } },
  });

const context = { languages: ['en'], images: new Map() } as unknown as DraftContext;
const saidOf = (own: Partial<PollQuestion>) =>
  polling.check(pollOf(own), context, new Date()).map(({ message, pointer }) => `${pointer}: ${message}`);
function publishedOf(own: Partial<PollQuestion>): PublishedPoll['questions'][number] | undefined {
  const { parts } = polling.compile([{ id: '2'.repeat(16), data: pollOf(own) }], context);
  const [part] = parts;
  return part?.area === 'polling' ? publishedPoll.parse(part).questions[0] : undefined;
}

test('the manifest says which polls open in which scene, and when, and a scene that is gone is said', () => {
  const [hall, attic] = ['3'.repeat(16), '4'.repeat(16)];
  const opening = (scenes: object): PollingDocument =>
    pollingDocument.parse({ ...pollOf({}), opensIn: scenes });
  const rootOf = (...polls: PollingDocument[]) =>
    polling.compile(
      polls.map((data, index) => ({ id: `poll${index}`, data })),
      context,
    ).root;
  expect(rootOf(pollOf({}))).toBeUndefined();
  const untilEvening = { ...opening({ a: hall }), closesAt: '2026-12-01T18:00' };
  expect(rootOf(opening({ a: hall, b: attic, c: hall }), pollOf({}), untilEvening)).toEqual({
    opensIn: {
      [hall]: [{ documentId: 'poll0' }, { documentId: 'poll2', closesAt: '2026-12-01T18:00' }],
      [attic]: [{ documentId: 'poll0' }],
    },
  });
  const references = polling.references(opening({ a: hall, b: attic }));
  const documents = new Map([[hall, 'scenes']]);
  expect(checkReferences(references, { ...context, documents } as DraftContext)).toMatchObject([
    { level: 'error', pointer: '/opensIn/b' },
  ]);
});

test('a choice is published as it always was, whatever other types it has been', () => {
  const published = {
    ...{ id: 'asked', type: 'single', text: { en: 'Which wood?' } },
    options: [
      { id: 'oak', label: { en: 'Oak' } },
      { id: 'ash', label: { en: 'Ash' } },
    ],
  };
  expect(publishedOf({})).toEqual(published);
  const further = { help: {}, rows: {}, scale: { from: 1, to: 5, low: {}, high: {} }, number: {}, date: {} };
  expect(publishedOf(further)).toEqual(published);
});

test.each<[Partial<PollQuestion>, object]>([
  [
    { type: 'rating', scale: { from: 1, to: 7, low: { en: 'Bad' }, high: {} } },
    { scale: { from: 1, to: 7 }, ends: { low: { en: 'Bad' } }, options: [] },
  ],
  [{ type: 'nps' }, { ends: {}, options: [] }],
  [
    { type: 'matrix', rows: entries('Hall') },
    { rows: [{ id: 'hall', label: { en: 'Hall' } }], options: [{ id: 'oak' }, { id: 'ash' }] },
  ],
  [
    { type: 'number', number: { max: 300 } },
    { number: { max: 300 }, options: [] },
  ],
  [
    { type: 'short-text', longestAnswer: 40 },
    { length: { max: 40 }, options: [] },
  ],
  [{ type: 'consent' }, { options: [] }],
])('visitors get what the type needs: %j', (own, published) => {
  expect(publishedOf(own)).toMatchObject({ type: own.type, ...published });
});

test('which words visitors see is said of a short text alone, and is no part of what a vault holds', () => {
  const words = 'approved' as const;
  expect(publishedOf({ type: 'short-text', words })?.words).toBe('approved');
  expect(publishedOf({ type: 'short-text' })).not.toHaveProperty('words');
  for (const type of ['single', 'long-text'] as const)
    expect(publishedOf({ type, words })).not.toHaveProperty('words');
  const reference = { source: 'vault' as const, id: '3'.repeat(16), version: 1 };
  const [link] = polling.links?.(pollOf({ type: 'short-text', words, reference })) ?? [];
  expect(link?.copy).not.toHaveProperty('words');
  const asked = { ...emptyVaultQuestion(), type: 'short-text' as const };
  expect(withVaultQuestion({ order: 'a0', words }, asked, { id: reference.id, version: 2 }).words).toBe(
    words,
  );
});

test('a question without options needs none', () => {
  for (const type of ['rating', 'nps', 'number', 'date', 'long-text', 'consent'] as const)
    expect(saidOf({ type, options: {} })).toEqual([]);
});

test.each<[Partial<PollQuestion>, string]>([
  [{ type: 'ranking', options: entries('Oak') }, '/options: A question needs at least 2 options.'],
  [{ type: 'matrix' }, '/rows: Question 1 has no row.'],
  [
    { type: 'number', number: { min: 5, max: 4 } },
    '/number/min: No answer to question 1 can satisfy both bounds.',
  ],
  [
    { type: 'date', date: { earliest: '2026-02-01', latest: '2026-01-01' } },
    '/date/earliest: No answer to question 1 can satisfy both bounds.',
  ],
  [
    { type: 'picture', selection: { min: 2 } },
    '/selection/min: No answer to question 1 can satisfy both bounds.',
  ],
])('what nobody could answer is not published: %j', (own, said) => {
  expect(saidOf(own)).toEqual([`/questions/asked${said}`]);
});

test('every text that visitors read is asked for', () => {
  const matrix = pollOf({ type: 'matrix', rows: { hall: { order: 'a0', label: {} } } });
  expect(polling.texts(matrix).map(({ pointer }) => pointer)).toContain('/questions/asked/rows/hall/label');
  const scale = pollOf({ type: 'csat', scale: { from: 1, to: 5, low: {}, high: {} } });
  expect(polling.texts(scale).map(({ pointer }) => pointer)).toContain('/questions/asked/scale/low');
});
