import { endpoints, type RequestOf, type VisitEvent } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import {
  placements,
  tenants,
  visitEvents,
  visitHours,
  visitorRollups,
  visitRollupProgress,
} from '../db/schema';
import { newPlacementId } from '../ids';
import { callEndpoint } from '../testing/call-endpoint';
import { seedPoll } from '../testing/seed-poll';
import { createTestApp, type TestApp } from '../testing/test-app';
import { forgetOldResponses } from './forget-old-responses';
import { rollUpVisits } from './roll-up-visits';

let test: TestApp;
let manifest: string;
let secondPlacement: string;

beforeAll(async () => {
  test = await createTestApp();
  const published = new Date('2026-10-01T08:00:00Z');
  test.setNow(published);
  ({ manifest } = await seedPoll(test.db, { experienceId: test.experienceId, now: published }));
  const [row] = await test.db.select().from(placements).where(eq(placements.id, test.placementId));
  if (!row) throw new Error('The seed has no placement');
  await askConsent(true);
  secondPlacement = newPlacementId();
  await test.db.insert(placements).values({ ...row, id: secondPlacement, name: 'Second' });
});
afterAll(() => test.close());
afterEach(async () => {
  for (const table of [visitHours, visitEvents, visitorRollups, visitRollupProgress])
    await test.db.delete(table);
});

const askConsent = (asked: boolean) =>
  callEndpoint(test, 'owner', endpoints.updateTenant, { body: { askConsent: asked } });

