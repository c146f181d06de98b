import { endpoints } from '@vitrine/shared/contract';
import { surveyOf } from '@vitrine/shared/contract/areas/surveys/testing/survey-of';
import { askedQuestion } from '@vitrine/shared/contract/questions/testing/asked-question';
import { eq } from 'drizzle-orm';
import Papa from 'papaparse';
import { responses } from '../../../db/schema';
import { newId } from '../../../ids';
import { settledPosition } from '../../../responses/outbox';
import { callEndpoint } from '../../../testing/call-endpoint';
import { recordedStatements } from '../../../testing/recorded-statements';
import { readingOf } from '../../../testing/statement-plans';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import { type AnsweredSurvey, answeredSurvey } from '../testing/answered-survey';
import { codebookOf } from './codebook';
import { readResponses } from './read-responses';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const asked = surveyOf([
  [askedQuestion('wood', { text: { en: '=Wood', de: 'Holz' } }), askedQuestion('why', { type: 'long-text' })],
]);
const key = { brandId: 'brand', secret: 'secret' };

async function exported({ brandId, documentId }: AnsweredSurvey, query = {}) {
  const { headers, status, text } = await callEndpoint(test, 'owner', endpoints.exportSurveyResponses, {
    params: { brandId, documentId },
    query,
  });
  expect(status).toBe(200);
  return { headers, text };
}

async function table(survey: AnsweredSurvey, query = {}) {
  const { text } = await exported(survey, query);
  const [keys = [], names = [], ...lines] = Papa.parse<string[]>(text.replace('\ufeff', '').trimEnd()).data;
  const named = (cells: string[]) => Object.fromEntries(keys.map((name, index) => [name, cells[index]]));
  return { keys, names: named(names), rows: lines.map(named) };
}

it('writes one line of each respondent: what they finished, or how far they came, told apart', async () => {
  const survey = await answeredSurvey(test, asked);
  const [left, finished] = [newId(), newId()];
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 10, minute));
  const part = { partial: true, ending: null };
  await survey.answered({ wood: ['a'] }, { ...part, respondentId: left, receivedAt: at(1) });
  await survey.answered({ wood: ['a'] }, { ...part, respondentId: finished, receivedAt: at(2) });
  await survey.answered(
    { wood: ['b'], why: { text: 'x' } },
    { ...part, respondentId: left, receivedAt: at(3) },
  );
  await survey.answered({ wood: ['c'] }, { respondentId: finished, receivedAt: at(4), language: 'de' });
  await survey.answered({ wood: ['a'] }, { fullQuota: 'few', ending: 'e2', receivedAt: at(5) });
  const { rows } = await table(survey);
  expect(rows).toMatchObject([
    { status: 'partial', q_wood: 'b', q_why: 'x', ending: '', received: '2026-11-28T10:03:00.000Z' },
    { status: 'complete', q_wood: 'c', q_why: '', ending: 'e1', language: 'de' },
    { status: 'over-quota', q_wood: 'a', ending: 'e2', full_quota: 'few' },
  ]);
  expect(rows.map(({ placement, placement__label: name }) => [placement, name])).toEqual(
    Array(3).fill([survey.placementId, 'Store · Placement']),
  );
  expect((await table(survey, { status: 'complete' })).rows).toMatchObject([{ q_wood: 'c' }]);
  expect((await table(survey, { chosen: 'wood.a' })).rows).toMatchObject([{ status: 'over-quota' }]);
  expect((await table(survey, { since: at(4).toISOString(), until: at(5).toISOString() })).rows).toHaveLength(
    1,
  );
});

it('says in CSV and JSON whom an ending screens out', async () => {
  const out = { id: 'out', title: { en: 'Not for you' }, screensOut: true as const };
  const survey = await answeredSurvey(test, { ...asked, endings: [...asked.endings, out] });
  await survey.answered({ wood: ['a'] }, { ending: 'out' });
  await survey.answered({ wood: ['b'] });
  const screened = [{ status: 'screened-out', ending: 'out', ending__label: 'Not for you', q_wood: 'a' }];
  expect((await table(survey, { status: 'screened-out' })).rows).toMatchObject(screened);
  const { endings, responses: written } = JSON.parse((await exported(survey, { format: 'json' })).text);
  expect(endings).toContainEqual({ id: 'out', label: { en: 'Not for you' }, screensOut: true });
  expect(written.map(({ status }: { status: string }) => status).sort()).toEqual([
    'complete',
    'screened-out',
  ]);
});

