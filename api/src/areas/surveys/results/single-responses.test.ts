import { endpoints } from '@vitrine/shared/contract';
import { surveyOf } from '@vitrine/shared/contract/areas/surveys/testing/survey-of';
import { askedQuestion } from '@vitrine/shared/contract/questions/testing/asked-question';
import { responses } from '../../../db/schema';
import { newId } from '../../../ids';
import { callEndpoint } from '../../../testing/call-endpoint';
import { recordedStatements } from '../../../testing/recorded-statements';
import { readingOf } from '../../../testing/statement-plans';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { forgetOldResponses } from '../../../visitors/forget-old-responses';
import { eraseVisitor } from '../../../visitors/visitor-rights';
import { type AnsweredSurvey, answeredSurvey } from '../testing/answered-survey';
import { publishAgain } from '../testing/published-survey-at';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const wood = askedQuestion('wood', { text: { en: 'Wood' } });
const why = askedQuestion('why', { type: 'long-text' });
const asked = surveyOf([[wood, why]]);

type Filter = { status?: 'complete' | 'partial'; placementId?: string; since?: string; chosen?: string };

async function list(
  { brandId, documentId }: AnsweredSurvey,
  query: Filter & { limit?: number; cursor?: string } = {},
) {
  const { body, status } = await callEndpoint(test, 'owner', endpoints.listSingleResponses, {
    params: { brandId, documentId },
    query,
  });
  expect(status).toBe(200);
  return { ...body, ids: body.items.map(({ id }) => id) };
}

const open = ({ brandId, documentId }: AnsweredSurvey, responseId: string, query: Filter = {}) =>
  callEndpoint(test, 'owner', endpoints.getSingleResponse, {
    params: { brandId, documentId, responseId },
    query,
  });

const at = (minute: number) => ({ receivedAt: new Date(Date.UTC(2026, 10, 28, 10, minute)) });

it('shows each response as a whole, newest first, and nothing of who gave it', async () => {
  const out = { id: 'out', title: { en: 'Not for you' }, screensOut: true as const };
  const away = { id: 'away', address: 'https://shop.example' };
  const survey = await answeredSurvey(test, { ...asked, endings: [...asked.endings, out, away] });
  const respondentId = newId();
  await survey.answered({ wood: ['a'] }, { ...at(1), ending: 'out' });
  await survey.answered({ wood: ['b'] }, { ...at(2), ending: 'away', fullQuota: 'few' });
  await survey.answered({ wood: ['c'] }, { ...at(3), ending: null, partial: true, respondentId });
  const last = await survey.answered(
    { why: { text: 'Warm' }, wood: ['c'] },
    { ...at(4), language: 'de', respondentId },
  );
  const { items, questions } = await list(survey);
  expect(items).toEqual([
    {
      id: last.id,
      placementId: survey.placementId,
      receivedAt: '2026-11-28T10:04:00.000Z',
      language: 'de',
      status: 'complete',
      ending: { id: 'e1', title: {}, address: null },
      version: 1,
      answers: [
        { question: 'wood', answer: ['c'], hidden: false },
        { question: 'why', answer: { text: 'Warm' }, hidden: false },
      ],
    },
    expect.objectContaining({
      status: 'over-quota',
      ending: { id: 'away', title: {}, address: away.address },
    }),
    expect.objectContaining({
      status: 'screened-out',
      ending: { id: 'out', title: out.title, address: null },
    }),
  ]);
  expect(questions).toMatchObject([
    { id: 'wood', type: 'single', text: { en: 'Wood' }, gone: false, scale: null },
    { id: 'why', type: 'long-text' },
  ]);
  expect(JSON.stringify(await open(survey, last.id))).not.toContain(respondentId);
});

it('has answers in the order of the version that was answered, in the words of the newest', async () => {
  const rated = askedQuestion('rated', { type: 'nps', options: [] });
  const survey = await answeredSurvey(test, surveyOf([[rated], [wood]]));
  const older = await survey.answered(
    { rated: { number: 9 }, wood: ['a'] },
    { ...at(1), manifestVersion: 1 },
  );
  const named = { ...wood, text: { en: 'Which wood?' }, options: [{ id: 'b', label: { en: 'Ash' } }] };
  await publishAgain(test, survey, surveyOf([[askedQuestion('new'), named], [why]]), {}, 2);
  const newer = await survey.answered(
    { rated: { number: 3 }, why: { text: 'Warm' }, wood: ['b'] },
    { ...at(2), manifestVersion: 2 },
  );
  const { items, questions } = await list(survey);
  const orders = items.map(({ answers, id, version }) => [id, version, answers.map((one) => one.question)]);
  expect(orders).toEqual([
    [newer.id, 2, ['wood', 'why', 'rated']],
    [older.id, 1, ['rated', 'wood']],
  ]);
  expect(questions.find(({ id }) => id === 'wood')).toMatchObject({
    text: { en: 'Which wood?' },
    options: [{ id: 'b', label: { en: 'Ash' } }, { id: 'a' }, { id: 'c' }],
  });
  expect(questions.find(({ id }) => id === 'rated')).toMatchObject({
    gone: true,
    scale: { from: 0, to: 10 },
  });
});

