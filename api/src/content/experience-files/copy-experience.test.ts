import {
  type DocumentArea,
  emptyPoll,
  emptyProduct,
  emptyVaultQuestion,
  endpoints,
  standardTheme,
  withVaultQuestion,
} from '@vitrine/shared/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { documents, experiences } from '../../db/schema';
import { callEndpoint } from '../../testing/call-endpoint';
import { completeScene, seedModel } from '../../testing/seed-content';
import { createTestApp, type TestApp } from '../../testing/test-app';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const create = async (area: DocumentArea, data: object, experienceId: string | null = api.experienceId) => {
  const { body } = await callEndpoint(api, 'editor', endpoints.createDocument, {
    params: { brandId: api.brandId },
    body: { area, data: { ...data }, ...(experienceId && { experienceId }) },
  });
  return body;
};
const copy = (name: string, headers: Record<string, string> = {}) =>
  callEndpoint(api, 'manager', endpoints.copyExperience, {
    params: { brandId: api.brandId, experienceId: api.experienceId },
    body: { name },
    headers,
  });
const documentsOf = (experienceId: string, area: DocumentArea) =>
  api.db
    .select()
    .from(documents)
    .where(
      and(eq(documents.experienceId, experienceId), eq(documents.area, area), isNull(documents.archivedAt)),
    )
    .orderBy(documents.order);

it('a copy is a draft with all documents, its own linked to its own, vaults and models shared', async () => {
  const question = { ...emptyVaultQuestion(), text: { en: 'Which wood?' }, state: 'ready' as const };
  const own = await create('question-vault', question);
  const shared = await create('question-vault', question, null);
  await callEndpoint(api, 'editor', endpoints.patchDocument, {
    params: { brandId: api.brandId, documentId: own.id },
    body: { data: { text: { en: 'Which wood, then?' } } },
    headers: { 'if-match': '"1"' },
  });
  const poll = await create('polling', {
    ...emptyPoll(),
    title: { en: 'Wood' },
    questions: {
      mine: withVaultQuestion({ order: 'a0' }, question, { id: own.id, version: 1 }),
      ours: withVaultQuestion({ order: 'a1' }, question, { id: shared.id, version: 1 }),
    },
  });
  const model = await seedModel(api.db, api.brandId);
  await create('scenes', completeScene(model.id));
  await create('theme', standardTheme());
  const products = [await create('products', emptyProduct()), await create('products', emptyProduct())];
  await callEndpoint(api, 'editor', endpoints.archiveDocument, {
    params: { brandId: api.brandId, documentId: products[0]?.id ?? '' },
  });

  const { body, status } = await copy('Copy of it');
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: 'Copy of it',
    status: 'draft',
    brandId: api.brandId,
    publishedVersion: null,
  });
  const [copied] = await documentsOf(body.id, 'polling');
  const [copiedOwn, ...noMore] = await documentsOf(body.id, 'question-vault');
  expect(noMore).toEqual([]);
  expect(copied?.id).not.toBe(poll.id);
  expect(copiedOwn).toMatchObject({ revision: 2, data: { text: { en: 'Which wood, then?' } } });
  expect(copied?.data).toMatchObject({
    questions: {
      mine: { reference: { source: 'vault', id: copiedOwn?.id, version: 1 } },
      ours: { reference: { source: 'vault', id: shared.id, version: 1 } },
    },
  });
  const scenesOf = async (id: string) => (await documentsOf(id, 'scenes')).map(({ data }) => data);
  expect(await scenesOf(body.id)).toEqual(await scenesOf(api.experienceId));
  expect(await documentsOf(body.id, 'theme')).toHaveLength(1);
  expect(await documentsOf(body.id, 'products')).toHaveLength(1);
  // Editing the copy leaves the original as it is.
  await callEndpoint(api, 'editor', endpoints.patchDocument, {
    params: { brandId: api.brandId, documentId: copied?.id ?? '' },
    body: { data: { title: { en: 'Changed' } } },
    headers: { 'if-match': '"1"' },
  });
  expect((await documentsOf(api.experienceId, 'polling'))[0]?.data).toMatchObject({ title: { en: 'Wood' } });
});

it('a repeated call makes one copy', async () => {
  const headers = { 'idempotency-key': 'copy-once' };
  const [first, second] = [await copy('Once', headers), await copy('Once', headers)];
  expect(second.body.id).toBe(first.body.id);
  expect(await api.db.$count(experiences, eq(experiences.name, 'Once'))).toBe(1);
});

it('a name that is none is refused at the field, and nothing is made', async () => {
  for (const name of ['', '   ', 'x'.repeat(121), 'a\0b']) {
    const answer = await copy(name);
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toMatchObject({ errors: [{ pointer: '/name' }] });
  }
  expect(await api.db.$count(experiences, eq(experiences.brandId, api.brandId))).toBe(3);
});
