import { endpoints } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import { startJobs } from '../db/jobs';
import { brands, experiences, formerVersions } from '../db/schema';
import { callEndpoint } from '../testing/call-endpoint';
import { completePoll, completeScene, seedModel } from '../testing/seed-content';
import { createTestApp, type TestApp } from '../testing/test-app';
import { publishJob, publishPlanned } from './publish-plan';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());
afterEach(() => api.setNow(null));

const start = new Date('2026-11-02T08:00:00.000Z');
const opening = '2026-11-02T10:00:00.000Z';
const after = new Date('2026-11-02T10:00:01.000Z');

/** An experience that can be published. */
async function aDraft() {
  api.setNow(start);
  const params = { brandId: api.brandId };
  const model = await seedModel(api.db, api.brandId);
  const { body } = await callEndpoint(api, 'manager', endpoints.createExperience, {
    params,
    body: { name: 'Showroom', languages: ['en', 'de'] },
  });
  const create = (area: 'scenes' | 'polling', data: object) =>
    callEndpoint(api, 'editor', endpoints.createDocument, {
      params,
      body: { experienceId: body.id, area, data: { ...data } },
    });
  await create('scenes', completeScene(model.id));
  const poll = await create('polling', completePoll());
  return { params: { ...params, experienceId: body.id }, pollId: poll.body.id };
}
type Draft = Awaited<ReturnType<typeof aDraft>>;

const publish = ({ params }: Draft, body: { at?: string; note?: string } = {}) =>
  callEndpoint(api, 'manager', endpoints.publishExperience, { params, body });
const experienceOf = async ({ params }: Draft) =>
  (await callEndpoint(api, 'analyst', endpoints.getExperience, { params })).body;
const cancel = ({ params }: Draft) =>
  callEndpoint(api, 'manager', endpoints.cancelPlannedPublish, { params });
const rename = ({ params: { brandId }, pollId }: Draft, title: string, revision: number) =>
  callEndpoint(api, 'editor', endpoints.patchDocument, {
    params: { brandId, documentId: pollId },
    body: { data: { title: { en: title, de: title } } },
    headers: { 'if-match': `"${revision}"` },
  });

/** What some processes' job runners do at a moment. @returns how many jobs they ran together. */
async function jobsAt(moment: Date, processes = 1): Promise<number> {
  api.setNow(moment);
  const failures: unknown[] = [];
  const runners = await Promise.all(
    Array.from({ length: processes }, () =>
      startJobs({
        db: api.db,
        now: api.dependencies.now,
        kinds: { [publishJob]: { run: (data) => publishPlanned(api.dependencies, data) } },
        onError: (_, error) => failures.push(error),
      }),
    ),
  );
  const runs = await Promise.all(runners.map((runner) => runner.runDue()));
  await Promise.all(runners.map((runner) => runner.stop()));
  expect(failures).toEqual([]);
  return runs.reduce((sum, count) => sum + count, 0);
}

