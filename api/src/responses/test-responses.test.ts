import { eq } from 'drizzle-orm';
import { responses, testAccesses, testResponses } from '../db/schema';
import { newTestAccessId } from '../ids';
import { seedPoll } from '../testing/seed-poll';
import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
let poll: { manifest: string; documentId: string };
let testAccessId: string;
beforeAll(async () => {
  test = await createTestApp();
  const { experienceId, placementId } = test;
  poll = await seedPoll(test.db, { experienceId, version: 3 });
  testAccessId = newTestAccessId();
  await test.db
    .insert(testAccesses)
    .values({ id: testAccessId, placementId, label: 'Pinned', pinnedVersion: 3, experienceId });
});
afterAll(() => test?.close());

const answer = (answers: Record<string, string[]>, key?: string, cookie = '') =>
  test.app.inject({
    method: 'POST',
    url: `/v1/placements/${test.placementId}/test/${testAccessId}/responses`,
    headers: { cookie, ...(key && { 'idempotency-key': key }) },
    payload: { ...poll, answers, language: 'en' },
  });
const kept = () => test.db.select().from(testResponses).where(eq(testResponses.testAccessId, testAccessId));

it('keeps an answer in test access whole, apart from what counts', async () => {
  const session = await test.app.inject({ method: 'POST', url: '/v1/visitor-sessions', payload: {} });
  const cookie = String(session.headers['set-cookie']).split(';')[0] ?? '';
  const answered = await answer({ wood: ['oak'] }, 'key-00000001', cookie);
  expect(answered.statusCode).toBe(201);
  expect(await kept()).toMatchObject([
    {
      id: answered.json().id,
      placementId: test.placementId,
      experienceId: test.experienceId,
      manifestVersion: 3,
      area: 'polling',
      documentId: poll.documentId,
      respondentId: session.json().respondentId,
      partial: false,
      answer: { wood: ['oak'] },
      idempotencyKey: 'key-00000001',
      submissionHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    },
  ]);
  expect(await test.db.$count(responses)).toBe(0);
});

it('keeps a repeated answer once, refuses its key for another, and asks for a key', async () => {
  const before = (await kept()).length;
  const first = await answer({ wood: ['ash'] }, 'key-00000002');
  const again = await answer({ wood: ['ash'] }, 'key-00000002');
  expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
  const other = await answer({ wood: ['elm'] }, 'key-00000002');
  expect(other.json()).toMatchObject({ status: 422, code: 'idempotency-key-reused' });
  expect((await answer({ wood: ['oak'] })).statusCode).toBe(428);
  expect(await kept()).toHaveLength(before + 1);
});
