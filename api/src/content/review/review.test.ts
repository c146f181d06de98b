import { endpoints, type PublishReview } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import { brands, documents, people } from '../../db/schema';
import { callEndpoint } from '../../testing/call-endpoint';
import { completePoll, completeScene, seedModel } from '../../testing/seed-content';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { TestRole } from '../../testing/test-seed';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(() => setting({ reviewBeforePublish: true }));
afterAll(() => test?.close());

const setting = (own: { reviewBeforePublish?: boolean; editorsMayPublish?: boolean }) =>
  test.db.update(brands).set(own).where(eq(brands.id, test.brandId));

/** An experience that can be published. */
async function aDraft() {
  const params = { brandId: test.brandId };
  const model = await seedModel(test.db, test.brandId);
  const { body } = await callEndpoint(test, 'manager', endpoints.createExperience, {
    params,
    body: { name: 'Showroom' },
  });
  const create = (area: 'scenes' | 'polling', data: object) =>
    callEndpoint(test, 'editor', endpoints.createDocument, {
      params,
      body: { experienceId: body.id, area, data: { ...data } },
    });
  await create('scenes', completeScene(model.id));
  const poll = await create('polling', completePoll());
  return { params: { ...params, experienceId: body.id }, pollId: poll.body.id, modelId: model.id };
}
type Draft = Awaited<ReturnType<typeof aDraft>>;

const ask = (role: TestRole, { params }: Draft, note = '') =>
  callEndpoint(test, role, endpoints.askForReview, { params, body: { note } });
const review = async ({ params }: Draft) =>
  (await callEndpoint(test, 'analyst', endpoints.getReview, { params })).body;
const approve = async (role: TestRole, draft: Draft, contentHash?: string) =>
  callEndpoint(test, role, endpoints.decideReview, {
    params: draft.params,
    body: { decision: 'approve', contentHash: contentHash ?? (await review(draft)).contentHash },
  });
const askForChanges = async (role: TestRole, draft: Draft, note: string) =>
  callEndpoint(test, role, endpoints.decideReview, {
    params: draft.params,
    body: { decision: 'ask-for-changes', contentHash: (await review(draft)).contentHash, note },
  });
const publish = ({ params }: Draft, at?: string) =>
  callEndpoint(test, 'manager', endpoints.publishExperience, { params, body: at ? { at } : {} });
let title = 0;
const edit = async ({ pollId }: Draft) => {
  const [poll] = await test.db.select().from(documents).where(eq(documents.id, pollId));
  title += 1;
  await callEndpoint(test, 'editor', endpoints.patchDocument, {
    params: { brandId: test.brandId, documentId: pollId },
    body: { data: { title: { en: `Title ${title}` } } },
    headers: { 'if-match': `"${poll?.revision}"` },
  });
};
const nameOf = (step: PublishReview['asked']) => step?.by.name;

