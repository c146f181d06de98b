import {
  emptyProduct,
  emptyVote,
  endpoints,
  type ProductDocument,
  type PublishedVote,
  publishedVote,
  type VotingDocument,
} from '@vitrine/shared/contract';
import { addBrandFile } from '../../files/brand-files';
import { callEndpoint } from '../../testing/call-endpoint';
import { sentPicture } from '../../testing/sample-media';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { type SeededBrand, seedBrand } from '../../testing/test-seed';

let api: TestApp;
let own: SeededBrand;
let picture: { sha256: string; url: string };
beforeAll(async () => {
  api = await createTestApp();
}, 60_000);
beforeEach(async () => {
  own = await seedBrand(api.db, 'Brand');
  picture = await aPicture();
});
afterAll(() => api?.close());

async function aPicture() {
  const sent = await sentPicture(api);
  await addBrandFile(api.db, own.brandId, { ...sent, extension: 'webp' }, 'sofa.png');
  return sent;
}
const create = (area: 'products' | 'scenes' | 'voting', data?: object, at: SeededBrand = own) =>
  callEndpoint(api, 'owner', endpoints.createDocument, {
    params: { brandId: at.brandId },
    body: { area, experienceId: at.experienceId, ...(data && { data: { ...data } }) },
  });
async function product(more: Partial<ProductDocument> = {}, at?: SeededBrand): Promise<string> {
  const { body } = await create(
    'products',
    { ...emptyProduct(), title: { en: 'Sofa', de: 'Liege' }, handle: 'sofa', status: 'active', ...more },
    at,
  );
  return body.id;
}
const pictured = () => ({ first: { order: 'a0', image: picture.sha256, alt: {} } });
const voteWith = (sofa: Partial<VotingDocument['options'][string]>): VotingDocument => ({
  ...emptyVote(),
  title: { en: 'Which one?', de: 'Welches?' },
  options: {
    sofa: { order: 'a0', label: {}, ...sofa },
    none: { order: 'a1', label: { en: 'Neither', de: 'Keines' } },
  },
});
const change = (documentId: string, revision: number, data: object) =>
  api.app.inject({
    method: 'PATCH',
    url: `/v1/brands/${own.brandId}/documents/${documentId}`,
    headers: { ...api.as('owner'), 'if-match': `"${revision}"` },
    payload: { data },
  });
const inExperience = () => ({ brandId: own.brandId, experienceId: own.experienceId });
/** What the certificate says of the vote. */
async function foundAt(documentId: string): Promise<string[]> {
  const { body } = await callEndpoint(api, 'owner', endpoints.checkExperience, { params: inExperience() });
  return body.checks.flatMap((check) =>
    check.documentId === documentId ? `${check.level} ${check.code} ${check.pointer}` : [],
  );
}
async function publishedOption(): Promise<PublishedVote['options'][number] | undefined> {
  await create('scenes');
  await callEndpoint(api, 'owner', endpoints.publishExperience, {
    params: inExperience(),
    body: { note: '' },
  });
  const { body } = await callEndpoint(api, 'anonymous', endpoints.resolvePlacement, {
    params: { placementId: own.placementId },
  });
  const { body: root } = await callEndpoint(api, 'anonymous', endpoints.getManifest, {
    params: { hash: String(body.manifest) },
  });
  const hash = root.parts.find(({ area }) => area === 'voting')?.hash ?? '';
  const { body: part } = await callEndpoint(api, 'anonymous', endpoints.getManifestPart, {
    params: { hash },
  });
  return publishedVote.parse(part).options[0];
}

test('an option that is a product has its title in every language and its first picture', async () => {
  await create('voting', voteWith({ productId: await product({ media: pictured() }) }));
  expect(await publishedOption()).toEqual({
    id: 'sofa',
    label: { en: 'Sofa', de: 'Liege' },
    image: picture.url,
    imageSizes: expect.any(Array),
  });
});

test('what the option says itself goes before its product’s title, and is not mixed with it', async () => {
  const productId = await product();
  await create('voting', voteWith({ productId, label: { en: 'The soft one' } }));
  expect((await publishedOption())?.label).toEqual({ en: 'The soft one' });
});

test('its own picture goes before its product’s', async () => {
  const other = await aPicture();
  const productId = await product({ media: pictured() });
  await create('voting', voteWith({ productId, image: other.sha256 }));
  expect((await publishedOption())?.image).toBe(other.url);
});

