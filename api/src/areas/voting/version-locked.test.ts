import {
  emptyProduct,
  emptyVote,
  endpoints,
  type RequestOf,
  type Run,
  type VotingDocument,
} from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import { publishJob, publishPlanned } from '../../content/publish-plan';
import { experiences, jobs } from '../../db/schema';
import { newId } from '../../ids';
import { callEndpoint } from '../../testing/call-endpoint';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { type SeededBrand, seedBrand } from '../../testing/test-seed';

let api: TestApp;
let own: SeededBrand;
beforeAll(async () => {
  api = await createTestApp();
}, 60_000);
beforeEach(async () => {
  own = await seedBrand(api.db, 'Brand');
});
afterEach(() => api.setNow(null));
afterAll(() => api.close());

const inBrand = () => ({ brandId: own.brandId });
const inExperience = () => ({ ...inBrand(), experienceId: own.experienceId });
const create = async (area: 'products' | 'scenes' | 'voting', data?: object) => {
  const body = { area, experienceId: own.experienceId, ...(data && { data: { ...data } }) };
  return (await callEndpoint(api, 'owner', endpoints.createDocument, { params: inBrand(), body })).body.id;
};
const change = (documentId: string, data: object) =>
  callEndpoint(api, 'owner', endpoints.patchDocument, {
    params: { ...inBrand(), documentId },
    body: { data: { ...data } },
    headers: { 'if-match': '"1"' },
  });
const publish = (body: RequestOf<typeof endpoints.publishExperience>['body'] = { note: '' }) =>
  callEndpoint(api, 'owner', endpoints.publishExperience, { params: inExperience(), body });
const restore = (version: number) =>
  callEndpoint(api, 'owner', endpoints.restoreVersion, { params: { ...inExperience(), version } });
const publishedVersion = async () => {
  const rows = await api.db.select().from(experiences).where(eq(experiences.id, own.experienceId));
  return rows[0]?.publishedVersion;
};

const theVote = (sofa: Partial<VotingDocument['options'][string]> = { label: { en: 'Linen' } }) => ({
  ...emptyVote(),
  title: { en: 'Which fabric?' },
  options: {
    sofa: { order: 'a0', label: {}, ...sofa },
    none: { order: 'a1', label: { en: 'Neither' } },
  },
});
const silk = { options: { sofa: { label: { en: 'Silk' } } } };

/** The vote published as version 1. */
async function published(vote: VotingDocument) {
  const voteId = await create('voting', vote);
  await create('scenes');
  expect((await publish()).status).toBe(201);
  return voteId;
}
async function act(action: 'open' | 'close') {
  const { body } = await callEndpoint(api, 'owner', endpoints.getExperienceSummary, {
    params: inExperience(),
  });
  const [run] = body.runs as Run[];
  const { status } = await callEndpoint(api, 'owner', endpoints.actOnRun, {
    params: { ...inBrand(), runId: run?.id ?? '' },
    body: { action },
  });
  expect(status).toBe(200);
}
/** The first ballot, of what is served now. */
async function voteIsCast(documentId: string) {
  await act('open');
  const { body } = await callEndpoint(api, 'anonymous', endpoints.resolvePlacement, {
    params: { placementId: own.placementId },
  });
  const session = await api.app.inject({ method: 'POST', url: '/v1/visitor-sessions', payload: {} });
  const cookie = String(session.headers['set-cookie']).split(';')[0] ?? '';
  const response = await api.app.inject({
    method: 'POST',
    url: `/v1/placements/${own.placementId}/responses`,
    headers: { cookie, 'idempotency-key': newId() },
    payload: { documentId, manifest: body.manifest, answers: { vote: ['sofa'] }, language: 'en' },
  });
  expect(response.statusCode).toBe(201);
}
const refused = { status: 409, problem: { code: 'version-locked' } };

test('a draft that was written before the first ballot is published once the vote is closed', async () => {
  const voteId = await published(theVote());
  await change(voteId, silk);
  await voteIsCast(voteId);
  const { problem, ...response } = await publish();
  expect({ ...response, problem }).toMatchObject(refused);
  expect(problem.message).toMatch(/voting on “Which fabric\?” at .+ Close the vote there, then publish/);
  expect(await publishedVersion()).toBe(1);
  await act('close');
  expect((await publish()).status).toBe(201);
  expect(await publishedVersion()).toBe(2);
});

test('an older version that had other options is not made current', async () => {
  const voteId = await published(theVote());
  await change(voteId, silk);
  await publish();
  await voteIsCast(voteId);
  expect(await restore(1)).toMatchObject(refused);
  expect(await publishedVersion()).toBe(2);
});

test('another title of the product that is voted on waits likewise', async () => {
  const productId = await create('products', {
    ...emptyProduct(),
    title: { en: 'Sofa' },
    handle: 'sofa',
    status: 'active',
  });
  const voteId = await published(theVote({ productId }));
  await voteIsCast(voteId);
  await change(productId, { title: { en: 'Divan' } });
  expect(await publish()).toMatchObject(refused);
});

test('what leaves the ballot as it is is published meanwhile', async () => {
  const voteId = await published(theVote());
  await voteIsCast(voteId);
  await change(voteId, {
    title: { en: 'Which one?' },
    options: { sofa: { label: { en: 'Linen', de: 'Leinen' } } },
  });
  expect((await publish()).status).toBe(201);
});

test('a planned version waits until the vote is closed, and goes live then', async () => {
  const start = Date.parse('2026-11-02T08:00:00.000Z');
  const at = (minutes: number) => api.setNow(new Date(start + minutes * 60_000));
  at(0);
  const voteId = await published(theVote());
  await change(voteId, silk);
  await publish({ note: '', at: new Date(start + 3_600_000).toISOString() });
  await voteIsCast(voteId);
  at(61);
  const planned = { experienceId: own.experienceId, version: 2 };
  await publishPlanned(api.dependencies, planned);
  expect(await publishedVersion()).toBe(1);
  const { body } = await callEndpoint(api, 'owner', endpoints.getExperience, { params: inExperience() });
  expect(body.planned).toMatchObject({ version: 2 });
  const again = await api.db.select().from(jobs).where(eq(jobs.kind, publishJob));
  expect(again.map(({ dueAt }) => dueAt.getTime())).toContain(start + 62 * 60_000);
  await act('close');
  at(62);
  await publishPlanned(api.dependencies, planned);
  expect(await publishedVersion()).toBe(2);
});
