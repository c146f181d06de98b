import { endpoints, type PublishedPoll } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import { auditEntries, brands, documents, previewAccesses, testResponses } from '../db/schema';
import { callEndpoint } from '../testing/call-endpoint';
import { completePoll } from '../testing/seed-content';
import { createTestApp, type TestApp } from '../testing/test-app';

let api: TestApp;
let pollId: string;
let inExperience: { brandId: string; experienceId: string };
beforeAll(async () => {
  api = await createTestApp();
  inExperience = { brandId: api.brandId, experienceId: api.experienceId };
  const { body } = await callEndpoint(api, 'editor', endpoints.createDocument, {
    params: { brandId: api.brandId },
    body: { experienceId: api.experienceId, area: 'polling', data: { ...completePoll() } },
  });
  pollId = body.id;
});
afterAll(() => api.close());

const compile = (unsaved: Record<string, Record<string, unknown>>, known: string[] = []) =>
  callEndpoint(api, 'analyst', endpoints.compilePreview, { params: inExperience, body: { unsaved, known } });
const openPreview = async () =>
  (await callEndpoint(api, 'editor', endpoints.openPreview, { params: inExperience })).body;
const titleIn = (parts: Record<string, unknown>) =>
  (Object.values(parts) as PublishedPoll[]).map(({ title }) => title.en);

it('of an archived brand leads nowhere, and back again when the brand is restored', async () => {
  const { placementId, testAccessId } = await openPreview();
  const open = async () =>
    (await api.app.inject({ url: `/v1/placements/${placementId}/test/${testAccessId}` })).statusCode;
  const setArchived = (archivedAt: Date | null) =>
    api.db.update(brands).set({ archivedAt }).where(eq(brands.id, api.brandId));
  expect(await open()).toBe(200);
  await setArchived(new Date());
  expect(await open()).toBe(404);
  await setArchived(null);
  expect(await open()).toBe(200);
});

describe('compiling a preview', () => {
  const typed = () => ({ ...completePoll(), title: { en: 'Typed just now' } });

  it('takes what is not saved yet in place of what is stored, and stores nothing', async () => {
    const { status, body } = await compile({ [pollId]: typed() });
    expect(status).toBe(200);
    expect(titleIn(body.parts)).toEqual(['Typed just now']);
    const [stored] = await api.db.select().from(documents).where(eq(documents.id, pollId));
    expect(stored).toMatchObject({ revision: 1, data: completePoll() });
    expect(titleIn((await compile({})).body.parts)).toEqual(['Wood']);
    const entries = await api.db.select().from(auditEntries).where(eq(auditEntries.action, 'compilePreview'));
    expect(entries).toEqual([]);
  });

  it('does not send again what the caller has', async () => {
    const { root, parts } = (await compile({})).body;
    const [hash = ''] = Object.keys(parts);
    const again = (await compile({}, [hash])).body;
    expect(again.parts).toEqual({});
    expect(again.root).toEqual(root);
    expect(Object.keys((await compile({ [pollId]: typed() }, [hash])).body.parts)).toHaveLength(1);
  });

  it('refuses data of another shape, and takes none for a document of another experience', async () => {
    const refused = await compile({ [pollId]: { ...completePoll(), title: 'Wood' } });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('/data/title');
    const { body: foreign } = await callEndpoint(api, 'owner', endpoints.createDocument, {
      params: { brandId: api.foreign.brandId },
      body: { experienceId: api.foreign.experienceId, area: 'polling' },
    });
    const { body } = await compile({ [foreign.id]: typed() });
    expect(titleIn(body.parts)).toEqual(['Wood']);
  });
});

describe('the preview’s address', () => {
  it('is the same for everybody who edits, shows the draft, and is in no list', async () => {
    const access = await openPreview();
    expect(await openPreview()).toEqual(access);
    const { placementId, testAccessId } = access;
    const shown = await callEndpoint(api, 'anonymous', endpoints.getTestManifest, {
      params: { placementId, testAccessId },
    });
    expect(shown.body).toMatchObject({ preview: true, label: '' });
    expect(shown.body).not.toHaveProperty('timeZone');
    expect(titleIn(shown.body.parts)).toEqual(['Wood']);
    const visited = await callEndpoint(api, 'anonymous', endpoints.resolvePlacement, {
      params: { placementId },
    });
    expect(visited.status).toBe(404);
    const listed = await callEndpoint(api, 'manager', endpoints.listPlacements, {
      params: { brandId: api.brandId },
    });
    expect(listed.body.items.map(({ id }) => id)).toEqual([api.placementId]);
  });

  it('keeps no answers', async () => {
    const { placementId, testAccessId } = await openPreview();
    const { status } = await callEndpoint(api, 'anonymous', endpoints.createTestResponse, {
      params: { placementId, testAccessId },
      body: { documentId: pollId, answers: { wood: ['oak'] }, language: 'en' },
      headers: { 'idempotency-key': 'a-preview' },
    });
    expect(status).toBe(409);
    expect(await api.db.$count(testResponses)).toBe(0);
  });

  it('ends after a day, and is another one long before', async () => {
    const { placementId, testAccessId } = await openPreview();
    const age = (hours: number) =>
      api.db
        .update(previewAccesses)
        .set({ expiresAt: new Date(Date.now() + (24 - hours) * 3_600_000) })
        .where(eq(previewAccesses.id, testAccessId));
    const open = () =>
      callEndpoint(api, 'anonymous', endpoints.getTestManifest, { params: { placementId, testAccessId } });
    await age(13);
    expect((await openPreview()).testAccessId).not.toBe(testAccessId);
    expect((await open()).status).toBe(200);
    await age(25);
    const { problem, status } = await open();
    // It stands at no placement that anybody could see.
    expect([status, problem.current]).toEqual([410, undefined]);
  });
});