it('has keys for programs above words for people, and nothing that a spreadsheet would run', async () => {
  const survey = await answeredSurvey(test, asked);
  await survey.answered({ why: { text: '=HYPERLINK("https://evil.example")' } });
  const { names, rows } = await table(survey);
  expect(names).toMatchObject({ q_wood: "'=Wood", received: 'Received (UTC)' });
  expect(rows).toMatchObject([{ q_why: '\'=HYPERLINK("https://evil.example")' }]);
});

it('marks a text that staff have hidden from others, and no other', async () => {
  const survey = await answeredSurvey(test, asked);
  const { brandId, documentId } = survey;
  const rude = await survey.answered({ why: { text: 'Rude' } });
  await survey.answered({ why: { text: 'Warm' } });
  await callEndpoint(test, 'owner', endpoints.moderateDocument, {
    params: { brandId, documentId },
    body: { kind: 'text', response: rude.id, question: 'why', shown: false },
  });
  expect((await table(survey)).rows).toMatchObject([
    { q_why: 'Rude', q_why__hidden: '1' },
    { q_why: 'Warm', q_why__hidden: '' },
  ]);
  const { responses } = JSON.parse((await exported(survey, { format: 'json' })).text);
  expect(responses.map(({ hidden }: { hidden: string[] }) => hidden)).toEqual([['why'], []]);
});

it('writes the same as JSON, after what was asked, and is whole JSON without any', async () => {
  const survey = await answeredSurvey(test, asked);
  expect(JSON.parse((await exported(survey, { format: 'json' })).text).responses).toEqual([]);
  const ids = [];
  for (const wood of ['a', 'b', 'c']) ids.push((await survey.answered({ wood: [wood] })).id);
  const { headers, text } = await exported(survey, { format: 'json' });
  const { questions, responses } = JSON.parse(text);
  expect(headers['content-type']).toMatch('application/json');
  expect(questions.map(({ id }: { id: string }) => id)).toEqual(['wood', 'why']);
  expect(responses.map(({ id }: { id: string }) => id)).toEqual(ids);
  expect(responses[0]).toMatchObject({ status: 'complete', answers: { wood: ['a'] } });
  expect(text).not.toContain('respondentId');
});

it('reads some at a time along the index, each once, and none that came meanwhile', async () => {
  const survey = await answeredSurvey(test, asked);
  const { documentId, experienceId } = survey;
  const { position: _, ...row } = await survey.answered({ wood: ['a'] });
  const own = () => ({ id: newId(), respondentId: newId(), idempotencyKey: newId() });
  // All at one moment: what tells them apart is their place in the ledger.
  await test.db.insert(responses).values(Array.from({ length: 599 }, () => ({ ...row, ...own() })));
  await test.db.execute('analyze responses');
  const until = await settledPosition(test.db);
  const whole = { experienceId, documentId, codebook: codebookOf([asked]), until, filter: {} };
  const { result: pages, statements } = await recordedStatements(async () => {
    const read: string[][] = [];
    for await (const page of readResponses(test.db, whole, key)) {
      read.push(page.map(({ id }) => id));
      await survey.answered({ wood: ['b'] });
    }
    return read;
  });
  expect(pages.map((page) => page.length)).toEqual([200, 200, 200]);
  const before = test.db.select({ id: responses.id }).from(responses);
  const ids = (await before.where(eq(responses.documentId, documentId))).map(({ id }) => id);
  expect(ids).toHaveLength(603);
  expect(new Set(ids).size - new Set(pages.flat()).size).toBe(3);
  const reads = statements.filter(({ text }) => text.includes('order by received_at'));
  expect(reads).toHaveLength(4);
  for (const read of reads)
    expect((await readingOf(test.pool, read)).indexes).toContain('responses_by_experience');
});

it('answers what is no survey, or can have no such answers, before anything is sent', async () => {
  const survey = await answeredSurvey(test, asked);
  const { brandId, documentId } = survey;
  const refused = await callEndpoint(test, 'owner', endpoints.exportSurveyResponses, {
    params: { brandId, documentId },
    query: { chosen: 'wood.a,gone.b' },
  });
  expect(refused.status).toBe(400);
  expect(refused.problem.errors).toEqual([{ pointer: '/chosen', message: 'Not an answer to this survey' }]);
  const foreign = await callEndpoint(test, 'manager', endpoints.exportSurveyResponses, {
    params: { brandId: test.brandId, documentId },
  });
  expect(foreign.status).toBe(404);
});
