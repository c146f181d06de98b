import { emptyProduct, endpoints, type VisitEvent } from '@vitrine/shared/contract';
import { documents, visitEvents, visitHours } from '../db/schema';
import { newId } from '../ids';
import { callEndpoint } from '../testing/call-endpoint';
import { seedPoll } from '../testing/seed-poll';
import { createTestApp, type TestApp } from '../testing/test-app';
import type { SeededBrand } from '../testing/test-seed';

let test: TestApp;
let manifest: string;
const film = newId();
const table = newId();

beforeAll(async () => {
  test = await createTestApp();
  test.setNow(new Date('2026-11-22T10:20:00Z'));
  ({ manifest } = await seedPoll(test.db, { experienceId: test.experienceId, now: test.dependencies.now() }));
  await addDocuments(test, film, table);
});
afterAll(() => test.close());
afterEach(() => test.db.delete(visitHours));

const addDocuments = async ({ brandId, experienceId }: SeededBrand, filmId: string, productId: string) => {
  const own = { brandId, experienceId, order: 'a0', baseLanguage: 'en' };
  const { only } = emptyProduct().variants;
  await test.db.insert(documents).values([
    { ...own, id: filmId, area: 'videos', data: { title: { en: 'Workshop' } } },
    {
      ...own,
      id: productId,
      area: 'products',
      data: { ...emptyProduct(), title: { en: 'Table' }, variants: { oak: only, ash: only } },
    },
  ]);
};

const played = (tenth: number, documentId = film): VisitEvent => ({ kind: 'play', documentId, tenth });
const looked = (variantId: string, available: boolean, documentId = table): VisitEvent => ({
  kind: 'look',
  documentId,
  variantId,
  available,
});
const report = (events: unknown[], changed: object = {}, placementId = test.placementId) =>
  test.app.inject({
    method: 'POST',
    url: `/v1/placements/${placementId}/visits`,
    payload: { manifest, deviceClass: 'phone', language: 'en', events, ...changed },
  });
const visitsOf = async (documentId: string, days?: number) =>
  (
    await callEndpoint(test, 'analyst', endpoints.getDocumentVisits, {
      params: { brandId: test.brandId, documentId },
      ...(days && { query: { days: String(days) } }),
    })
  ).body;
const missed = async () =>
  (
    await callEndpoint(test, 'analyst', endpoints.listMissedProducts, {
      params: { brandId: test.brandId, experienceId: test.experienceId },
    })
  ).body;

it('counts how many visits watched each tenth of a film', async () => {
  expect((await report([played(0), played(1), played(2)])).statusCode).toBe(204);
  await report([played(0), played(10)]);
  expect(await visitsOf(film)).toEqual({ plays: [2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1], looks: [] });
});

it('counts what is told twice in one report once', async () => {
  await report([played(0), played(0)]);
  expect((await visitsOf(film)).plays[0]).toBe(1);
});

it('counts looks at each variant, and names the products that could not be had', async () => {
  await report([looked('oak', false), looked('ash', true)]);
  await report([looked('oak', false)]);
  await report([looked('oak', true)]);
  const { looks, plays } = await visitsOf(table);
  expect(plays).toEqual([]);
  expect(looks).toHaveLength(2);
  expect(looks).toEqual(
    expect.arrayContaining([
      { variantId: 'oak', looks: 3, unavailable: 2 },
      { variantId: 'ash', looks: 1, unavailable: 0 },
    ]),
  );
  expect(await missed()).toEqual({
    products: [{ documentId: table, title: { en: 'Table' }, unavailable: 2 }],
  });
});

