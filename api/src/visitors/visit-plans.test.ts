import { endpoints } from '@vitrine/shared/contract';
import { visitEvents } from '../db/schema';
import { newId, newPlacementId } from '../ids';
import { callEndpoint } from '../testing/call-endpoint';
import { recordedStatements } from '../testing/recorded-statements';
import { seedVisits } from '../testing/seed-visits';
import { readingOf } from '../testing/statement-plans';
import { createTestApp, type TestApp } from '../testing/test-app';
import { rollUpVisits } from './roll-up-visits';

/*
 * What is read of a year does not grow with the placements that were visited in it, on tables that were never analysed
 * as on empty ones.
 */
let test: TestApp;
const quarterMs = 15 * 60_000;
const now = new Date('2026-11-21T09:20:00Z');

beforeAll(async () => {
  test = await createTestApp();
  test.setNow(now);
  const placementIds = Array.from({ length: 50 }, newPlacementId);
  const seeded = { placementIds, documentIds: [newId()], days: 200, until: now };
  await seedVisits(test.db, { ...seeded, rows: 30_000, experienceId: test.experienceId });
  await seedVisits(test.db, { ...seeded, rows: 10_000, experienceId: test.foreign.experienceId });
  await rollUpVisits(test.dependencies);
  const { experienceId, placementId } = test;
  const first = Date.parse('2026-05-01T00:00:00Z');
  const soon = Date.parse('2026-11-21T08:00:00Z');
  const came = [...Array.from({ length: 2000 }, (_, n) => first - n * quarterMs), soon, soon + quarterMs];
  await test.db.insert(visitEvents).values(
    came.map((at, n) => ({
      ...{ placementId, experienceId, respondentId: `regular-${n}`, at: new Date(at) },
      ...{ kind: 'visit', source: 'code', deviceClass: 'phone', language: 'en' },
    })),
  );
});
afterAll(() => test?.close());

async function readFor(more: object) {
  const { statements } = await recordedStatements(() =>
    callEndpoint(test, 'owner', endpoints.getExperienceVisits, {
      params: { brandId: test.brandId, experienceId: test.experienceId },
      query: { from: '2026-06-01', until: '2026-11-21', timeZone: 'Asia/Kolkata', ...more },
    }),
  );
  const readings = await Promise.all(
    statements.filter(({ text }) => /visit_|visitor_/.test(text)).map((one) => readingOf(test.pool, one)),
  );
  return (table: string) => readings.reduce((sum, { rows }) => sum + (rows[table] ?? 0), 0);
}

it('an experience is read from what is added up, and from the hours since', async () => {
  const rows = await readFor({});
  expect(rows('visit_hours')).toBeLessThan(200);
  expect(rows('visit_rollups')).toBeGreaterThan(0);
  expect(rows('visit_rollups')).toBeLessThan(12_000);
  // Of 3,000 recognised visits, those of the days in which the range begins and ends.
  expect(rows('visit_events')).toBeGreaterThan(0);
  expect(rows('visit_events')).toBeLessThan(100);
  expect(rows('visitor_rollups')).toBeGreaterThan(0);
});

it('a placement is read from its own hours, and from those of its recognised visits that are asked for', async () => {
  const rows = await readFor({ placementId: test.placementId });
  expect(rows('visit_hours')).toBeLessThan(10);
  expect(rows('visit_rollups')).toBe(0);
  // Of 2,000 that were here before.
  expect(rows('visit_events')).toBeGreaterThan(0);
  expect(rows('visit_events')).toBeLessThan(10);
  expect(rows('visitor_rollups')).toBe(0);
});
