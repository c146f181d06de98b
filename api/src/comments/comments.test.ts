import { type CommentThread, emptyVaultQuestion, endpoints, type RequestOf } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import { auditEntries, comments, commentThreads, experiences, people } from '../db/schema';
import { newId } from '../ids';
import { callEndpoint } from '../testing/call-endpoint';
import { createTestApp, type TestApp } from '../testing/test-app';
import type { TestRole } from '../testing/test-seed';

let test: TestApp;
let pollId: string;
beforeAll(async () => {
  test = await createTestApp();
  pollId = await create({ experienceId: test.experienceId, area: 'polling' });
});
afterEach(async () => {
  await test.db.delete(commentThreads);
  test.setNow(null);
});
afterAll(() => test?.close());

const create = async (
  body: RequestOf<typeof endpoints.createDocument>['body'],
  own: { brandId: string } = test,
) =>
  (await callEndpoint(test, 'owner', endpoints.createDocument, { params: { brandId: own.brandId }, body }))
    .body.id;

type Begun = RequestOf<typeof endpoints.createCommentThread>['body'];
const inExperience = () => ({ brandId: test.brandId, experienceId: test.experienceId });
const begin = (role: TestRole, body: Begun, headers: Record<string, string> = {}) =>
  callEndpoint(test, role, endpoints.createCommentThread, { params: inExperience(), body, headers });
const inThread = ({ id }: Pick<CommentThread, 'id'>) => ({
  params: { brandId: test.brandId, commentThreadId: id },
});
const answer = (role: TestRole, thread: Pick<CommentThread, 'id'>, text: string) =>
  callEndpoint(test, role, endpoints.createComment, { ...inThread(thread), body: { text } });
const resolve = (role: TestRole, thread: Pick<CommentThread, 'id'>) =>
  callEndpoint(test, role, endpoints.resolveCommentThread, inThread(thread));
const comment = (thread: CommentThread, index = 0) => ({
  params: { brandId: test.brandId, commentId: thread.comments[index]?.id ?? '' },
});
const remove = (role: TestRole, thread: CommentThread, index = 0) =>
  callEndpoint(test, role, endpoints.deleteComment, comment(thread, index));
const list = async (query: { resolved?: 'true' | 'false'; limit?: number; cursor?: string } = {}) =>
  (await callEndpoint(test, 'analyst', endpoints.listCommentThreads, { params: inExperience(), query })).body;

it('a thread is about an experience, an area, or a document, whose name it tells', async () => {
  expect((await begin('analyst', { text: ' Too dark? \n' })).body).toMatchObject({
    area: null,
    document: null,
    resolved: null,
    comments: [{ text: 'Too dark?', by: { name: 'analyst' }, editedAt: null, deletedAt: null }],
  });
  expect((await begin('editor', { area: 'theme', text: 'Warmer' })).body).toMatchObject({
    area: 'theme',
    document: null,
  });
  const { body, status } = await begin('manager', { area: 'polling', documentId: pollId, text: 'Shorter' });
  expect(status).toBe(201);
  expect(body.document).toMatchObject({ id: pollId, archivedAt: null });
  expect((await list()).items.map(({ area }) => area)).toEqual(['polling', 'theme', null]);
});

it('a thread stays about a document that was archived, and says that it was', async () => {
  await begin('editor', { area: 'polling', documentId: pollId, text: 'Shorter' });
  const archive = { params: { brandId: test.brandId, documentId: pollId } };
  await callEndpoint(test, 'editor', endpoints.archiveDocument, archive);
  expect((await list()).items[0]?.document?.archivedAt).toEqual(expect.any(String));
  await callEndpoint(test, 'editor', endpoints.restoreDocument, archive);
});

it.each([
  ['nothing', { text: '' }, '/text', 'Write something'],
  ['only what nobody sees', { text: ' \u200b\u2060\n' }, '/text', 'Write something'],
  ['2,001 characters', { text: 'x'.repeat(2001) }, '/text', 'At most 2000 characters'],
  ['a null byte', { text: 'a\0b' }, '/text', 'Text that cannot be stored'],
  ['a document in no area', { text: 'a', documentId: newId() }, '/area', 'A document stands in an area'],
])('refuses %s', async (_, body, pointer, message) => {
  const { problem } = await begin('editor', body);
  expect(problem).toMatchObject({ status: 400, errors: [{ pointer, message }] });
});

it('takes 2,000 characters, line breaks, and what looks like HTML as it is', async () => {
  const text = `<b>bold</b>\n${'x'.repeat(1988)}`;
  expect((await begin('editor', { text })).body.comments[0]?.text).toBe(text);
});

it('knows no document of another experience, and none under a foreign area', async () => {
  const { brandId, experienceId } = test.foreign;
  const foreignId = await create({ experienceId, area: 'polling' }, { brandId });
  for (const body of [
    { text: 'a', area: 'polling', documentId: foreignId },
    { text: 'a', area: 'theme', documentId: pollId },
  ] as const)
    expect((await begin('owner', body)).problem).toMatchObject({
      status: 404,
      errors: [{ pointer: '/documentId' }],
    });
});

it('documents of the brand’s vault may be talked about too', async () => {
  const id = await create({
    area: 'question-vault',
    data: { ...emptyVaultQuestion(), text: { en: 'How often?' } },
  });
  const { body } = await begin('editor', { area: 'question-vault', documentId: id, text: 'Twice' });
  expect(body.document).toMatchObject({ id, title: { en: 'How often?' } });
});

it('a double click makes one', async () => {
  const headers = { 'idempotency-key': 'click' };
  const [first, second] = [
    await begin('editor', { text: 'Once' }, headers),
    await begin('editor', { text: 'Once' }, headers),
  ];
  expect(second.body).toEqual(first.body);
  expect((await list()).total).toBe(1);
});

