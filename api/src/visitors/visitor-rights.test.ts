import { type Answers, endpoints } from '@vitrine/shared/contract';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { startJobs } from '../db/jobs';
import { auditEntries, currentAnswers, responses, testResponses, visitEvents } from '../db/schema';
import { newId } from '../ids';
import { createLedger, type Ledger } from '../responses/ledger';
import { callEndpoint } from '../testing/call-endpoint';
import { countedAs, seedRun } from '../testing/seed-run';
import { createTestApp, type TestApp } from '../testing/test-app';
import { forgetOldResponses } from './forget-old-responses';

let test: TestApp;
let ledger: Ledger;
const documentId = newId();
const dayMs = 24 * 3600_000;
const now = new Date('2031-06-01T12:00:00Z');
beforeAll(async () => {
  test = await createTestApp();
  test.setNow(now);
  ledger = createLedger(test.dependencies, pino({ level: 'silent' }));
  const { experienceId, placementId } = test;
  await seedRun(test.db, { placementId, experienceId, documentId }, now);
});
afterAll(() => test?.close());

const answer = (respondentId: string, wood: string, daysAgo = 0) =>
  record(respondentId, { wood: [wood] }, daysAgo);
const record = (respondentId: string, answers: Answers, daysAgo = 0) =>
  ledger.record({
    placementId: test.placementId,
    experienceId: test.experienceId,
    documentId,
    id: newId(),
    manifestVersion: 1,
    respondentId,
    visitorId: respondentId,
    answers,
    partial: false,
    countedAs,
    quotas: {},
    conclude: null,
    language: 'en',
    changeAllowed: true,
    whole: false,
    round: null,
    mostRespondents: null,
    idempotencyKey: newId(),
    submissionHash: 'hash',
    receivedAt: new Date(now.getTime() - daysAgo * dayMs),
  });
const visit = (respondentId: string, daysAgo = 0) =>
  test.db.insert(visitEvents).values({
    placementId: test.placementId,
    experienceId: test.experienceId,
    respondentId,
    kind: 'visit',
    source: 'qr',
    deviceClass: 'phone',
    language: 'en',
    at: new Date(now.getTime() - daysAgo * dayMs),
  });
const inTest = (respondentId: string, daysAgo = 0) =>
  test.db.insert(testResponses).values({
    id: newId(),
    placementId: test.placementId,
    experienceId: test.experienceId,
    manifestVersion: 1,
    area: 'polling',
    documentId,
    answer: { wood: ['oak'] },
    language: 'en',
    idempotencyKey: newId(),
    submissionHash: 'hash',
    testAccessId: test.testAccessId,
    respondentId,
    receivedAt: new Date(now.getTime() - daysAgo * dayMs),
  });
const of = async (respondentId: string) =>
  (await callEndpoint(test, 'owner', endpoints.getVisitorData, { params: { respondentId } })).body;
const sizes = async (respondentId: string) => {
  const { currentAnswers, responses, testResponses, visits } = await of(respondentId);
  return [responses.length, currentAnswers.length, testResponses.length, visits.length];
};
const tallies = async () => {
  const { rows } = await test.db.execute(
    sql`select option_id, count::int from tallies where count > 0 order by 1`,
  );
  return rows;
};
const recounted = async () => {
  const { rows } = await test.db.execute(sql`
    select option_id, count(*)::int as count from current_answers, jsonb_array_elements_text(options) as option_id
    group by 1 order by 1`);
  return rows;
};