/** A browser with a session. */
async function somebody() {
  const { headers, body } = await test.app.inject({
    method: 'POST',
    url: '/v1/visitor-sessions',
    payload: {},
  });
  const cookie = String(headers['set-cookie']).split(';')[0] ?? '';
  return { cookie, respondentId: (JSON.parse(body) as { respondentId: string }).respondentId };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

async function visitAt(
  moment: string,
  who: Somebody | null,
  given: boolean | null,
  placementId = test.placementId,
  version = 1,
) {
  test.setNow(new Date(moment));
  const events: VisitEvent[] = [
    { kind: 'visit' },
    ...(given === null ? [] : [{ kind: 'consent' as const, given, version }]),
  ];
  const { statusCode } = await test.app.inject({
    method: 'POST',
    url: `/v1/placements/${placementId}/visits`,
    headers: who ? { cookie: who.cookie } : {},
    payload: { manifest, deviceClass: 'phone', language: 'en', events },
  });
  expect(statusCode).toBe(204);
}

type Query = NonNullable<RequestOf<typeof endpoints.getExperienceVisits>['query']>;
async function seen(query: Partial<Query> = {}) {
  const { body } = await callEndpoint(test, 'analyst', endpoints.getExperienceVisits, {
    params: { brandId: test.brandId, experienceId: test.experienceId },
    query: { from: '2026-11-19', until: '2026-11-22', timeZone: 'UTC', ...query },
  });
  return body;
}
const unique = async (query: Partial<Query> = {}) => (await seen(query)).uniqueVisitors;
async function rollUpAt(moment: string) {
  test.setNow(new Date(moment));
  await rollUpVisits(test.dependencies);
}

it('tells people from visits, and how many agreed, refused, or did not answer', async () => {
  const [ada, bob] = [await somebody(), await somebody()];
  await visitAt('2026-11-20T10:00:00Z', ada, true);
  await visitAt('2026-11-20T10:05:00Z', ada, true);
  await visitAt('2026-11-21T12:00:00Z', ada, true, secondPlacement);
  await visitAt('2026-11-21T13:00:00Z', bob, true);
  await visitAt('2026-11-21T14:00:00Z', await somebody(), false);
  await visitAt('2026-11-21T15:00:00Z', await somebody(), null);
  expect(await seen()).toMatchObject({ visits: 6, uniqueVisitors: 2, consent: { given: 4, refused: 1 } });
  expect(await unique({ placementId: secondPlacement })).toBe(1);
  expect(await unique({ placementId: test.placementId })).toBe(2);
});

it('is not known where nobody agreed; who agrees without a session is not recognised', async () => {
  await visitAt('2026-11-20T10:00:00Z', await somebody(), false);
  await visitAt('2026-11-20T10:00:00Z', null, true);
  expect(await seen()).toMatchObject({
    visits: 2,
    uniqueVisitors: null,
    consent: { given: 0, refused: 1 },
  });
  expect(await test.db.$count(visitEvents)).toBe(0);
});

it('is exact over each range of days in any time zone, added up or not', async () => {
  // Five people, each at odd moments of ten days: many come again.
  const people = await Promise.all(Array.from({ length: 5 }, somebody));
  const start = Date.parse('2026-11-10T00:00:00Z');
  const came = Array.from({ length: 60 }, (_, n) => ({
    at: start + n * 4 * 3600_000 + ((n * 37) % 16) * 15 * 60_000,
    who: people[(n * 7 + (n % 3)) % 5] as Somebody,
    placementId: n % 4 === 0 ? secondPlacement : test.placementId,
  })).sort((a, b) => a.at - b.at);
  for (const { at, placementId, who } of came)
    await visitAt(new Date(at).toISOString(), who, true, placementId);
  const ranges = [
    ['2026-11-09', '2026-11-21'],
    ['2026-11-12', '2026-11-12'],
    ['2026-11-13', '2026-11-17'],
    ['2026-11-19', '2026-11-22'],
  ] as const;
  const compare = async (timeZone: string) => {
    for (const [from, until] of ranges)
      for (const placementId of [undefined, test.placementId]) {
        const given = await seen({ from, until, timeZone, ...(placementId && { placementId }) });
        const inRange = came.filter(
          ({ at, placementId: there }) =>
            at >= Date.parse(given.from) && at < Date.parse(given.until) && (placementId ?? there) === there,
        );
        expect(given.uniqueVisitors ?? 0).toBe(new Set(inRange.map(({ who }) => who)).size);
      }
  };
  const zones = ['UTC', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Kiritimati'];
  for (const timeZone of zones) await compare(timeZone);
  for (const moment of ['2026-11-16T07:20:00Z', '2026-11-24T07:20:00Z']) {
    await rollUpAt(moment);
    for (const timeZone of zones) await compare(timeZone);
  }
});

it('counts no answer to another text than the one that is asked', async () => {
  await visitAt('2026-11-20T10:00:00Z', await somebody(), true, test.placementId, 2);
  await askConsent(false);
  await visitAt('2026-11-20T11:00:00Z', await somebody(), true);
  await askConsent(true);
  expect(await seen()).toMatchObject({ visits: 2, uniqueVisitors: null, consent: { given: 0, refused: 0 } });
});

describe('who takes back that they may be recognised', () => {
  const kept = async ({ respondentId }: Somebody) =>
    (await callEndpoint(test, 'owner', endpoints.getVisitorData, { params: { respondentId } })).body.visits;
  async function comeTwice() {
    const [ada, bob] = [await somebody(), await somebody()];
    await visitAt('2026-11-20T10:00:00Z', ada, true);
    await visitAt('2026-11-21T10:00:00Z', ada, true, secondPlacement);
    await visitAt('2026-11-21T10:00:00Z', bob, true);
    return { ada, bob };
  }

  it.each([
    ['the text that is asked', 1],
    ['a text that is asked no more', 7],
  ])('by refusing %s: their visits stay, without them', async (_which, version) => {
    const { ada, bob } = await comeTwice();
    await visitAt('2026-11-22T10:00:00Z', ada, false, test.placementId, version);
    expect([await kept(ada), await kept(bob)]).toMatchObject([[], [{}]]);
    expect(await unique()).toBe(2);
  });

  it('where they find their own id, which they keep', async () => {
    const { ada, bob } = await comeTwice();
    const session = async (payload: object) => {
      const { body } = await test.app.inject({
        ...{ method: 'POST', url: '/v1/visitor-sessions' },
        ...{ headers: { cookie: ada.cookie }, payload },
      });
      return JSON.parse(body);
    };
    await session({});
    expect(await kept(ada)).toHaveLength(2);
    expect(await session({ forgetVisits: true })).toMatchObject({ respondentId: ada.respondentId });
    expect([await kept(ada), await kept(bob)]).toMatchObject([[], [{}]]);
  });
});

it('visitors are told what to answer, where they are asked', async () => {
  const session = async () =>
    (await callEndpoint(test, 'anonymous', endpoints.createVisitorSession, { body: {} })).body;
  expect((await session()).consent).toMatchObject({
    version: 1,
    text: { en: expect.stringMatching(/May we recognise this device/) },
  });
  await askConsent(false);
  expect((await session()).consent).toBeNull();
  await askConsent(true);
});

it('where the question says nothing, nobody is asked, and nobody can agree', async () => {
  const [row] = await test.db.select().from(tenants);
  if (!row) throw new Error('There is no tenant');
  await test.db.update(tenants).set({ settings: { ...row.settings, consentText: { en: ' ' } } });
  const { body } = await callEndpoint(test, 'anonymous', endpoints.createVisitorSession, { body: {} });
  expect(body.consent).toBeNull();
  await visitAt('2026-11-20T10:00:00Z', await somebody(), true);
  expect(await seen()).toMatchObject({ visits: 1, consent: { given: 0, refused: 0 } });
  await test.db.update(tenants).set({ settings: row.settings });
});

it('stays the same when somebody is erased, or the retention is over; nothing else is left of anybody', async () => {
  const [ada, bob] = [await somebody(), await somebody()];
  await visitAt('2026-11-20T10:00:00Z', ada, true);
  await visitAt('2026-11-21T10:00:00Z', ada, true);
  await visitAt('2026-11-21T10:00:00Z', bob, true);
  const kept = async (respondentId: string) =>
    (await callEndpoint(test, 'owner', endpoints.getVisitorData, { params: { respondentId } })).body.visits;
  expect(await kept(ada.respondentId)).toHaveLength(2);
  await callEndpoint(test, 'owner', endpoints.eraseVisitor, { params: { respondentId: ada.respondentId } });
  expect(await kept(ada.respondentId)).toEqual([]);
  expect(await unique()).toBe(2);
  const left = async () => {
    const rows = await test.db.select().from(visitEvents).orderBy(visitEvents.id);
    return rows.map(({ respondentId, source, deviceClass, language }) =>
      [respondentId, source, deviceClass, language].join(' '),
    );
  };
  expect(await left()).toEqual(['   ', '   ', `${bob.respondentId} link phone en`]);
  test.setNow(new Date('2029-01-01T00:00:00Z'));
  await forgetOldResponses(test.dependencies);
  expect(await kept(bob.respondentId)).toEqual([]);
  expect(await left()).toEqual(['   ', '   ', '   ']);
  expect(await unique()).toBe(2);
});
