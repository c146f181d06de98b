import {
  type Answers,
  emptyVaultQuestion,
  endpoints,
  type PublishedSurvey,
  type VaultQuestion,
  withVaultQuestionInSurvey,
} from '@vitrine/shared/contract';
import Papa from 'papaparse';
import { newId } from '../../ids';
import { callEndpoint } from '../../testing/call-endpoint';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { type SeededBrand, seedBrand } from '../../testing/test-seed';
import { draftQuestion, draftSurvey } from './testing/draft-survey';
import { answerSurvey } from './testing/published-survey-at';

const other = { order: 'a2', label: { en: 'Else' }, other: true as const };

let test: TestApp;
let brand: SeededBrand;
let documentId: string;
beforeAll(async () => {
  test = await createTestApp();
  brand = await seedBrand(test.db, 'Brand');
  const { brandId, experienceId } = brand;
  const create = async (area: 'question-vault' | 'scenes' | 'surveys', data?: object) =>
    (
      await callEndpoint(test, 'owner', endpoints.createDocument, {
        params: { brandId },
        body: { experienceId, area, ...(data && { data: { ...data } }) },
      })
    ).body.id;
  await create('scenes');
  const question: VaultQuestion = {
    ...{ ...emptyVaultQuestion(), type: 'multiple', state: 'ready', text: { en: 'Which wood?' } },
    options: {
      oak: { order: 'a0', label: { en: 'Oak' } },
      other: { order: 'a1', label: { en: 'Other' }, other: true },
    },
  };
  const pinned = { id: await create('question-vault', question), version: 1 };
  const own = draftQuestion('p2');
  const linked = withVaultQuestionInSurvey(draftQuestion('p1'), question, pinned);
  documentId = await create(
    'surveys',
    draftSurvey({
      questions: {
        wood: linked,
        room: { ...own, options: { ...own.options, other } },
      },
    }),
  );
});
afterAll(() => test.close());

const params = () => ({ brandId: brand.brandId, documentId });

/** @returns the manifest that visitors get from then on. */
async function publish(): Promise<string> {
  const { brandId, experienceId, placementId } = brand;
  const { status } = await callEndpoint(test, 'owner', endpoints.publishExperience, {
    params: { brandId, experienceId },
    body: {},
  });
  expect(status).toBe(201);
  const { body } = await callEndpoint(test, 'anonymous', endpoints.resolvePlacement, {
    params: { placementId },
  });
  return body.manifest ?? '';
}
const results = async () =>
  (await callEndpoint(test, 'owner', endpoints.getSurveyResults, { params: params(), query: {} })).body
    .questions;
async function table() {
  const { text } = await callEndpoint(test, 'owner', endpoints.exportSurveyResponses, {
    params: params(),
    query: {},
  });
  const [keys = [], names = [], ...lines] = Papa.parse<string[]>(text.replace('\ufeff', '').trimEnd()).data;
  return { names: Object.fromEntries(keys.map((key, at) => [key, names[at]])), keys, lines };
}
/** Of the survey among the parts of a manifest. */
const fieldsIn = (parts: Record<string, unknown>) =>
  (Object.values(parts) as PublishedSurvey[])
    .filter(({ area }) => area === 'surveys')
    .flatMap(({ pages }) => pages.flatMap(({ questions }) => questions))
    .flatMap(({ id, type }) => (type === 'short-text' ? id : []));

it('comes from a question in the vault or in the survey to results, exports and moderation, and outlives a new name', async () => {
  const manifest = await publish();
  const place = { ...brand, documentId, manifest };
  const summary = async () =>
    (await callEndpoint(test, 'owner', endpoints.getExperienceSummary, { params: brand })).body.surveys[
      documentId
    ]?.questions.map(({ text }) => text.en);
  const named = ['Which wood?', 'Which wood? – Other', 'Which wood?', 'Which wood? – Else'];
  expect(await summary()).toEqual(named);
  const [, field = ''] = (await results()).map(({ id }) => id);
  const answered = (answers: Answers) => answerSurvey(test, place, answers);

  const unseen = await answered({ wood: ['oak'], [field]: { text: 'Elm' } });
  expect(unseen.json()).toMatchObject({ errors: [{ pointer: `/answers/${field}` }] });
  const { id } = (await answered({ wood: ['oak', 'other'], [field]: { text: 'Elm wood' } })).json();
  expect((await answered({ wood: ['other'] })).statusCode).toBe(201);
  expect((await answered({ wood: ['other'], [field]: { text: 'Cherry' } })).statusCode).toBe(201);

  expect(await results()).toMatchObject([
    { id: 'wood', answered: 3 },
    { id: field, type: 'short-text', text: { en: 'Which wood? – Other' }, answered: 2 },
    { id: 'room', answered: 0 },
    { text: { en: 'Which wood? – Else' }, answered: 0 },
  ]);
  const written = async (q: string) =>
    (
      await callEndpoint(test, 'owner', endpoints.listWrittenAnswers, {
        params: params(),
        query: { question: field, q },
      })
    ).body.items;
  expect(await written('elm')).toMatchObject([{ text: 'Elm wood', hidden: false }]);
  await callEndpoint(test, 'owner', endpoints.moderateDocument, {
    params: params(),
    body: { kind: 'text', response: id, question: field, shown: false },
  });
  expect(await written('elm')).toMatchObject([{ text: 'Elm wood', hidden: true }]);

  const before = await table();
  const column = before.keys.indexOf(`q_${field}`);
  expect(before.names).toMatchObject({ [`q_${field}`]: 'Which wood? – Other' });
  expect(before.lines.map((line) => line.slice(column, column + 2))).toEqual([
    ['Elm wood', '1'],
    ['', ''],
    ['Cherry', ''],
  ]);

  await callEndpoint(test, 'owner', endpoints.patchDocument, {
    params: params(),
    body: { data: { questions: { room: { options: { other: { label: { en: 'Another' } } } } } } },
    headers: { 'if-match': '"1"' },
  });
  await publish();
  const after = await table();
  expect(after.keys).toEqual(before.keys);
  expect(Object.values(after.names)).toContain('Which wood? – Another');
});

it('is there in test access as it will be for visitors', async () => {
  const at = { placementId: brand.placementId, testAccessId: brand.testAccessId };
  const { body } = await callEndpoint(test, 'anonymous', endpoints.getTestManifest, { params: at });
  const [field = ''] = fieldsIn(body.parts);
  const answer = (wood: string) =>
    callEndpoint(test, 'anonymous', endpoints.createTestResponse, {
      params: at,
      body: { documentId, answers: { wood: [wood], [field]: { text: 'Elm' } }, language: 'en' },
      headers: { 'idempotency-key': newId() },
    });
  expect((await answer('other')).status).toBe(201);
  expect((await answer('oak')).status).toBe(400);
});

it('is there in the editor’s preview, also of what is not saved yet', async () => {
  const { brandId, experienceId } = brand;
  const unsaved = { ...draftSurvey({ questions: { q1: draftQuestion('p1', { options: { any: other } }) } }) };
  const { body } = await callEndpoint(test, 'owner', endpoints.compilePreview, {
    params: { brandId, experienceId },
    body: { known: [], unsaved: { [documentId]: unsaved } },
  });
  expect(fieldsIn(body.parts)).toHaveLength(1);
});