describe('publishing at a time', () => {
  it('keeps the draft as it is now and makes it live when the time has come, once', async () => {
    const draft = await aDraft();
    const { body, status } = await publish(draft, { at: opening });
    expect([status, body.version, body.current]).toEqual([201, 1, false]);
    await rename(draft, 'Written later', 1);
    expect(await experienceOf(draft)).toMatchObject({
      status: 'draft',
      publishedVersion: null,
      planned: { version: 1, at: opening },
    });
    expect(await jobsAt(new Date('2026-11-02T09:59:59.000Z'))).toBe(0);
    expect(await jobsAt(after, 3)).toBe(1);
    expect(await experienceOf(draft)).toMatchObject({
      status: 'changed',
      publishedVersion: 1,
      planned: null,
    });
    const moves = await api.db
      .select()
      .from(formerVersions)
      .where(eq(formerVersions.experienceId, draft.params.experienceId));
    expect(moves).toHaveLength(1);
  });

  it('does nothing twice when a job runs again', async () => {
    const draft = await aDraft();
    await publish(draft, { at: opening });
    const data = { experienceId: draft.params.experienceId, version: 1 };
    await publishPlanned(api.dependencies, data);
    await callEndpoint(api, 'manager', endpoints.unpublishExperience, { params: draft.params });
    await publishPlanned(api.dependencies, data);
    expect(await experienceOf(draft)).toMatchObject({ status: 'unpublished', publishedVersion: null });
  });

  it('can be taken back, and says so when there is nothing to take back', async () => {
    const draft = await aDraft();
    await publish(draft, { at: opening });
    expect((await cancel(draft)).body.planned).toBeNull();
    const again = await cancel(draft);
    expect([again.status, again.problem.code]).toEqual([409, 'nothing-planned']);
    await jobsAt(after);
    expect(await experienceOf(draft)).toMatchObject({ status: 'draft', publishedVersion: null });
  });

  it('gives way to what is published or planned after it', async () => {
    const draft = await aDraft();
    await publish(draft, { at: opening });
    await rename(draft, 'Newer', 1);
    await publish(draft, { at: '2026-11-02T12:00:00.000Z' });
    expect((await experienceOf(draft)).planned).toEqual({ version: 2, at: '2026-11-02T12:00:00.000Z' });
    await jobsAt(after);
    expect((await experienceOf(draft)).publishedVersion).toBeNull();
    await rename(draft, 'Newest', 2);
    await publish(draft);
    await jobsAt(new Date('2026-11-02T12:00:01.000Z'));
    expect(await experienceOf(draft)).toMatchObject({ publishedVersion: 3, planned: null });
  });

  it('leaves an archived experience alone', async () => {
    const draft = await aDraft();
    await publish(draft, { at: opening });
    await api.db
      .update(experiences)
      .set({ archivedAt: start })
      .where(eq(experiences.id, draft.params.experienceId));
    await jobsAt(after);
    expect(await experienceOf(draft)).toMatchObject({
      status: 'archived',
      publishedVersion: null,
      planned: null,
    });
  });

  it('leaves an experience of an archived brand alone', async () => {
    const draft = await aDraft();
    await publish(draft, { at: opening });
    const setBrand = (archivedAt: Date | null) =>
      api.db.update(brands).set({ archivedAt }).where(eq(brands.id, draft.params.brandId));
    await setBrand(start);
    await jobsAt(after);
    await setBrand(null);
    expect(await experienceOf(draft)).toMatchObject({ publishedVersion: null, planned: null });
  });

  it('refuses a moment that has passed, and a draft that could not be published now', async () => {
    const draft = await aDraft();
    const late = await publish(draft, { at: '2026-11-02T07:00:00.000Z' });
    expect([late.status, late.problem.errors?.[0]?.pointer]).toEqual([400, '/at']);
    const { params } = draft;
    const empty = await callEndpoint(api, 'manager', endpoints.createExperience, {
      params,
      body: { name: 'Empty' },
    });
    const blocked = await publish(
      { ...draft, params: { ...params, experienceId: empty.body.id } },
      { at: opening },
    );
    expect([blocked.status, blocked.problem.code]).toEqual([409, 'blocked']);
  });
});

describe('comparing versions', () => {
  const changes = ({ params }: Draft, from: number, to: number | 'draft') =>
    callEndpoint(api, 'analyst', endpoints.compareVersions, {
      params: { ...params, version: from },
      query: { to },
    });

  it('names the documents that differ, as they were and as they are', async () => {
    const draft = await aDraft();
    await publish(draft);
    await rename(draft, 'Second', 1);
    const drafted = await changes(draft, 1, 'draft');
    expect(drafted.body).toMatchObject({
      total: 1,
      items: [{ documentId: draft.pollId, area: 'polling', after: { title: { en: 'Second' } } }],
    });
    expect(drafted.body.items[0]?.before).toMatchObject({ title: completePoll().title });
    await publish(draft);
    expect((await changes(draft, 2, 'draft')).body).toEqual({ items: [], total: 0 });
    expect((await changes(draft, 2, 1)).body.items[0]).toMatchObject({
      before: { title: { en: 'Second' } },
      after: { title: completePoll().title },
    });
  });

  it('tells what is new and what is gone', async () => {
    const draft = await aDraft();
    await publish(draft);
    const documentId = draft.pollId;
    await callEndpoint(api, 'editor', endpoints.archiveDocument, {
      params: { brandId: api.brandId, documentId },
    });
    const [gone] = (await changes(draft, 1, 'draft')).body.items;
    expect(gone).toMatchObject({ documentId, after: null });
    await publish(draft);
    const [fresh] = (await changes(draft, 2, 1)).body.items;
    expect(fresh).toMatchObject({ documentId, before: null });
  });

  it('knows no version that never was', async () => {
    const draft = await aDraft();
    expect((await changes(draft, 1, 'draft')).status).toBe(404);
  });
});
