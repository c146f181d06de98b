import {
  type Answers,
  endpoints,
  type PublicRun,
  type PublishedPollQuestion,
  type ResponseAccepted,
} from '@vitrine/shared/contract';
import { newId } from '../../ids';
import { callEndpoint } from '../../testing/call-endpoint';
import { seedPoll } from '../../testing/seed-poll';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { seedBrand } from '../../testing/test-seed';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const label = (id: string) => ({ id, label: { en: id } });
const options = ['oak', 'ash', 'elm'].map(label);
const asked = (id: string, own: Partial<PublishedPollQuestion>): PublishedPollQuestion => ({
  id,
  type: 'single',
  text: { en: id },
  options: [],
  ...own,
});
/** One question of every type that polls did not have from the beginning. */
const questions = [
  asked('stars', { type: 'rating', scale: { from: 1, to: 5 } }),
  asked('friends', { type: 'nps' }),
  asked('content', { type: 'csat' }),
  asked('ease', { type: 'ces' }),
  asked('look', { type: 'picture', options }),
  asked('order', { type: 'ranking', options, selection: {} }),
  asked('rooms', { type: 'matrix', options, rows: ['hall', 'attic'].map(label) }),
  asked('width', { type: 'number', number: { min: 10, max: 300, step: 5 } }),
  asked('day', { type: 'date', date: { earliest: '2026-01-01' } }),
  asked('name', { type: 'short-text', length: { max: 40 } }),
  asked('story', { type: 'long-text', length: {} }),
  asked('news', { type: 'consent' }),
];
const right: Answers = {
  stars: { number: 4 },
  friends: { number: 10 },
  content: { number: 5 },
  ease: { number: 7 },
  look: ['oak'],
  order: { ranking: ['elm', 'oak', 'ash'] },
  rooms: { rows: { hall: 'oak', attic: 'elm' } },
  width: { number: 120 },
  day: { date: '2026-11-28' },
  name: { text: 'Ada Lovelace' },
  story: { text: 'A secret story' },
  news: { consent: false },
};

async function place(own: Partial<Parameters<typeof seedPoll>[1]> = {}) {
  const brand = await seedBrand(test.db, 'Brand');
  return { ...brand, ...(await seedPoll(test.db, { questions, ...own, experienceId: brand.experienceId })) };
}
type Place = Awaited<ReturnType<typeof place>>;

async function visitor(): Promise<string> {
  const response = await test.app.inject({ method: 'POST', url: '/v1/visitor-sessions', payload: {} });
  return String(response.headers['set-cookie']).split(';')[0] ?? '';
}
const answer = async (at: Place, answers: object, cookie?: string) =>
  test.app.inject({
    method: 'POST',
    url: `/v1/placements/${at.placementId}/responses`,
    headers: { cookie: cookie ?? (await visitor()), 'idempotency-key': newId() },
    payload: { manifest: at.manifest, documentId: at.documentId, answers, language: 'en' },
  });
const talliesAfter = async (...sent: Parameters<typeof answer>) => {
  const response = await answer(...sent);
  expect(response.statusCode).toBe(201);
  return response.json<ResponseAccepted>().run.tallies;
};

/** What staff read of it. */
async function storiesAt({ brandId }: Place) {
  const { body } = await callEndpoint(test, 'owner', endpoints.listResponses, { params: { brandId } });
  return body.items.map((item) => item.answer.story);
}

it('a poll takes an answer to every type of question, and counts each as can be shown', async () => {
  const at = await place();
  await talliesAfter(at, right);
  expect(await talliesAfter(at, right)).toEqual({
    stars: { 4: 2 },
    friends: { 10: 2 },
    content: { 5: 2 },
    ease: { 7: 2 },
    look: { oak: 2 },
    order: { elm: 6, oak: 4, ash: 2 },
    rooms: { 'hall.oak': 2, 'attic.elm': 2 },
    width: { answered: 2 },
    day: { answered: 2 },
    name: { answered: 2 },
    story: { answered: 2 },
    news: { false: 2 },
  });
});

