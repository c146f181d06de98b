import { endpoints, type RequestOf, type VisitEvent } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import {
  documents,
  openVisits,
  placements,
  timelineNotes,
  visitHours,
  visitRollupProgress,
  visitRollups,
} from '../db/schema';
import { newId, newPlacementId } from '../ids';
import { callEndpoint } from '../testing/call-endpoint';
import { seedPoll } from '../testing/seed-poll';
import { createTestApp, type TestApp } from '../testing/test-app';
import { rollUpVisits } from './roll-up-visits';

let test: TestApp;
let manifest: string;
let secondPlacement: string;
const scene = newId();
const film = newId();
const table = newId();
const published = new Date('2026-11-01T08:00:00Z');

beforeAll(async () => {
  test = await createTestApp();
  test.setNow(published);
  ({ manifest } = await seedPoll(test.db, { experienceId: test.experienceId, now: published }));
  const { brandId, db, experienceId, placementId } = test;
  const own = { brandId, experienceId, order: 'a0', baseLanguage: 'en' };
  await db.insert(documents).values([
    { ...own, id: scene, area: 'scenes', data: { title: { en: 'Room' } } },
    { ...own, id: film, area: 'videos', data: { title: { en: 'Workshop' } } },
    { ...own, id: table, area: 'products', data: { title: { en: 'Table' }, variants: { oak: {} } } },
  ]);
  const [row] = await db.select().from(placements).where(eq(placements.id, placementId));
  if (!row) throw new Error('The seed has no placement');
  secondPlacement = newPlacementId();
  await db.insert(placements).values({ ...row, id: secondPlacement, name: 'Second' });
});
afterAll(() => test.close());
afterEach(async () => {
  for (const counted of [visitHours, visitRollups, visitRollupProgress]) await test.db.delete(counted);
});

/** Reports what somebody did at a moment. */
async function visitAt(
  moment: string,
  events: VisitEvent[],
  more: object = {},
  placementId = test.placementId,
) {
  test.setNow(new Date(moment));
  const { statusCode } = await test.app.inject({
    method: 'POST',
    url: `/v1/placements/${placementId}/visits`,
    payload: { manifest, deviceClass: 'phone', language: 'en', events, ...more },
  });
  expect(statusCode).toBe(204);
}
const begun: VisitEvent = { kind: 'visit' };

type Query = NonNullable<RequestOf<typeof endpoints.getExperienceVisits>['query']>;
const ask = (query: Partial<Query>) =>
  callEndpoint(test, 'analyst', endpoints.getExperienceVisits, {
    params: { brandId: test.brandId, experienceId: test.experienceId },
    query: { from: '2026-11-20', until: '2026-11-21', timeZone: 'UTC', ...query },
  });
const visitsIn = async (query: Partial<Query>) => (await ask(query)).body;
const rollUp = () => rollUpVisits(test.dependencies);

it('counts visits by day, source, device and language', async () => {
  await visitAt('2026-11-20T10:00:00Z', [begun], { source: 'code' });
  await visitAt('2026-11-20T23:50:00Z', [begun], { deviceClass: 'tablet' });
  await visitAt('2026-11-21T00:10:00Z', [begun]);
  const { body } = await ask({});
  expect(body).toMatchObject({ visits: 3, missing: null, step: 'day' });
  expect(body.series).toEqual([
    { at: '2026-11-20T00:00:00.000Z', visits: 2 },
    { at: '2026-11-21T00:00:00.000Z', visits: 1 },
  ]);
  expect(body.sources).toContainEqual({ source: 'code', visits: 1 });
  expect(body.sources).toContainEqual({ source: 'link', visits: 2 });
  expect(body.deviceClasses).toContainEqual({ deviceClass: 'tablet', visits: 1 });
  expect(body.languages).toEqual([{ language: 'en', visits: 3 }]);
});

it('counts a single day by the hour, and one in which clocks go back has 25', async () => {
  const { series, step } = await visitsIn({
    from: '2026-10-25',
    until: '2026-10-25',
    timeZone: 'Europe/Berlin',
  });
  expect(step).toBe('hour');
  expect(series).toHaveLength(25);
});

