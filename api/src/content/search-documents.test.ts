import {
  emptyPoll,
  emptyProduct,
  emptyScene,
  emptyVaultQuestion,
  endpoints,
  standardTheme,
} from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import { documents, experiences } from '../db/schema';
import { callEndpoint } from '../testing/call-endpoint';
import { madeDocument, sentPicture } from '../testing/sample-media';
import { createTestApp, type TestApp } from '../testing/test-app';
import type { TestRole } from '../testing/test-seed';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test?.close());

const search = async (role: TestRole, q: string, more: Record<string, string> = {}) => {
  const answer = await test.app.inject({
    url: '/v1/search',
    query: { q, ...more },
    headers: test.as(role),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
const titles = async (role: TestRole, q: string, more?: Record<string, string>) =>
  (await search(role, q, more)).documents.map(({ title }: { title: object }) => title);

it('finds a document by a part of its title in any language, whatever its case, and nothing by a language’s name', async () => {
  const title = { en: 'Reading corner', 'pt-BR': 'Canto de LEITURA' };
  const scene = await madeDocument(test, 'scenes', { ...emptyScene(), title });
  for (const q of ['reading c', 'leitura']) {
    const { documents: found } = await search('analyst', q);
    expect(found).toEqual([
      expect.objectContaining({
        id: scene.id,
        area: 'scenes',
        title,
        brandId: test.brandId,
        experienceId: test.experienceId,
        pictureUrl: null,
      }),
    ]);
  }
  expect(await titles('owner', 'pt-br')).toEqual([]);
});

it('takes quotation marks, commas and brackets for what they are', async () => {
  const title = { en: 'The “A-1”, or "B\\2" [sofa]', de: 'Sofa' };
  await madeDocument(test, 'scenes', { ...emptyScene(), title });
  for (const q of ['"b\\2"', '[sofa', ', or']) expect(await titles('owner', q)).toEqual([title]);
  for (const q of ['", "', '["', '%', '_ofa']) expect(await titles('owner', q)).toEqual([]);
});

it('shows a product by its first picture', async () => {
  const { sha256, sizes } = await sentPicture(test);
  const later = await sentPicture(test);
  await madeDocument(test, 'products', {
    ...emptyProduct(),
    title: { en: 'Footstool' },
    media: {
      one: { order: 'a1', image: later.sha256, alt: {} },
      two: { order: 'a0', image: sha256, alt: {} },
    },
  });
  expect((await search('owner', 'footst')).documents).toEqual([
    expect.objectContaining({ pictureUrl: sizes[0]?.url }),
  ]);
});

it('a brand’s own vault entry opens in an experience of the brand; its question is its title', async () => {
  const text = { en: 'Where did you hear of us?' };
  await madeDocument(test, 'question-vault', { ...emptyVaultQuestion(), text }, null);
  expect((await search('owner', 'hear of')).documents).toEqual([
    expect.objectContaining({ title: text, experienceId: test.experienceId, experienceName: null }),
  ]);
});

describe('an entry of the tenant’s vault', () => {
  const text = { en: 'How satisfied are you? (CSAT)' };
  const found = (role: TestRole, more?: Record<string, string>) => search(role, 'csat', more);
  beforeAll(async () => {
    const { status } = await callEndpoint(test, 'owner', endpoints.createDocument, {
      params: { brandId: null },
      body: { area: 'question-vault', data: { ...emptyVaultQuestion(), text } },
    });
    expect(status).toBe(201);
  });
  const opensIn = ({ brandId, brandName, experienceId }: { [field: string]: unknown }) => ({
    brandId,
    brandName,
    experienceId,
  });

  it('is found by everybody who reads a brand, and opens in one of theirs', async () => {
    const { documents: forAnalyst } = await found('analyst');
    expect(forAnalyst).toEqual([
      expect.objectContaining({
        title: text,
        ofTenant: true,
        brandId: test.brandId,
        experienceId: test.experienceId,
        experienceName: null,
      }),
    ]);
    const [forOutsider] = (await found('outsider')).documents;
    expect(opensIn(forOutsider)).toMatchObject({
      brandId: test.foreign.brandId,
      experienceId: test.foreign.experienceId,
    });
    // Whoever it is found for can read it there.
    const { id, brandId } = forOutsider;
    const { status } = await callEndpoint(test, 'outsider', endpoints.getDocument, {
      params: { brandId, documentId: id },
    });
    expect(status).toBe(200);
  });

  it('opens in the brand that is named, and elsewhere where that has no experience', async () => {
    const inForeign = { brandId: test.foreign.brandId };
    expect((await found('owner', inForeign)).documents).toEqual([
      expect.objectContaining({ ...inForeign, experienceId: test.foreign.experienceId }),
    ]);
    const its = eq(experiences.id, test.foreign.experienceId);
    await test.db.update(experiences).set({ archivedAt: new Date() }).where(its);
    expect((await found('owner', inForeign)).documents).toEqual([
      expect.objectContaining({ brandId: test.brandId, experienceId: test.experienceId }),
    ]);
    expect((await found('outsider')).documents).toEqual([]);
    await test.db.update(experiences).set({ archivedAt: null }).where(its);
  });

  it('comes with the brand’s own, before those of others', async () => {
    await madeDocument(test, 'polling', { ...emptyPoll(), title: { en: 'A CSAT poll' } });
    expect(await titles('owner', 'csat')).toEqual([{ en: 'A CSAT poll' }, text]);
    expect(await titles('owner', 'csat', { brandId: test.foreign.brandId })).toEqual([
      text,
      { en: 'A CSAT poll' },
    ]);
    expect(await titles('member', 'csat')).toEqual([]);
  });
});

it('shows a member nothing of a brand that has not let them in', async () => {
  await madeDocument(test, 'scenes', { ...emptyScene(), title: { en: 'Secret garden' } });
  expect(await titles('analyst', 'secret')).toHaveLength(1);
  expect(await titles('outsider', 'secret')).toEqual([]);
});

it('those of the brand that is named come first', async () => {
  const make = (title: string) => madeDocument(test, 'scenes', { ...emptyScene(), title: { en: title } });
  const [first, second] = [await make('Alcove one'), await make('Alcove two')];
  await test.db
    .update(documents)
    .set({ brandId: test.foreign.brandId, experienceId: test.foreign.experienceId })
    .where(eq(documents.id, first.id));
  expect(await titles('owner', 'alcove')).toEqual([first.data.title, second.data.title]);
  expect(await titles('owner', 'alcove', { brandId: test.brandId })).toEqual([
    second.data.title,
    first.data.title,
  ]);
});

it('a list of experiences has their posters, and the search a small one', async () => {
  const poster = await sentPicture(test);
  await madeDocument(test, 'theme', { ...standardTheme(), poster: poster.sha256 });
  const url = `/v1/brands/${test.brandId}/experiences`;
  const ask = async (at: string) => (await test.app.inject({ url: at, headers: test.as('analyst') })).json();
  const { items } = await ask(url);
  expect(items[0].poster).toEqual(poster.sizes);
  expect((await ask(`${url}/${test.experienceId}`)).poster).toEqual(poster.sizes);
  const { experiences: found } = await search('analyst', items[0].name);
  expect(found).toEqual([expect.objectContaining({ pictureUrl: poster.sizes[0]?.url })]);
});

it('leaves out what is archived, and what lies in an archived experience', async () => {
  const scene = await madeDocument(test, 'scenes', { ...emptyScene(), title: { en: 'Winter garden' } });
  await test.db.update(documents).set({ archivedAt: new Date() }).where(eq(documents.id, scene.id));
  expect(await titles('owner', 'winter')).toEqual([]);
  await test.db.update(experiences).set({ archivedAt: new Date() });
  expect(await titles('owner', 'reading')).toEqual([]);
});
