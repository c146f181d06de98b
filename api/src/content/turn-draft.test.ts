import { type DraftTurnRequest, endpoints, limits, standardTheme } from '@vitrine/shared/contract';
import { eq, sql } from 'drizzle-orm';
import { documentRevisions, documents } from '../db/schema';
import { newId } from '../ids';
import { experienceTopic } from '../live/topics';
import { callEndpoint } from '../testing/call-endpoint';
import { completePoll, completeScene, seedModel } from '../testing/seed-content';
import { createTestApp, type TestApp } from '../testing/test-app';

let api: TestApp;
let modelId: string;
beforeAll(async () => {
  api = await createTestApp();
  modelId = (await seedModel(api.db, api.brandId)).id;
});
afterAll(() => api.close());

const inBrand = () => ({ brandId: api.brandId });
const read = async (documentId: string) =>
  (await callEndpoint(api, 'editor', endpoints.getDocument, { params: { ...inBrand(), documentId } })).body;
async function rename(documentId: string, title: string) {
  const { revision } = await read(documentId);
  await callEndpoint(api, 'editor', endpoints.patchDocument, {
    params: { ...inBrand(), documentId },
    body: { data: { title: { en: title, de: title } } },
    headers: { 'if-match': `"${revision}"` },
  });
}

/** A published experience: since then its scene was renamed, its poll archived, and a second scene made. */
async function changedSinceItsVersion() {
  const made = await callEndpoint(api, 'manager', endpoints.createExperience, {
    params: inBrand(),
    body: { name: 'Showroom', languages: ['en', 'de'] },
  });
  const experienceId = made.body.id;
  const params = { ...inBrand(), experienceId };
  const create = async (area: 'scenes' | 'polling' | 'theme', data: object) => {
    const body = { experienceId, area, data: { ...data } };
    return (await callEndpoint(api, 'editor', endpoints.createDocument, { params: inBrand(), body })).body.id;
  };
  const sceneId = await create('scenes', completeScene(modelId));
  const pollId = await create('polling', completePoll());
  await callEndpoint(api, 'manager', endpoints.publishExperience, { params, body: {} });
  await rename(sceneId, 'Bedroom');
  const archive = (documentId: string) =>
    callEndpoint(api, 'editor', endpoints.archiveDocument, { params: { ...inBrand(), documentId } });
  await archive(pollId);
  const newSceneId = await create('scenes', completeScene(modelId));
  const turn = async (body: DraftTurnRequest) =>
    (await callEndpoint(api, 'editor', endpoints.turnDraft, { params, body })).body;
  const titles = async () => {
    const { body } = await callEndpoint(api, 'editor', endpoints.getDocumentOutline, { params });
    return Object.fromEntries(body.items.map(({ id, title }) => [id, title.en]));
  };
  return { params, sceneId, pollId, newSceneId, archive, create, turn, titles };
}

it('makes an older version the draft again, and keeps every document’s history', async () => {
  const { newSceneId, pollId, sceneId, titles, turn } = await changedSinceItsVersion();
  const { kept, turned } = await turn({ version: 1 });
  expect(await titles()).toEqual({ [sceneId]: 'Living room', [pollId]: 'Wood' });
  expect([turned.length, kept]).toEqual([3, 0]);
  expect(await read(sceneId)).toMatchObject({ revision: 3, updatedBy: 'editor' });
  expect((await read(newSceneId)).archivedAt).not.toBeNull();
});

it('turned to where it is already, makes no revision', async () => {
  const { turn } = await changedSinceItsVersion();
  await turn({ version: 1 });
  expect(await turn({ version: 1 })).toEqual({ turned: [], kept: 0 });
});

it('can be taken back, document by document', async () => {
  const { newSceneId, sceneId, titles, turn } = await changedSinceItsVersion();
  const { turned } = await turn({ version: 1 });
  expect((await turn({ takeBack: turned })).kept).toBe(0);
  expect(await titles()).toEqual({ [sceneId]: 'Bedroom', [newSceneId]: 'Living room' });
});

