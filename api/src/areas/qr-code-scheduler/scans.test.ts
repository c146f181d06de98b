import { type CodeScans, endpoints, type RequestOf } from '@vitrine/shared/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { placements, visitHours } from '../../db/schema';
import { newPlacementId } from '../../ids';
import { callEndpoint } from '../../testing/call-endpoint';
import { codeRuleOf, codeWorkshop } from '../../testing/printed-code';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { rollUpVisits } from '../../visitors/roll-up-visits';

const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';
const preview = 'WhatsApp/2.23.20.0 A';
/** A Monday, a quarter to ten in Berlin. */
const morning = new Date('2026-12-07T08:45:00Z');

let test: TestApp;
let workshop: Awaited<ReturnType<typeof codeWorkshop>>;
let till: string;
beforeAll(async () => {
  test = await createTestApp();
  test.setNow(morning);
  workshop = await codeWorkshop(test);
  till = newPlacementId();
  const { brandId, experienceId, storeId } = test;
  await test.db.insert(placements).values({ id: till, brandId, storeId, name: 'Till', experienceId });
});
afterAll(() => test.close());

const scan = (code: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  test.app.inject({ method, url: `/q/${code}`, headers: { 'user-agent': phone, ...headers } });

type Query = NonNullable<RequestOf<typeof endpoints.getCodeScans>['query']>;
async function scansOf(query: Partial<Query>): Promise<CodeScans> {
  const { brandId, experienceId } = test;
  const { body, status, text } = await callEndpoint(test, 'analyst', endpoints.getCodeScans, {
    params: { brandId, experienceId },
    query: { from: '2026-12-07', until: '2026-12-07', timeZone: 'Europe/Berlin', ...query },
  });
  expect([status, text]).toEqual([200, text]);
  return body;
}

const mornings = { times: { hours: [{ from: '08:00', until: '12:00' }], exceptions: {} } };

it('are counted by rule, placement and hour: people, apart from them programs, and no HEAD', async () => {
  const { code, documentId } = await workshop.newCode({
    fallback: { kind: 'placement', placementId: till },
    rules: { morning: codeRuleOf('a0', { kind: 'poll', documentId: workshop.pollId }, mornings) },
  });
  const { code: atTill, documentId: other } = await workshop.newCode(
    { fallback: { kind: 'placement', placementId: till }, closesAt: '2026-12-01T00:00' },
    till,
  );
  await workshop.publish();
  for (let person = 0; person < 3; person++) await scan(code);
  await scan(code, { 'user-agent': preview });
  await scan(code, { 'sec-purpose': 'prefetch' });
  await scan(code, {}, 'HEAD');
  await scan(atTill);
  test.setNow(new Date('2026-12-07T11:05:00Z'));
  const answer = await scan(code, { 'accept-language': 'de' });
  expect(answer.headers['set-cookie']).toBeUndefined();

  const all = await scansOf({});
  expect([all.scans, all.bots, all.step]).toEqual([5, 2, 'hour']);
  expect(all.codes).toEqual([
    { documentId, title: { en: 'Window', de: 'Fenster' }, scans: 4 },
    { documentId: other, title: { en: 'Window', de: 'Fenster' }, scans: 1 },
  ]);
  expect(all.outcomes).toEqual([
    { documentId, outcome: 'rule', ruleId: 'morning', scans: 3 },
    ...all.outcomes.slice(1),
  ]);
  expect(all.outcomes.slice(1)).toEqual(
    expect.arrayContaining([
      { documentId, outcome: 'fallback', ruleId: null, scans: 1 },
      { documentId: other, outcome: 'ended', ruleId: null, scans: 1 },
    ]),
  );
  expect(all.placements).toEqual([
    { placementId: test.placementId, placementName: 'Store · Placement', scans: 4 },
    { placementId: till, placementName: 'Store · Till', scans: 1 },
  ]);
  const byHour = all.series.filter(({ scans }) => scans > 0);
  expect(byHour).toEqual([
    { at: '2026-12-07T08:00:00.000Z', scans: 4 },
    { at: '2026-12-07T11:00:00.000Z', scans: 1 },
  ]);
  const ofOne = await scansOf({ documentId: other });
  expect([ofOne.scans, ofOne.bots, ofOne.codes.length, ofOne.placements.length]).toEqual([1, 0, 1, 1]);
  expect(ofOne.series.reduce((sum, { scans }) => sum + scans, 0)).toBe(1);
  expect((await scansOf({ placementId: till })).scans).toBe(1);
  expect((await scansOf({ from: '2026-12-08', until: '2026-12-09' })).scans).toBe(0);

  const rows = await test.db
    .select()
    .from(visitHours)
    .where(and(eq(visitHours.documentId, documentId), inArray(visitHours.kind, ['scan', 'scan-bot'])));
  expect(rows.every(({ source }) => source === 'code')).toBe(true);
  expect(new Set(rows.map(({ deviceClass, language }) => `${deviceClass} ${language}`))).toEqual(
    new Set(['phone en', 'phone de', 'desktop en']),
  );
});

it('are the same once they are added up', async () => {
  const before = await scansOf({ from: '2026-12-01', until: '2026-12-08' });
  test.setNow(new Date('2026-12-09T12:00:00Z'));
  await rollUpVisits(test.dependencies);
  expect(await scansOf({ from: '2026-12-01', until: '2026-12-08' })).toEqual(before);
  expect(before.series.map(({ scans }) => scans)).toEqual([0, 0, 0, 0, 0, 0, 5, 0]);
});

it('are visits of the code on the dashboard', async () => {
  const { brandId, experienceId } = test;
  const { body } = await callEndpoint(test, 'analyst', endpoints.getExperienceVisits, {
    params: { brandId, experienceId },
    query: { from: '2026-12-01', until: '2026-12-08', timeZone: 'Europe/Berlin' },
  });
  expect(body.visits).toBe(0);
  expect(body.documents.map(({ area, counts }) => ({ area, counts }))).toEqual([
    { area: 'qr-code-scheduler', counts: { scans: 4 } },
    { area: 'qr-code-scheduler', counts: { scans: 1 } },
  ]);
});