it('is narrowed by how far people came, where, when and what else they said', async () => {
  const survey = await answeredSurvey(test, asked);
  const left = await survey.answered({ wood: ['a'] }, { ...at(1), ending: null, partial: true });
  const elsewhere = await survey.answered({ wood: ['b'] }, { ...at(2), placementId: test.placementId });
  const finished = await survey.answered({ wood: ['a'] }, at(3));
  const idsOf = async (query: Filter) => (await list(survey, query)).ids;
  expect(await idsOf({ status: 'partial' })).toEqual([left.id]);
  expect(await idsOf({ status: 'complete' })).toEqual([finished.id, elsewhere.id]);
  expect(await idsOf({ placementId: test.placementId })).toEqual([elsewhere.id]);
  expect(await idsOf({ since: at(2).receivedAt.toISOString() })).toEqual([finished.id, elsewhere.id]);
  expect(await idsOf({ chosen: 'wood.a' })).toEqual([finished.id, left.id]);
});

it('goes on where a page ended, and back, without gaps or repetitions while others answer', async () => {
  const survey = await answeredSurvey(test, asked);
  const ids: string[] = [];
  // Three at each moment: what tells those apart is their place in the ledger.
  for (let count = 0; count < 9; count += 1)
    ids.unshift((await survey.answered({ wood: ['a'] }, at(Math.floor(count / 3)))).id);
  const pages = [await list(survey, { limit: 4 })];
  for (let next = pages[0]?.nextCursor; next; next = pages.at(-1)?.nextCursor) {
    await survey.answered({ wood: ['b'] }, at(30 + pages.length));
    pages.push(await list(survey, { limit: 4, cursor: next }));
  }
  expect(pages.map((page) => page.ids)).toEqual([ids.slice(0, 4), ids.slice(4, 8), ids.slice(8)]);
  expect(pages.map(({ start }) => start)).toEqual([0, 4, 8]);
  const back = await list(survey, { limit: 4, cursor: pages[2]?.previousCursor ?? '' });
  expect(back.ids).toEqual(pages[1]?.ids);
});

it('reads along the index no more than it shows, and counts nothing', async () => {
  const survey = await answeredSurvey(test, asked);
  const { position: _, ...row } = await survey.answered({ wood: ['a'] });
  const own = (count: number) => ({
    ...{ id: newId(), respondentId: newId(), idempotencyKey: newId() },
    receivedAt: new Date(row.receivedAt.getTime() + count),
  });
  await test.db
    .insert(responses)
    .values(Array.from({ length: 2000 }, (_, count) => ({ ...row, ...own(count) })));
  await test.db.execute('analyze responses');
  const first = await list(survey, { limit: 10 });
  const { statements } = await recordedStatements(async () => {
    const page = await list(survey, { limit: 10, cursor: first.nextCursor ?? '' });
    expect((await open(survey, page.ids[5] ?? '')).body).toMatchObject({ newer: page.ids[4] });
  });
  const reads = statements.filter(({ text }) => /from "?responses"?\s/.test(text));
  const along: string[] = [];
  for (const read of reads) {
    const { indexes, rows } = await readingOf(test.pool, read);
    expect(rows.responses).toBeLessThan(40);
    along.push(...indexes.filter((index) => index !== 'responses_by_respondent'));
  }
  expect(along).toEqual([
    'responses_by_experience',
    'responses_pkey',
    ...Array(2).fill('responses_by_experience'),
  ]);
});