describe('a visitor', () => {
  it('is handed all that is kept of them, and nothing of others', async () => {
    const [mine, other] = [newId(), newId()];
    await answer(mine, 'oak');
    await answer(mine, 'ash');
    await answer(other, 'oak');
    await visit(mine);
    await inTest(mine);
    expect(await sizes(mine)).toEqual([2, 1, 1, 1]);
    expect(await of(mine)).toMatchObject({
      respondentId: mine,
      exportedAt: now.toISOString(),
      responses: [{ answer: { wood: ['oak'] } }, { answer: { wood: ['ash'] } }],
      currentAnswers: [{ questionId: 'wood', answer: ['ash'] }],
    });
    expect(JSON.stringify(await of(mine))).not.toContain(other);
    expect(await sizes(newId())).toEqual([0, 0, 0, 0]);
  });

  it('is erased: nothing leads back to them, and tallies can be recomputed as before', async () => {
    const mine = newId();
    await answer(mine, 'oak');
    await answer(mine, 'elm');
    await visit(mine);
    await inTest(mine);
    const before = await tallies();
    const ballots = await test.db.$count(responses);
    const { status } = await callEndpoint(test, 'owner', endpoints.eraseVisitor, {
      params: { respondentId: mine },
    });
    expect(status).toBe(204);
    expect(await sizes(mine)).toEqual([0, 0, 0, 0]);
    expect(await test.db.$count(responses)).toBe(ballots);
    expect(await test.db.$count(visitEvents)).toBeGreaterThan(0);
    expect(await tallies()).toEqual(before);
    expect(await recounted()).toEqual(before);
    const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.action, 'eraseVisitor'));
    expect(entries).toHaveLength(1);
    expect(entries[0]?.resource).toBe('/v1/visitors/…/erase');
  });

  it('who answers while they are erased leaves tallies that can be recomputed', async () => {
    const mine = newId();
    await answer(mine, 'oak');
    await Promise.all([
      ...['ash', 'elm', 'oak', 'ash'].map((wood) => answer(mine, wood)),
      callEndpoint(test, 'owner', endpoints.eraseVisitor, { params: { respondentId: mine } }),
      ...['elm', 'ash'].map((wood) => answer(mine, wood)),
    ]);
    expect(await recounted()).toEqual(await tallies());
  });

  it('what they wrote in their own words goes, what they chose stays', async () => {
    const mine = newId();
    await record(
      mine,
      { wood: ['oak'], why: { text: 'My neighbour Ada has it too' }, years: { number: 7 } },
      1,
    );
    await record(mine, { why: { text: 'Because of its grain' } });
    await callEndpoint(test, 'owner', endpoints.eraseVisitor, { params: { respondentId: mine } });
    const params = { brandId: test.brandId };
    const { body, status } = await callEndpoint(test, 'owner', endpoints.listResponses, { params });
    expect(status).toBe(200);
    const written = body.items.filter(({ answer }) => 'why' in answer);
    expect(written.map(({ answer }) => answer)).toEqual([
      { wood: ['oak'], why: { text: '' }, years: { number: 7 } },
      { why: { text: '' } },
    ]);
    const counted = await test.db.select().from(currentAnswers).where(eq(currentAnswers.questionId, 'why'));
    expect(counted.map(({ answer }) => answer)).toEqual([{ text: '' }]);
  });

  it.each(['x', '0000000000000000', 'A'.repeat(16)])('has an id of the right shape (%s)', async (id) => {
    const answered = await test.app.inject({ url: `/v1/visitors/${id}`, headers: test.as('owner') });
    expect(answered.statusCode).toBe(404);
  });
});

describe('what is older than the tenant keeps it', () => {
  it('goes once, however many processes look; counts stay, and so does what is younger', async () => {
    await callEndpoint(test, 'owner', endpoints.updateTenant, { body: { responseRetentionDays: 30 } });
    const [old, young] = [newId(), newId()];
    await answer(old, 'oak', 31);
    await answer(young, 'oak', 29);
    for (const [who, days] of [
      [old, 31],
      [young, 29],
    ] as const) {
      await visit(who, days);
      await inTest(who, days);
    }
    const before = await tallies();
    let runs = 0;
    const kinds = {
      'forget-old-responses': {
        everyMs: dayMs,
        run: async () => {
          runs += 1;
          await forgetOldResponses(test.dependencies);
        },
      },
    };
    const onError = (_: string, error: unknown) => {
      throw error;
    };
    const options = { db: test.db, kinds, now: test.dependencies.now, onError };
    const processes = await Promise.all([startJobs(options), startJobs(options)]);
    await Promise.all(processes.map((jobs) => jobs.runDue()));
    await Promise.all(processes.map((jobs) => jobs.stop()));
    expect(runs).toBe(1);
    expect(await sizes(old)).toEqual([0, 0, 0, 0]);
    expect(await sizes(young)).toEqual([1, 1, 1, 1]);
    expect(await tallies()).toEqual(before);
    expect(await test.db.$count(currentAnswers, eq(currentAnswers.respondentId, old))).toBe(0);
  });
});
