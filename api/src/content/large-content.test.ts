import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type DocumentArea, endpoints } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import { documents, experiences } from '../db/schema';
import { callEndpoint } from '../testing/call-endpoint';
import { countStatements } from '../testing/count-statements';
import { completePoll, completeScene, seedModel } from '../testing/seed-content';
import { createTestApp, type TestApp } from '../testing/test-app';
import { insertDocuments } from './write-document';

let api: TestApp;
let experienceIds: Record<'small' | 'large', string>;
const counts = { small: 2, large: 60 };

beforeAll(async () => {
  api = await createTestApp();
  const small = await experienceWith(counts.small);
  experienceIds = { small, large: await experienceWith(counts.large) };
});
afterAll(() => api?.close());

/** So many scenes, each with a model of its own, and so many polls and products. */
async function experienceWith(count: number): Promise<string> {
  const { brandId } = api;
  const created = await callEndpoint(api, 'manager', endpoints.createExperience, {
    params: { brandId },
    body: { name: `With ${count}`, languages: ['en', 'de'] },
  });
  const experienceId = created.body.id;
  const models = await Promise.all(Array.from({ length: count }, () => seedModel(api.db, brandId)));
  const writer = { brandId, personId: api.personIds.editor, now: new Date() };
  await api.db.transaction(async (tx) => {
    const insert = (area: DocumentArea, all: object[]) =>
      insertDocuments(
        tx,
        writer,
        { brandId, experienceId, baseLanguage: 'en' },
        area,
        all.map((data) => ({ data: { ...data }, order: null })),
      );
    await insert(
      'scenes',
      models.map(({ id }) => completeScene(id)),
    );
    await insert('polling', models.map(completePoll));
    await insert(
      'products',
      models.map((_, index) => product(index)),
    );
  });
  return experienceId;
}

const product = (index: number) => ({
  title: { en: 'Lamp', de: 'Lampe' },
  handle: `lamp-${index}`,
  status: 'active',
  description: {},
  tags: {},
  collections: {},
  options: {},
  variants: { only: { order: 'a0', values: {}, prices: { EUR: { amount: '5' } }, available: true } },
  media: {},
});

/** The same asked of the small and the large one. */
async function statementsOf(ask: (experienceId: string) => Promise<{ status: number; text: string }>) {
  const asked = async (experienceId: string) => {
    const { result, statements } = await countStatements(() => ask(experienceId));
    if (result.status >= 300) throw new Error(result.text);
    return statements;
  };
  // Who calls is looked up once.
  await callEndpoint(api, 'manager', endpoints.getSession, {});
  return { small: await asked(experienceIds.small), large: await asked(experienceIds.large) };
}

const params = (experienceId: string) => ({ brandId: api.brandId, experienceId });
const publish = (experienceId: string) =>
  callEndpoint(api, 'manager', endpoints.publishExperience, { params: params(experienceId), body: {} });

test.each([
  [
    'a certificate',
    (id: string) => callEndpoint(api, 'manager', endpoints.checkExperience, { params: params(id) }),
  ],
  [
    'publishing for the first time',
    (id: string) =>
      callEndpoint(api, 'manager', endpoints.publishExperience, { params: params(id), body: {} }),
  ],
  [
    'a page of documents',
    (id: string) =>
      callEndpoint(api, 'manager', endpoints.listDocuments, {
        params: { brandId: api.brandId },
        query: { area: 'products', experienceId: id, limit: '50' },
      }),
  ],
  [
    'a table of products',
    (id: string) =>
      callEndpoint(api, 'manager', endpoints.exportDocuments, {
        params: { brandId: api.brandId },
        query: { area: 'products', experienceId: id },
      }),
  ],
])('%s asks the database as often of a large experience as of a small one', async (_what, ask) => {
  const { large, small } = await statementsOf(ask);
  expect(small).toBeGreaterThan(1);
  expect(large).toBe(small);
});

test('a page of versions asks the database as often of many as of one', async () => {
  const listed = async (experienceId: string) => {
    const list = () => callEndpoint(api, 'manager', endpoints.listVersions, { params: params(experienceId) });
    const { result, statements } = await countStatements(list);
    return { versions: result.body.items.length, statements };
  };
  const one = await listed(experienceIds.small);
  for (const draftRevision of [101, 102, 103]) {
    const its = eq(experiences.id, experienceIds.small);
    await api.db.update(experiences).set({ draftRevision }).where(its);
    await publish(experienceIds.small);
  }
  expect([one, await listed(experienceIds.small)]).toEqual([
    { versions: 1, statements: one.statements },
    { versions: 4, statements: one.statements },
  ]);
});

test('publishing again writes only the documents that changed since', async () => {
  const its = eq(documents.experienceId, experienceIds.large);
  await publish(experienceIds.large);
  const written = () =>
    api.db.execute<{ id: string; xmin: string }>(
      // The transaction that wrote a row as it is now.
      `select id, xmin::text from documents where experience_id = '${experienceIds.large}'`,
    );
  const before = new Map((await written()).rows.map(({ id, xmin }) => [id, xmin]));
  const [one] = await api.db.select().from(documents).where(its).limit(1);
  await callEndpoint(api, 'editor', endpoints.patchDocument, {
    params: { brandId: api.brandId, documentId: one?.id ?? '' },
    body: { data: { title: { en: 'Changed', de: 'Anders' } } },
    headers: { 'if-match': `"${one?.revision}"` },
  });
  expect((await publish(experienceIds.large)).status).toBe(201);
  const rewritten = (await written()).rows.filter(({ id, xmin }) => before.get(id) !== xmin);
  expect(rewritten.map(({ id }) => id)).toEqual([one?.id]);
});

test('a published manifest and its parts are read from the database once', async () => {
  const versions = await callEndpoint(api, 'editor', endpoints.listVersions, {
    params: params(experienceIds.large),
  });
  const hash = versions.body.items[0]?.hash ?? '';
  const root = () => callEndpoint(api, 'anonymous', endpoints.getManifest, { params: { hash } });
  const first = await root();
  const part = first.body.parts[0]?.hash ?? '';
  const readPart = () =>
    callEndpoint(api, 'anonymous', endpoints.getManifestPart, { params: { hash: part } });
  const firstPart = await readPart();
  const again = await countStatements(async () => [await root(), await readPart()]);
  expect(again.statements).toBe(0);
  expect(again.result.map(({ text }) => text)).toEqual([first.text, firstPart.text]);
});