describe('where the brand wants reviews', () => {
  it('goes live only what another person has approved', async () => {
    const draft = await aDraft();
    expect((await publish(draft)).problem).toMatchObject({
      status: 409,
      code: 'review-missing',
      message: 'Another person has to approve this first. Ask for a review.',
      current: ['ask'],
    });
    expect((await ask('editor', draft, 'New chairs')).body).toMatchObject({
      required: true,
      state: 'requested',
      asked: { note: 'New chairs' },
      decided: null,
    });
    expect((await publish(draft)).problem).toMatchObject({ status: 409, code: 'review-waiting' });
    const approved = await approve('manager', draft);
    expect(approved.body).toMatchObject({ state: 'approved' });
    expect([nameOf(approved.body.asked), nameOf(approved.body.decided)]).toEqual(['editor', 'manager']);
    expect((await publish(draft)).status).toBe(201);
  });

  it('who asked cannot decide, whatever their role', async () => {
    const draft = await aDraft();
    await ask('owner', draft);
    expect((await approve('owner', draft)).problem).toMatchObject({ status: 403, code: 'own-review' });
    expect((await askForChanges('owner', draft, 'Mine')).problem.status).toBe(403);
    expect((await approve('admin', draft)).status).toBe(201);
  });

  it('an editor decides only where editors may publish', async () => {
    const draft = await aDraft();
    await ask('manager', draft);
    expect((await approve('editor', draft)).problem.status).toBe(403);
    await setting({ editorsMayPublish: true });
    expect((await approve('editor', draft)).status).toBe(201);
    await setting({ editorsMayPublish: false });
  });

  it('every edit makes an approval stale; asked for again and approved, it goes live', async () => {
    const draft = await aDraft();
    await ask('editor', draft);
    await approve('manager', draft);
    await edit(draft);
    expect((await review(draft)).state).toBe('stale');
    expect((await publish(draft)).problem).toMatchObject({ status: 409, code: 'review-stale' });
    expect((await approve('owner', draft)).problem).toMatchObject({
      status: 409,
      code: 'review-elsewhere',
      current: ['ask'],
    });
    await ask('editor', draft);
    await approve('manager', draft);
    expect((await publish(draft)).status).toBe(201);
    await edit(draft);
    expect(await review(draft)).toMatchObject({ state: 'none', asked: null, decided: null });
  });

  it.each([
    [
      'its name',
      ({ params }: Draft) =>
        callEndpoint(test, 'manager', endpoints.updateExperience, { params, body: { name: 'Other' } }),
    ],
    [
      'its languages',
      ({ params }: Draft) =>
        callEndpoint(test, 'manager', endpoints.updateExperience, {
          params,
          body: { languages: ['en', 'fr'] },
        }),
    ],
    [
      'a document that is archived',
      ({ pollId }: Draft) =>
        callEndpoint(test, 'editor', endpoints.archiveDocument, {
          params: { brandId: test.brandId, documentId: pollId },
        }),
    ],
  ])('%s counts as an edit', async (_, change) => {
    const draft = await aDraft();
    await ask('editor', draft);
    await approve('manager', draft);
    expect((await change(draft)).status).toBeLessThan(300);
    expect((await review(draft)).state).toBe('stale');
  });

  it('what was looked at is what is approved: a draft changed meanwhile is not', async () => {
    const draft = await aDraft();
    await ask('editor', draft);
    const { contentHash } = await review(draft);
    await edit(draft);
    expect((await approve('manager', draft, contentHash)).problem).toMatchObject({
      status: 409,
      code: 'review-outdated',
    });
    expect((await review(draft)).state).toBe('requested');
  });

  it('changes are asked for with words, and keep it from going live until it is asked for again', async () => {
    const draft = await aDraft();
    await ask('editor', draft);
    expect((await askForChanges('manager', draft, ' ')).problem.status).toBe(400);
    expect((await askForChanges('manager', draft, 'Warmer light')).body).toMatchObject({
      state: 'changes-asked',
      decided: { note: 'Warmer light' },
    });
    expect((await publish(draft)).problem).toMatchObject({ status: 409, code: 'review-refused' });
    expect((await ask('editor', draft)).body).toMatchObject({ state: 'requested', decided: null });
  });

  it('an approval can be taken back by asking for changes', async () => {
    const draft = await aDraft();
    await ask('editor', draft);
    await approve('manager', draft);
    await askForChanges('owner', draft, 'Wait');
    expect((await publish(draft)).problem.code).toBe('review-refused');
  });

  it('of two approvals at once one counts, and the other is told that it went on', async () => {
    const draft = await aDraft();
    await ask('editor', draft);
    const { contentHash } = await review(draft);
    const answers = await Promise.all(
      (['manager', 'owner', 'admin'] as const).map((role) => approve(role, draft, contentHash)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const [first] = answers.filter(({ status }) => status === 201);
    expect((await review(draft)).decided).toEqual(first?.body.decided);
  });

  it('an approval and an edit at once never let through what nobody approved', async () => {
    const draft = await aDraft();
    await ask('editor', draft);
    const { contentHash } = await review(draft);
    const [decision] = await Promise.all([approve('manager', draft, contentHash), edit(draft)]);
    expect([201, 409]).toContain(decision.status);
    expect((await review(draft)).state).toBe(decision.status === 201 ? 'stale' : 'requested');
    expect((await publish(draft)).problem.status).toBe(409);
  });

  it('publishing at a time needs the approval when it is planned; later edits leave the plan alone', async () => {
    const draft = await aDraft();
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect((await publish(draft, at)).problem.code).toBe('review-missing');
    await ask('editor', draft);
    await approve('manager', draft);
    expect((await publish(draft, at)).status).toBe(201);
    await edit(draft);
    const { body } = await callEndpoint(test, 'analyst', endpoints.getExperience, { params: draft.params });
    expect(body.planned).toEqual({ version: 1, at });
  });

  it('nothing new needs no review, nor do the ways out of an emergency', async () => {
    const draft = await aDraft();
    await ask('editor', draft);
    await approve('manager', draft);
    await publish(draft);
    await edit(draft);
    await ask('editor', draft);
    await approve('manager', draft);
    await publish(draft);
    expect((await publish(draft)).body.version).toBe(2);
    const { params } = draft;
    const back = { params: { ...params, version: 1 } };
    expect((await callEndpoint(test, 'manager', endpoints.restoreVersion, back)).status).toBe(200);
    expect((await callEndpoint(test, 'manager', endpoints.unpublishExperience, { params })).status).toBe(200);
  });

  it('drafts that wait for one are found, and none else', async () => {
    const waits = async () => {
      const { body } = await callEndpoint(test, 'analyst', endpoints.listExperiences, {
        params: { brandId: test.brandId },
        query: { review: 'requested', limit: 100 },
      });
      expect(body.total).toBe(body.items.length);
      return body.items.map(({ id }) => id);
    };
    const draft = await aDraft();
    const { experienceId } = draft.params;
    expect(await waits()).not.toContain(experienceId);
    await ask('editor', draft);
    expect(await waits()).toContain(experienceId);
    await edit(draft);
    expect(await waits()).toContain(experienceId);
    await setting({ reviewBeforePublish: false });
    expect(await waits()).toEqual([]);
    await setting({ reviewBeforePublish: true });
    await askForChanges('manager', draft, 'Warmer light');
    expect(await waits()).not.toContain(experienceId);
    await ask('editor', draft);
    expect(await waits()).toContain(experienceId);
    await approve('manager', draft);
    expect(await waits()).not.toContain(experienceId);
  });

  it('tells who may decide: those who may publish, and nobody who is gone', async () => {
    const draft = await aDraft();
    const names = async () => (await review(draft)).reviewers.map(({ name }) => name);
    expect(await names()).toEqual(['admin', 'manager', 'owner']);
    await setting({ editorsMayPublish: true });
    await test.db.update(people).set({ status: 'disabled' }).where(eq(people.email, 'admin@vitrine.test'));
    expect(await names()).toEqual(['editor', 'manager', 'owner']);
    await setting({ editorsMayPublish: false });
    await test.db.update(people).set({ status: 'active' }).where(eq(people.email, 'admin@vitrine.test'));
  });

  it('switched off by a manager, it goes live at once', async () => {
    const draft = await aDraft();
    const off = { params: { brandId: test.brandId }, body: { reviewBeforePublish: false } };
    expect((await callEndpoint(test, 'editor', endpoints.updateBrand, off)).problem.status).toBe(403);
    expect((await callEndpoint(test, 'manager', endpoints.updateBrand, off)).body.reviewBeforePublish).toBe(
      false,
    );
    expect((await publish(draft)).status).toBe(201);
  });
});

it('where the brand wants none, none can be asked for', async () => {
  await setting({ reviewBeforePublish: false });
  const draft = await aDraft();
  expect((await review(draft)).required).toBe(false);
  expect((await ask('editor', draft)).problem).toMatchObject({ status: 409, code: 'review-off' });
});