it('opens one whatever the filter, and knows those of the filter before and after it', async () => {
  const survey = await answeredSurvey(test, asked);
  const ids: string[] = [];
  for (const [minute, option] of ['a', 'b', 'a', 'a'].entries())
    ids.push((await survey.answered({ wood: [option] }, at(minute))).id);
  const [oldest, other, between, newest] = ids as [string, string, string, string];
  expect((await open(survey, between)).body).toMatchObject({
    response: { id: between, answers: [{ question: 'wood', answer: ['a'] }] },
    newer: newest,
    older: other,
  });
  const those = { chosen: 'wood.a' };
  expect((await open(survey, between, those)).body).toMatchObject({ newer: newest, older: oldest });
  expect((await open(survey, other, those)).body).toMatchObject({ newer: between, older: oldest });
  const later = { since: at(1).receivedAt.toISOString() };
  expect((await open(survey, oldest, later)).body).toMatchObject({ newer: other, older: null });
  expect((await open(survey, newest)).body.newer).toBeNull();
  expect((await open(survey, oldest)).body.older).toBeNull();
});

it('tells of a text whether staff have hidden it from others', async () => {
  const survey = await answeredSurvey(test, asked);
  const { brandId, documentId } = survey;
  const { id } = await survey.answered({ why: { text: 'Rude' }, wood: ['a'] });
  await callEndpoint(test, 'owner', endpoints.moderateDocument, {
    params: { brandId, documentId },
    body: { kind: 'text', response: id, question: 'why', shown: false },
  });
  expect((await list(survey)).items[0]?.answers.map(({ hidden }) => hidden)).toEqual([false, true]);
});

it('has nothing left of what an erased visitor wrote, nor of responses beyond their time', async () => {
  const survey = await answeredSurvey(test, asked);
  const respondentId = newId();
  const old = await survey.answered({ wood: ['b'] }, { receivedAt: new Date('2001-01-01T00:00:00Z') });
  const erased = await survey.answered({ wood: ['a'], why: { text: 'I am Ada' } }, { respondentId });
  expect((await list(survey)).ids).toEqual([erased.id, old.id]);
  await test.db.transaction((tx) => eraseVisitor(tx, respondentId));
  await forgetOldResponses(test.dependencies);
  const { ids, items } = await list(survey);
  expect(ids).toEqual([erased.id]);
  expect(items[0]?.answers).toEqual([{ question: 'wood', answer: ['a'], hidden: false }]);
  expect((await open(survey, old.id)).status).toBe(404);
});

it('has no response of another survey, of another brand, nor a part that was answered on since', async () => {
  const survey = await answeredSurvey(test, asked);
  const other = await answeredSurvey(test, asked);
  const respondentId = newId();
  const part = await survey.answered({ wood: ['a'] }, { ending: null, partial: true, respondentId });
  expect((await open(survey, part.id)).status).toBe(200);
  const { id } = await survey.answered({ wood: ['b'] }, { respondentId });
  expect((await open(survey, part.id)).status).toBe(404);
  expect((await open(other, id)).status).toBe(404);
  expect((await list(other)).ids).toEqual([]);
  const foreign = { brandId: test.brandId, documentId: survey.documentId };
  for (const role of ['manager', 'owner'] as const) {
    const listed = await callEndpoint(test, role, endpoints.listSingleResponses, { params: foreign });
    expect(listed.status).toBe(404);
    const opened = await callEndpoint(test, role, endpoints.getSingleResponse, {
      params: { ...foreign, responseId: id },
    });
    expect(opened.status).toBe(404);
  }
});

it('takes no cursor of the texts that were written to the same survey', async () => {
  const survey = await answeredSurvey(test, asked);
  for (let count = 0; count < 2; count += 1) await survey.answered({ why: { text: 'Warm' } });
  const { brandId, documentId } = survey;
  const params = { brandId, documentId };
  const texts = await callEndpoint(test, 'owner', endpoints.listWrittenAnswers, {
    params,
    query: { question: 'why', limit: 1 },
  });
  const { problem, status } = await callEndpoint(test, 'owner', endpoints.listSingleResponses, {
    params,
    query: { cursor: texts.body.nextCursor ?? '' },
  });
  expect(status).toBe(400);
  expect(problem.errors).toMatchObject([{ pointer: '/cursor' }]);
});

it('takes no cursor of another brand, and no answer that nobody can have given', async () => {
  const survey = await answeredSurvey(test, asked);
  for (let count = 0; count < 2; count += 1) await survey.answered({ wood: ['a'] });
  const { nextCursor } = await list(survey, { limit: 1 });
  const other = await answeredSurvey(test, asked);
  const refused = (query: object) =>
    callEndpoint(test, 'owner', endpoints.listSingleResponses, {
      params: { brandId: other.brandId, documentId: other.documentId },
      query,
    });
  expect((await refused({ cursor: nextCursor })).problem.errors).toMatchObject([{ pointer: '/cursor' }]);
  expect((await refused({ chosen: 'gone.a' })).problem.errors).toMatchObject([{ pointer: '/chosen' }]);
});