it.each([
  ['UTC', [1, 1, 1]],
  ['Europe/Berlin', [0, 2, 1]],
  // 18:30 in UTC begins the day.
  ['Asia/Kolkata', [1, 1, 1]],
  // 18:15.
  ['Asia/Kathmandu', [0, 2, 1]],
  ['America/St_Johns', [1, 1, 1]],
])('knows where days begin in %s, added up or not', async (timeZone, [before, first, second]) => {
  const moments: Record<string, string[]> = {
    UTC: ['2026-11-19T23:59:00Z', '2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z'],
    'Europe/Berlin': ['2026-11-19T23:00:00Z', '2026-11-20T22:59:00Z', '2026-11-20T23:00:00Z'],
    'Asia/Kolkata': ['2026-11-19T18:29:00Z', '2026-11-19T18:31:00Z', '2026-11-20T18:30:00Z'],
    'Asia/Kathmandu': ['2026-11-19T18:16:00Z', '2026-11-20T18:14:00Z', '2026-11-20T18:15:00Z'],
    'America/St_Johns': ['2026-11-20T03:29:00Z', '2026-11-20T03:30:00Z', '2026-11-21T03:45:00Z'],
  };
  for (const moment of moments[timeZone] ?? []) await visitAt(moment, [begun]);
  const counted = async (more: Partial<Query> = {}) => {
    const { series, visits } = await visitsIn({ from: '2026-11-19', timeZone, ...more });
    expect(visits).toBe(series.reduce((sum, step) => sum + step.visits, 0));
    return series.map((step) => step.visits);
  };
  expect(await counted()).toEqual([before, first, second]);
  const twoDays = async () => (await visitsIn({ timeZone })).visits;
  expect(await twoDays()).toBe((first ?? 0) + (second ?? 0));
  test.setNow(new Date('2026-11-24T12:00:00Z'));
  await rollUp();
  expect(await counted()).toEqual([before, first, second]);
  expect(await twoDays()).toBe((first ?? 0) + (second ?? 0));
  expect(await counted({ placementId: test.placementId })).toEqual([before, first, second]);
});

it('is exact today: what is not added up yet counts, and nothing counts twice', async () => {
  const today = { from: '2026-11-01', until: '2026-11-21' };
  await visitAt('2026-11-18T10:00:00Z', [begun]);
  await visitAt('2026-11-21T08:59:00Z', [begun]);
  await visitAt('2026-11-21T09:05:00Z', [begun]);
  await rollUp();
  const [progress] = await test.db.select().from(visitRollupProgress);
  // A report of the last hour may still be under way.
  expect(progress?.until).toEqual(new Date('2026-11-21T08:00:00Z'));
  expect((await visitsIn(today)).visits).toBe(3);
  await visitAt('2026-11-21T09:20:00Z', [begun]);
  await rollUp();
  await rollUp();
  expect((await visitsIn(today)).visits).toBe(4);
  const { series } = await visitsIn(today);
  expect(series.at(-1)?.visits).toBe(3);
});

it('tells how far visits came, and what was looked at and could not be had', async () => {
  await visitAt('2026-11-20T10:00:00Z', [
    begun,
    { kind: 'reach', area: 'scenes', step: 'opened' },
    { kind: 'scene', documentId: scene },
    { kind: 'reach', area: 'products', step: 'opened' },
    { kind: 'look', documentId: table, variantId: 'oak', available: false },
    { kind: 'play', documentId: film, tenth: 0 },
    { kind: 'play', documentId: film, tenth: 5 },
    { kind: 'play', documentId: film, tenth: 10 },
  ]);
  await visitAt('2026-11-20T11:00:00Z', [begun, { kind: 'play', documentId: film, tenth: 0 }]);
  const seen = await visitsIn({});
  expect(seen.funnel).toEqual([
    { area: 'scenes', opened: 1, used: 0 },
    { area: 'products', opened: 1, used: 0 },
  ]);
  expect(seen.documents).toHaveLength(3);
  expect(seen.documents).toEqual(
    expect.arrayContaining([
      { documentId: film, area: 'videos', title: { en: 'Workshop' }, counts: { starts: 2, ends: 1 } },
      { documentId: table, area: 'products', title: { en: 'Table' }, counts: { looks: 1, unavailable: 1 } },
      { documentId: scene, area: 'scenes', title: { en: 'Room' }, counts: { views: 1 } },
    ]),
  );
  test.setNow(new Date('2026-11-23T00:30:00Z'));
  await rollUp();
  const rolled = await visitsIn({});
  expect({ ...rolled, documents: [] }).toEqual({ ...seen, documents: [] });
  expect(rolled.documents).toEqual(expect.arrayContaining(seen.documents));
});