test('a product of another experience or brand is none, and neither is another document', async () => {
  const foreign = await seedBrand(api.db, 'Other');
  const { body: scene } = await create('scenes');
  for (const productId of [await product({}, foreign), scene.id, '2'.repeat(16)]) {
    const { problem, status } = await create('voting', voteWith({ productId }));
    expect(status).toBe(400);
    expect(problem.errors).toEqual([expect.objectContaining({ pointer: '/data/options/sofa/productId' })]);
  }
});

describe('the certificate', () => {
  const at = '/options/sofa/productId';

  test('asks for no text where a product has one', async () => {
    const { body: vote } = await create('voting', voteWith({ productId: await product() }));
    expect(await foundAt(vote.id)).toEqual([]);
    await change(vote.id, 1, { options: { sofa: { label: { de: 'Weich' } } } });
    expect(await foundAt(vote.id)).toEqual(['error missing-text /options/sofa/label/en']);
  });

  test('finds a product that is archived', async () => {
    const productId = await product();
    const { body: vote } = await create('voting', voteWith({ productId }));
    await callEndpoint(api, 'owner', endpoints.archiveDocument, {
      params: { brandId: own.brandId, documentId: productId },
    });
    expect(await foundAt(vote.id)).toEqual([`error missing-document ${at}`]);
  });

  test('finds a product that visitors do not get: it blocks where nothing else would be read', async () => {
    const productId = await product({ status: 'draft' });
    const { body: vote } = await create('voting', voteWith({ productId }));
    expect(await foundAt(vote.id)).toEqual([`error inactive-product ${at}`]);
    await change(vote.id, 1, { options: { sofa: { label: { en: 'Soft', de: 'Weich' } } } });
    expect(await foundAt(vote.id)).toEqual([`warning inactive-product ${at}`]);
    expect((await publishedOption())?.label).toEqual({ en: 'Soft', de: 'Weich' });
  });

  test('finds two options that read alike', async () => {
    const options = voteWith({ productId: await product() }).options;
    const twin = { order: 'a2', label: {}, productId: await product({ handle: 'twin' }) };
    const { body: vote } = await create('voting', { ...voteWith({}), options: { ...options, twin } });
    expect(await foundAt(vote.id)).toEqual(['warning same-option /options/twin']);
  });
});

test('the product tells that the vote uses it', async () => {
  const productId = await product();
  const { body: vote } = await create('voting', voteWith({ productId }));
  const { body } = await callEndpoint(api, 'owner', endpoints.listDocumentUses, {
    params: { brandId: own.brandId, documentId: productId },
  });
  expect(body.uses).toEqual([
    expect.objectContaining({ documentId: vote.id, pointer: '/options/sofa/productId', version: null }),
  ]);
});

test('once somebody has voted, the product stays, whatever it is called by then', async () => {
  const productId = await product();
  const another = await product({ handle: 'another', title: { en: 'Chair' } });
  const { body: vote } = await create('voting', voteWith({ productId }));
  await publishedOption();
  const { body: resolved } = await callEndpoint(api, 'anonymous', endpoints.resolvePlacement, {
    params: { placementId: own.placementId },
  });
  const { body: summary } = await callEndpoint(api, 'owner', endpoints.getExperienceSummary, {
    params: inExperience(),
  });
  await callEndpoint(api, 'owner', endpoints.actOnRun, {
    params: { brandId: own.brandId, runId: summary.runs[0]?.id ?? '' },
    body: { action: 'open' },
  });
  const session = await api.app.inject({ method: 'POST', url: '/v1/visitor-sessions', payload: {} });
  const ballot = await api.app.inject({
    method: 'POST',
    url: `/v1/placements/${own.placementId}/responses`,
    headers: {
      cookie: String(session.headers['set-cookie']).split(';')[0] ?? '',
      'idempotency-key': 'one-ballot-of-a-visitor',
    },
    payload: {
      ...{ manifest: resolved.manifest, documentId: vote.id, language: 'en' },
      answers: { vote: ['sofa'] },
    },
  });
  expect(ballot.statusCode).toBe(201);
  const refused = await change(vote.id, 1, { options: { sofa: { productId: another } } });
  expect(refused.json()).toMatchObject({ status: 409, code: 'options-locked' });
  const renamed = await change(productId, 1, { title: { en: 'Couch' } });
  expect(renamed.statusCode).toBe(200);
  expect((await change(vote.id, 1, { help: { en: 'Sit down first.' } })).statusCode).toBe(200);
});