it('answers stand in the order in which they came', async () => {
  const { body } = await begin('editor', { text: 'First' });
  test.setNow(new Date(Date.now() + 1000));
  await answer('analyst', body, 'Second');
  test.setNow(new Date(Date.now() + 2000));
  const third = await answer('owner', body, 'Third');
  expect(third.status).toBe(201);
  expect(third.body.comments.map(({ by, text }) => [by.name, text])).toEqual([
    ['editor', 'First'],
    ['analyst', 'Second'],
    ['owner', 'Third'],
  ]);
});

it('a thread holds 200 comments, also when many answer at once', async () => {
  const { body } = await begin('editor', { text: 'First' });
  const [{ createdBy } = { createdBy: '' }] = await test.db.select().from(comments);
  await test.db
    .insert(comments)
    .values(Array.from({ length: 198 }, () => ({ id: newId(), threadId: body.id, text: 'More', createdBy })));
  const answers = await Promise.all(['a', 'b', 'c'].map((text) => answer('editor', body, text)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(await test.db.$count(comments)).toBe(200);
});

it('a thread is resolved by anybody who may write, says by whom, and stays with whoever was first', async () => {
  const { body } = await begin('editor', { text: 'Done?' });
  expect((await resolve('analyst', body)).body.resolved?.by).toBe('analyst');
  expect((await resolve('manager', body)).body.resolved?.by).toBe('analyst');
  expect((await list()).items).toEqual([]);
  expect((await list({ resolved: 'true' })).items.map(({ id }) => id)).toEqual([body.id]);
  const reopened = await callEndpoint(test, 'editor', endpoints.reopenCommentThread, inThread(body));
  expect(reopened.body.resolved).toBeNull();
  expect((await list()).total).toBe(1);
});

it('an answer opens a resolved thread again', async () => {
  const { body } = await begin('editor', { text: 'Done?' });
  await resolve('editor', body);
  expect((await answer('analyst', body, 'Not yet')).body.resolved).toBeNull();
});

it('is changed by who wrote it, by nobody else, and says that it was', async () => {
  const { body } = await begin('editor', { text: 'Teh wall' });
  const change = (role: TestRole, text: string) =>
    callEndpoint(test, role, endpoints.updateComment, { ...comment(body), body: { text } });
  expect((await change('owner', 'Mine')).problem).toMatchObject({ status: 403, code: 'not-yours' });
  expect((await change('editor', 'Teh wall')).body.comments[0]?.editedAt).toBeNull();
  expect((await change('editor', 'The wall')).body.comments[0]).toMatchObject({
    text: 'The wall',
    editedAt: expect.any(String),
  });
  expect((await remove('manager', body)).problem.status).toBe(403);
});

it('a deleted comment keeps its place while there are others, and its words are gone for good', async () => {
  const { body } = await begin('editor', { text: 'Secret plan' });
  const { body: answered } = await answer('analyst', body, 'I agree');
  expect((await remove('editor', answered)).status).toBe(204);
  expect((await list()).items[0]?.comments).toMatchObject([
    { text: '', deletedAt: expect.any(String), by: { name: 'editor' } },
    { text: 'I agree', deletedAt: null },
  ]);
  expect((await remove('editor', answered)).problem.status).toBe(404);
  expect((await remove('analyst', answered, 1)).status).toBe(204);
  expect((await list()).items).toEqual([]);
  expect((await answer('owner', body, 'Hello?')).problem.status).toBe(404);
  const kept = await test.db.select().from(auditEntries);
  expect(JSON.stringify([kept, await test.db.select().from(comments)])).not.toContain('Secret plan');
});

it('who was removed keeps their name', async () => {
  const { body } = await begin('editor', { text: 'Bye' });
  const [editor] = await test.db.select().from(people).where(eq(people.email, 'editor@vitrine.test'));
  await test.db
    .update(people)
    .set({ status: 'removed' })
    .where(eq(people.id, editor?.id ?? ''));
  expect((await list()).items[0]?.comments[0]?.by.name).toBe(body.comments[0]?.by.name);
  await test.db
    .update(people)
    .set({ status: 'active' })
    .where(eq(people.id, editor?.id ?? ''));
});

it('nothing is said any more about what is archived; what was said can be read', async () => {
  const { body } = await begin('editor', { text: 'Before' });
  const archive = (archivedAt: Date | null) =>
    test.db.update(experiences).set({ archivedAt }).where(eq(experiences.id, test.experienceId));
  await archive(new Date());
  expect((await begin('editor', { text: 'After' })).problem).toMatchObject({ status: 409, code: 'archived' });
  expect((await answer('editor', body, 'After')).problem.status).toBe(409);
  expect((await resolve('editor', body)).problem.status).toBe(409);
  expect((await list()).items).toHaveLength(1);
  await archive(null);
});

it('are read page by page, newest first, each once', async () => {
  for (let index = 0; index < 5; index += 1) {
    test.setNow(new Date(Date.UTC(2026, 0, 1 + index)));
    await begin('editor', { text: `Comment ${index}` });
  }
  const first = await list({ limit: 2 });
  const second = await list({ limit: 2, cursor: first.nextCursor ?? '' });
  const third = await list({ limit: 2, cursor: second.nextCursor ?? '' });
  expect(third.nextCursor).toBeNull();
  const texts = [first, second, third].flatMap(({ items }) => items.map(({ comments: [one] }) => one?.text));
  expect(texts).toEqual([4, 3, 2, 1, 0].map((index) => `Comment ${index}`));
});