it('says that nobody watched a film to its end', async () => {
  await visitAt('2026-11-20T10:00:00Z', [begun, { kind: 'play', documentId: film, tenth: 0 }]);
  expect((await visitsIn({})).documents.map(({ counts }) => counts)).toEqual([{ starts: 1, ends: 0 }]);
});

it('tells one placement from another', async () => {
  await visitAt('2026-11-20T10:00:00Z', [begun]);
  await visitAt('2026-11-20T10:00:00Z', [begun], {}, secondPlacement);
  await visitAt('2026-11-20T12:00:00Z', [begun], {}, secondPlacement);
  await test.db
    .insert(openVisits)
    .values({ processId: 'one', placementId: secondPlacement, visitors: 5, saidAt: test.dependencies.now() });
  expect(await visitsIn({ placementId: secondPlacement })).toMatchObject({ visits: 2, liveVisitors: 5 });
  expect(await visitsIn({ placementId: test.placementId })).toMatchObject({ visits: 1, liveVisitors: 0 });
  expect(await visitsIn({})).toMatchObject({ visits: 3, liveVisitors: 5 });
});

describe('on the timeline', () => {
  it('stand what was published, what was paused, and what staff noted', async () => {
    const { brandId, experienceId, placementId } = test;
    test.setNow(new Date('2026-11-20T09:00:00Z'));
    const pausing = (paused: boolean) =>
      callEndpoint(test, 'owner', endpoints.updatePlacement, {
        params: { brandId, placementId },
        body: { paused },
      });
    await pausing(true);
    await pausing(false);
    const note = await callEndpoint(test, 'analyst', endpoints.createTimelineNote, {
      params: { brandId, experienceId },
      body: { at: '2026-11-20T12:00:00Z', text: 'Window dressed' },
    });
    expect(note.status).toBe(201);
    const until = new Date().toISOString().slice(0, 10);
    const { timeline } = await visitsIn({ from: '2026-10-30', until });
    expect(timeline.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['published', 'paused', 'resumed', 'note']),
    );
    expect(timeline.find(({ kind }) => kind === 'published')).toEqual({
      kind: 'published',
      at: published.toISOString(),
      version: 1,
    });
    const { timeline: before } = await visitsIn({ from: '2026-10-01', until: '2026-10-30' });
    expect(before).toEqual([]);
    const { status } = await callEndpoint(test, 'analyst', endpoints.deleteTimelineNote, {
      params: { brandId, timelineNoteId: note.body.id },
    });
    expect(status).toBe(204);
    expect(await test.db.$count(timelineNotes)).toBe(0);
  });

  it('no note of another brand is deleted', async () => {
    const { brandId, experienceId } = test;
    const note = await callEndpoint(test, 'owner', endpoints.createTimelineNote, {
      params: { brandId, experienceId },
      body: { at: '2026-11-20T12:00:00Z', text: 'Ours' },
    });
    const { status } = await callEndpoint(test, 'owner', endpoints.deleteTimelineNote, {
      params: { brandId: test.foreign.brandId, timelineNoteId: note.body.id },
    });
    expect(status).toBe(404);
    expect(await test.db.$count(timelineNotes)).toBe(1);
  });
});

it.each([
  ['a range that ends before it begins', { from: '2026-11-22' }, 400],
  ['more than a year', { from: '2025-11-20' }, 400],
  ['no date', { from: 'yesterday' }, 400],
  ['a time zone that nobody has', { timeZone: 'Europe/Atlantis' }, 400],
  ['a placement that nobody has', { placementId: '2222222222' }, 404],
])('refuses %s', async (_what, query, status) => {
  expect((await ask(query)).status).toBe(status);
});

it('knows no placement and no experience of another brand', async () => {
  const { foreign } = test;
  expect((await ask({ placementId: foreign.placementId })).status).toBe(404);
  const { status } = await callEndpoint(test, 'owner', endpoints.getExperienceVisits, {
    params: { brandId: test.brandId, experienceId: foreign.experienceId },
    query: { from: '2026-11-20', until: '2026-11-21', timeZone: 'UTC' },
  });
  expect(status).toBe(404);
});