it('keeps hours and devices, and nothing that tells who it was', async () => {
  const session = await test.app.inject({ method: 'POST', url: '/v1/visitor-sessions', payload: {} });
  await test.app.inject({
    method: 'POST',
    url: `/v1/placements/${test.placementId}/visits`,
    headers: { cookie: String(session.headers['set-cookie']).split(';')[0] },
    payload: { manifest, deviceClass: 'tablet', language: 'en', events: [played(0)] },
  });
  expect(await test.db.select().from(visitHours)).toEqual([
    {
      placementId: test.placementId,
      experienceId: test.experienceId,
      kind: 'play',
      source: 'link',
      deviceClass: 'tablet',
      language: 'en',
      hour: new Date('2026-11-22T10:00:00Z'),
      secondQuarter: 1,
      thirdQuarter: 0,
      fourthQuarter: 0,
      documentId: film,
      detail: '0',
      count: 1,
    },
  ]);
  expect(await test.db.$count(visitEvents)).toBe(0);
});

it('counts apart how visits began, by a link where nobody says it', async () => {
  await report([played(0)], { source: 'code' });
  await report([played(0)]);
  const rows = await test.db.select({ source: visitHours.source }).from(visitHours);
  expect(rows.map(({ source }) => source).sort()).toEqual(['code', 'link']);
  expect((await report([played(0)], { source: 'billboard' })).statusCode).toBe(400);
});

it('counts over the days that are asked for', async () => {
  await report([played(0)]);
  test.setNow(new Date('2026-11-25T10:20:00Z'));
  await report([played(0)]);
  expect((await visitsOf(film)).plays[0]).toBe(2);
  expect((await visitsOf(film, 2)).plays[0]).toBe(1);
  test.setNow(new Date('2026-11-22T10:20:00Z'));
});

it('counts what many tell at once', async () => {
  const events = [played(0), played(1), looked('oak', true)];
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => report(index % 2 ? events : events.toReversed())),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
  expect((await visitsOf(film)).plays.slice(0, 3)).toEqual([40, 40, 0]);
});

it('lets go what is told of a variant that has gone', async () => {
  expect((await report([looked('pine', true), looked('oak', true)])).statusCode).toBe(204);
  expect((await report([looked('pine', true)])).statusCode).toBe(204);
  expect((await visitsOf(table)).looks).toEqual([{ variantId: 'oak', looks: 1, unavailable: 0 }]);
});

describe('refuses', () => {
  const foreignFilm = newId();
  const foreignTable = newId();
  let foreignManifest: string;
  beforeAll(async () => {
    await addDocuments(test.foreign, foreignFilm, foreignTable);
    const seeded = await seedPoll(test.db, {
      experienceId: test.foreign.experienceId,
      now: test.dependencies.now(),
    });
    foreignManifest = seeded.manifest;
  });
  afterEach(async () => expect(await test.db.$count(visitHours)).toBe(0));

  it.each([
    ['a film of another brand', () => report([played(0, foreignFilm)]), 404],
    ['a film beside one of another brand', () => report([played(0), played(0, foreignFilm)]), 404],
    ['a product as a film', () => report([played(0, table)]), 404],
    ['a film that nobody has', () => report([played(0, newId())]), 404],
    ['a placement that nobody has', () => report([played(0)], {}, '2222222222'), 400],
    ['a version that nobody published', () => report([played(0)], { manifest: 'f'.repeat(64) }), 400],
    ['a version that was never shown here', () => report([played(0)], { manifest: foreignManifest }), 400],
    ['a tenth beyond the end', () => report([played(11)]), 400],
    ['half a tenth', () => report([played(0.5)]), 400],
    ['nothing', () => report([]), 400],
    ['more than a hundred', () => report(Array.from({ length: 101 }, () => played(0))), 400],
    ['a device of its own', () => report([played(0)], { deviceClass: '<script>' }), 400],
    ['a language that this version has not', () => report([played(0)], { language: 'de' }), 400],
    ['a language that is none', () => report([played(0)], { language: 'x'.repeat(10_000) }), 400],
    ['more than it asks for', () => report([played(0)], { respondentId: newId() }), 400],
  ])('%s', async (_what, send, status) => {
    expect((await send()).statusCode).toBe(status);
  });

  it.each([0, 367, 1.5])('to count over %s days', async (days) => {
    const answer = await test.app.inject({
      url: `/v1/brands/${test.brandId}/documents/${film}/visits?days=${days}`,
      headers: test.as('analyst'),
    });
    expect(answer.statusCode).toBe(400);
  });
});