it('leaves what somebody has written since, and says so', async () => {
  const { newSceneId, sceneId, titles, turn } = await changedSinceItsVersion();
  const { turned } = await turn({ version: 1 });
  await rename(sceneId, 'Attic');
  expect((await turn({ takeBack: turned })).kept).toBe(1);
  expect(await titles()).toEqual({ [sceneId]: 'Attic', [newSceneId]: 'Living room' });
});

it('brings no document back for which there is no room any more', async () => {
  const { archive, create, params, turn } = await changedSinceItsVersion();
  const first = await create('theme', standardTheme());
  const { turned } = await turn({ version: 1 });
  const second = await create('theme', standardTheme());
  const body = { takeBack: turned };
  const refused = await callEndpoint(api, 'editor', endpoints.turnDraft, { params, body });
  expect([refused.status, refused.problem.code]).toEqual([409, 'single-document']);
  const areArchived = async () =>
    [await read(first), await read(second)].map(({ archivedAt }) => archivedAt !== null);
  expect(await areArchived()).toEqual([true, false]);
  await archive(second);
  expect((await turn(body)).kept).toBe(0);
  expect(await areArchived()).toEqual([false, true]);
});

it('brings a document back in the place of one that goes', async () => {
  const { archive, create, params, turn } = await changedSinceItsVersion();
  const first = await create('theme', standardTheme());
  await callEndpoint(api, 'manager', endpoints.publishExperience, { params, body: {} });
  await archive(first);
  const second = await create('theme', standardTheme());
  await turn({ version: 2 });
  expect((await read(first)).archivedAt).toBeNull();
  expect((await read(second)).archivedAt).not.toBeNull();
});

it('is told to whoever has the experience open', async () => {
  const { params, turn } = await changedSinceItsVersion();
  const heard: string[] = [];
  const stop = api.dependencies.bus.subscribe(experienceTopic(params.experienceId), (message) =>
    heard.push(message),
  );
  await turn({ version: 1 });
  stop();
  expect(heard).toEqual([JSON.stringify({ kind: 'draft' })]);
});

it('of a version that never was is not found', async () => {
  const { params } = await changedSinceItsVersion();
  const answer = await callEndpoint(api, 'editor', endpoints.turnDraft, { params, body: { version: 7 } });
  expect(answer.status).toBe(404);
});

it('turns more documents at once than one statement has parameters for', async () => {
  const { params, turn } = await changedSinceItsVersion();
  const count = 11_000;
  const { experienceId } = params;
  const data = { ...completePoll() };
  await api.db.execute(sql`
    insert into ${documents} (id, brand_id, experience_id, area, "order", base_language, data, created_at, updated_at)
    select translate(lpad(n::text, 16, 'a'), '01', 'xy'), ${api.brandId}::text, ${experienceId}::text, 'polling',
      'b' || n, 'en', ${JSON.stringify(data)}::jsonb, now(), now()
    from generate_series(1, ${count}::int) n`);
  const { turned } = await turn({ version: 1 });
  // And the scene and the poll, and the other scene.
  expect(turned).toHaveLength(count + 3);
  expect(await api.db.$count(documentRevisions, eq(documentRevisions.revision, 2))).toBeGreaterThan(count);
});

it('takes back as many documents in one call as it says', async () => {
  const { params, titles } = await changedSinceItsVersion();
  const before = await titles();
  const takeBack = Array.from({ length: limits.draftTurn.documents }, () => ({
    documentId: newId(),
    revision: 2_147_483_647,
    was: { revision: 2_147_483_646, archived: false },
  }));
  const answer = await callEndpoint(api, 'editor', endpoints.turnDraft, { params, body: { takeBack } });
  expect([answer.status, answer.body]).toEqual([200, { turned: [], kept: takeBack.length }]);
  expect(await titles()).toEqual(before);
});