it.each<[string, unknown, string]>([
  ['stars', { number: 6 }, 'At most 5'],
  ['stars', ['4'], 'No answer to a question of this type'],
  ['friends', { number: 11 }, 'At most 10'],
  ['content', { number: 0 }, 'At least 1'],
  ['ease', { number: 2.5 }, 'In steps of 1'],
  ['look', ['oak', 'ash'], 'Choose at most 1'],
  ['order', { ranking: ['oak', 'ash'] }, 'Choose at least 3'],
  ['order', { ranking: ['oak', 'oak', 'ash'] }, 'Choose each option once'],
  ['rooms', { rows: { cellar: 'oak' } }, 'No row of this question'],
  ['rooms', { rows: { hall: 'fir' } }, 'No option of this question'],
  ['width', { number: 121 }, 'In steps of 5'],
  ['width', { text: '120' }, 'No answer to a question of this type'],
  ['day', { date: '2025-12-31' }, 'Not before 2026-01-01'],
  ['name', { text: 'x'.repeat(41) }, 'At most 40 characters'],
  ['story', { text: '   ' }, 'At least 1 characters'],
  ['news', ['true'], 'No answer to a question of this type'],
])('a wrong answer to “%s” is refused where it stands: %j', async (question, wrong, message) => {
  const response = await answer(await place(), { ...right, [question]: wrong });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    code: 'invalid',
    errors: [{ pointer: `/answers/${question}`, message }],
  });
});

it.each([
  ['of 10,000 characters', `${'Eiche '.repeat(1_666)}oak.`],
  ['from right to left, in emoji and turned about', 'كرسي من البلوط 👩‍👩‍👧‍👦 \u202eoak\u202c'],
  ['with characters that are no letters', 'oak\u0007\u001b[31m\u2028ash'],
  [
    'that would be a formula, a tag or a query',
    `=1+1 <img src=x onerror=alert(1)> '); drop table responses;--`,
  ],
])('what somebody writes %s is kept as it is', async (_, text) => {
  const at = await place();
  await talliesAfter(at, { story: { text } });
  expect(await storiesAt(at)).toEqual([{ text }]);
});

it.each([
  ['10,001 characters', 'x'.repeat(10_001)],
  ['a null byte', 'a\u0000b'],
  ['half a character', 'a\ud83d'],
])('%s are refused, and nothing is written', async (_, text) => {
  const at = await place();
  expect((await answer(at, { story: { text } })).statusCode).toBe(400);
  expect(await storiesAt(at)).toEqual([]);
});

it('what somebody wrote reaches no other visitor, and no count', async () => {
  const at = await place({ results: 'always' });
  await answer(at, right);
  const response = await answer(at, { stars: { number: 1 } });
  const watched = await test.app.inject({
    method: 'GET',
    url: `/v1/placements/${at.placementId}/runs`,
    headers: { cookie: await visitor() },
  });
  const [run] = watched.json<{ runs: PublicRun[] }>().runs;
  expect(run?.tallies?.story).toEqual({ answered: 1 });
  const { body: summary } = await callEndpoint(test, 'owner', endpoints.getExperienceSummary, {
    params: { brandId: at.brandId, experienceId: at.experienceId },
  });
  for (const text of [response.body, watched.body, JSON.stringify(summary)]) {
    expect(text).not.toContain('Lovelace');
    expect(text).not.toContain('secret');
    expect(text).not.toContain('2026-11-28"');
  }
});

it('an answer that is changed takes its counts along, the points of a ranking too', async () => {
  const at = await place();
  const cookie = await visitor();
  await answer(at, right, cookie);
  const changed = {
    order: { ranking: ['ash', 'elm', 'oak'] },
    news: { consent: true },
    name: { text: 'Bo' },
  };
  expect(await talliesAfter(at, changed, cookie)).toMatchObject({
    order: { ash: 3, elm: 2, oak: 1 },
    news: { true: 1 },
    name: { answered: 1 },
  });
});

it('a number that became a rating is still changed: no count goes below none', async () => {
  const at = await place();
  const cookie = await visitor();
  await answer(at, { width: { number: 15 } }, cookie);
  const rating = [asked('width', { type: 'rating', scale: { from: 1, to: 5 } })];
  const { documentId, experienceId } = at;
  const { manifest } = await seedPoll(test.db, { experienceId, documentId, version: 2, questions: rating });
  expect(await talliesAfter({ ...at, manifest }, { width: { number: 3 } }, cookie)).toMatchObject({
    width: { 3: 1 },
  });
});

it('staff are told of each question what its counts mean', async () => {
  const at = await place();
  await answer(at, right);
  const { body } = await callEndpoint(test, 'owner', endpoints.getExperienceSummary, {
    params: { brandId: at.brandId, experienceId: at.experienceId },
  });
  const told = body.polls[at.documentId]?.questions ?? [];
  expect(told.map(({ scale, type }) => [type, scale])).toEqual(
    expect.arrayContaining([
      ['nps', { from: 0, to: 10 }],
      ['rating', { from: 1, to: 5 }],
      ['long-text', null],
    ]),
  );
  expect(told.find(({ id }) => id === 'rooms')?.rows).toEqual(['hall', 'attic'].map(label));
});
