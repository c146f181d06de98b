import type { ResponseAccepted } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import { experiences, placements, responses, runs } from '../db/schema';
import { setPublishedVersion } from '../experiences/set-published-version';
import { newId } from '../ids';
import { addResponse } from '../testing/add-response';
import { seedPoll } from '../testing/seed-poll';
import { createTestApp, type TestApp } from '../testing/test-app';
import { seedBrand } from '../testing/test-seed';
import { respondentSetCookie } from '../visitors/respondent-cookie';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

let lastKey = 0;
const newKey = () => `key-${String(++lastKey).padStart(8, '0')}`;

async function visitor(): Promise<string> {
  const response = await test.app.inject({ method: 'POST', url: '/v1/visitor-sessions', payload: {} });
  return String(response.headers['set-cookie']).split(';')[0] ?? '';
}

/** A placement of its own with a published poll. */
async function place(settings: Omit<Parameters<typeof seedPoll>[1], 'experienceId'> = {}) {
  const brand = await seedBrand(test.db, 'Brand');
  const poll = await seedPoll(test.db, { experienceId: brand.experienceId, ...settings });
  return { ...brand, ...poll };
}
type Place = Awaited<ReturnType<typeof place>>;

async function answer(
  at: Place,
  answers: Record<string, string[]>,
  options: { cookie?: string; key?: string | null; body?: object; remoteAddress?: string } = {},
) {
  const cookie = options.cookie ?? (await visitor());
  const key = options.key === undefined ? newKey() : options.key;
  return test.app.inject({
    method: 'POST',
    url: `/v1/placements/${at.placementId}/responses`,
    headers: { cookie, ...(key !== null && { 'idempotency-key': key }) },
    ...(options.remoteAddress && { remoteAddress: options.remoteAddress }),
    payload: { manifest: at.manifest, documentId: at.documentId, answers, language: 'en', ...options.body },
  });
}

const setRun = (at: Place, state: 'paused' | 'closed' | 'open') =>
  test.db.update(runs).set({ state }).where(eq(runs.placementId, at.placementId));
const ledgerOf = (at: Place) =>
  test.db.select().from(responses).where(eq(responses.placementId, at.placementId));

describe('an answer', () => {
  it('is recorded, counted and answered with the run', async () => {
    const at = await place();
    const response = await answer(at, { wood: ['oak'], rooms: ['hall', 'attic'] });
    expect(response.statusCode).toBe(201);
    const { id, run } = response.json<ResponseAccepted>();
    expect(run).toEqual({
      documentId: at.documentId,
      round: 1,
      state: 'open',
      respondents: 1,
      tallies: { wood: { oak: 1 }, rooms: { hall: 1, attic: 1 } },
      answered: { wood: ['oak'], rooms: ['hall', 'attic'] },
      sequence: 2,
    });
    expect(await ledgerOf(at)).toMatchObject([{ id, manifestVersion: 1, area: 'polling', partial: false }]);
  });

  it('needs a visitor session and an idempotency key', async () => {
    const at = await place();
    expect(
      (await answer(at, { wood: ['oak'] }, { cookie: 'vitrine_visitor=forged.x' })).json(),
    ).toMatchObject({
      status: 401,
      code: 'no-visitor-session',
    });
    expect((await answer(at, { wood: ['oak'] }, { key: null })).statusCode).toBe(428);
    expect((await answer(at, { wood: ['oak'] }, { key: 'short' })).statusCode).toBe(400);
    expect(await ledgerOf(at)).toEqual([]);
  });

  it.each([
    ['a question of another poll', { answers: { stone: ['oak'] } }, '/answers/stone'],
    [
      'a question named like a property of objects',
      { answers: { constructor: ['oak'] } },
      '/answers/constructor',
    ],
    ['an option of another question', { answers: { wood: ['hall'] } }, '/answers/wood'],
    ['two options of a single choice', { answers: { wood: ['oak', 'ash'] } }, '/answers/wood'],
    ['one option twice', { answers: { rooms: ['hall', 'hall'] } }, '/answers/rooms'],
    ['no question', { answers: {} }, '/answers'],
    ['no option', { answers: { wood: [] } }, '/answers/wood'],
    ['a poll that is not published', { documentId: 'a'.repeat(16) }, '/documentId'],
    ['a version that was never published', { manifest: 'f'.repeat(64) }, '/manifest'],
    ['no version', { manifest: undefined }, '/manifest'],
    ['an unknown field', { respondentId: 'a'.repeat(16) }, '/respondentId'],
  ])('is refused for %s', async (_, body, pointer) => {
    const at = await place();
    const response = await answer(at, { wood: ['oak'] }, { body });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid', errors: [{ pointer }] });
    expect(await ledgerOf(at)).toEqual([]);
  });

  it('is refused for a version of an experience that this placement does not serve', async () => {
    const [at, elsewhere] = [await place(), await place()];
    const body = { manifest: elsewhere.manifest, documentId: elsewhere.documentId };
    expect((await answer(at, { wood: ['oak'] }, { body })).json()).toMatchObject({
      status: 400,
      errors: [{ pointer: '/manifest' }],
    });
  });

  it('to an older version that the visitor saw is accepted', async () => {
    const at = await place();
    await seedPoll(test.db, { experienceId: at.experienceId, version: 2, documentId: at.documentId });
    expect((await answer(at, { wood: ['oak'] })).statusCode).toBe(201);
    expect(await ledgerOf(at)).toMatchObject([{ manifestVersion: 1 }]);
  });

  /** Moves the clock of the API. */
  const inHours = (count: number) => new Date(Date.now() + count * 3600_000);
  afterEach(() => test.setNow(null));
  const update = (at: Place, payload: object) =>
    test.app.inject({
      method: 'PATCH',
      url: `/v1/brands/${at.brandId}/placements/${at.placementId}`,
      headers: test.as('owner'),
      payload,
    });

  it('to a version that was replaced more than 72 hours ago comes too late, unless it is a repetition', async () => {
    const at = await place();
    const options = { cookie: await visitor(), key: newKey() };
    const next = { experienceId: at.experienceId, documentId: at.documentId };
    await seedPoll(test.db, { ...next, version: 2 });
    // A third version does not open the first one again.
    await seedPoll(test.db, { ...next, version: 3, now: inHours(70) });
    await answer(at, { wood: ['oak'] }, options);
    test.setNow(inHours(71));
    expect((await answer(at, { wood: ['oak'] })).statusCode).toBe(201);
    test.setNow(inHours(73));
    expect((await answer(at, { wood: ['oak'] })).json()).toMatchObject({ status: 409, code: 'too-late' });
    expect((await answer(at, { wood: ['oak'] }, options)).statusCode).toBe(201);
  });

  it('to a version that the placement never served, behind its pin, is refused', async () => {
    const at = await place();
    await update(at, { pinnedVersion: 1 });
    const { manifest } = await seedPoll(test.db, {
      experienceId: at.experienceId,
      documentId: at.documentId,
      version: 2,
    });
    expect((await answer(at, { wood: ['oak'] }, { body: { manifest } })).json()).toMatchObject({
      status: 400,
      errors: [{ pointer: '/manifest' }],
    });
    expect((await answer(at, { wood: ['oak'] })).statusCode).toBe(201);
  });

  it('to an experience that the placement showed before is accepted for 72 hours', async () => {
    const [before, after] = [await place(), await place()];
    await test.db
      .update(experiences)
      .set({ brandId: before.brandId })
      .where(eq(experiences.id, after.experienceId));
    expect((await update(before, { experienceId: after.experienceId })).statusCode).toBe(200);
    test.setNow(inHours(71));
    expect((await answer(before, { wood: ['oak'] })).statusCode).toBe(201);
    test.setNow(inHours(73));
    expect((await answer(before, { wood: ['oak'] })).json()).toMatchObject({ status: 409, code: 'too-late' });
  });

  it('is not found at an unknown placement and refused where nothing runs', async () => {
    const at = await place();
    const unknown = await answer({ ...at, placementId: 'zzzzzzzzzz' }, { wood: ['oak'] });
    expect(unknown.statusCode).toBe(404);
    const paused = await place();
    await test.db.update(placements).set({ paused: true }).where(eq(placements.id, paused.placementId));
    expect((await answer(paused, { wood: ['oak'] })).json()).toMatchObject({ status: 409, code: 'paused' });
    const ended = await place();
    const past = { activeUntil: new Date(0) };
    await test.db.update(placements).set(past).where(eq(placements.id, ended.placementId));
    expect((await answer(ended, { wood: ['oak'] })).json()).toMatchObject({ status: 410, code: 'ended' });
    const unpublished = await place();
    await test.db.transaction((tx) => setPublishedVersion(tx, unpublished.experienceId, null, new Date()));
    expect((await answer(unpublished, { wood: ['oak'] })).json()).toMatchObject({
      status: 409,
      code: 'not-active',
    });
  });
});

describe('a repeated submission', () => {
  it('answers the first one’s id and counts once, also when both come at the same time', async () => {
    const at = await place();
    const options = { cookie: await visitor(), key: newKey() };
    const [first, second] = await Promise.all([
      answer(at, { wood: ['oak'], rooms: ['hall'] }, options),
      answer(at, { rooms: ['hall'], wood: ['oak'] }, options),
    ]);
    const third = await answer(at, { wood: ['oak'], rooms: ['hall'] }, options);
    expect([first.statusCode, second.statusCode, third.statusCode]).toEqual([201, 201, 201]);
    expect(second.json().id).toBe(first.json().id);
    expect(third.json().id).toBe(first.json().id);
    expect(third.json().run.tallies).toEqual({ wood: { oak: 1 }, rooms: { hall: 1 } });
    expect(await ledgerOf(at)).toHaveLength(1);
  });

  it('is answered as the first one was, whatever has changed since', async () => {
    const at = await place({ changeAllowed: false });
    const options = { cookie: await visitor(), key: newKey() };
    const first = await answer(at, { wood: ['oak'] }, options);
    await setRun(at, 'closed');
    const second = await answer(at, { wood: ['oak'] }, options);
    expect(second.statusCode).toBe(201);
    expect(second.json().id).toBe(first.json().id);
    expect(second.json().run.state).toBe('closed');
  });

  it('with other content, or by somebody else, is refused', async () => {
    const at = await place();
    const options = { cookie: await visitor(), key: newKey() };
    await answer(at, { wood: ['oak'] }, options);
    const other = await answer(at, { wood: ['ash'] }, options);
    expect(other.json()).toMatchObject({ status: 422, code: 'idempotency-key-reused' });
    const stranger = await answer(at, { wood: ['oak'] }, { key: options.key });
    expect(stranger.statusCode).toBe(422);
    const key = newKey();
    const cookie = await visitor();
    const together = await Promise.all([
      answer(at, { wood: ['oak'] }, { cookie, key }),
      answer(at, { wood: ['elm'] }, { cookie, key }),
    ]);
    expect(together.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  });
});

it('a poll that may have so many respondents closes with the last, who sees its results, and says so to the next', async () => {
  const at = await place({ mostRespondents: 2, results: 'after-close' });
  const cookie = await visitor();
  const first = await answer(at, { wood: ['oak'] }, { cookie });
  expect(first.json().run).toMatchObject({ state: 'open', tallies: null });
  const last = await answer(at, { wood: ['ash'] });
  expect(last.json().run).toMatchObject({ state: 'closed', tallies: { wood: { oak: 1, ash: 1 } } });
  for (const session of [cookie, await visitor()]) {
    const late = await answer(at, { wood: ['elm'] }, { cookie: session });
    expect(late.json()).toMatchObject({ status: 409, code: 'closed' });
  }
  const [run] = await test.db.select().from(runs).where(eq(runs.placementId, at.placementId));
  expect(run).toMatchObject({ state: 'closed', respondents: 2, closedAt: expect.any(Date) });
});

describe('a second answer of the same visitor', () => {
  it('moves what is counted where changing is allowed', async () => {
    const at = await place();
    const cookie = await visitor();
    await answer(at, { wood: ['oak'], rooms: ['hall', 'study'] }, { cookie });
    const changed = await answer(at, { wood: ['ash'], rooms: ['study', 'attic'] }, { cookie });
    expect(changed.json().run).toMatchObject({
      respondents: 1,
      tallies: { wood: { ash: 1 }, rooms: { study: 1, attic: 1 } },
    });
    expect(await ledgerOf(at)).toHaveLength(2);
  });

  it('is refused where changing is not allowed, other questions may still be answered', async () => {
    const at = await place({ changeAllowed: false });
    const cookie = await visitor();
    await answer(at, { wood: ['oak'] }, { cookie });
    const again = await answer(at, { wood: ['ash'] }, { cookie });
    expect(again.json()).toMatchObject({ status: 409, code: 'already-answered' });
    const other = await answer(at, { rooms: ['hall'] }, { cookie });
    expect(other.json().run).toMatchObject({
      respondents: 1,
      tallies: { wood: { oak: 1 }, rooms: { hall: 1 } },
    });
    expect(await ledgerOf(at)).toHaveLength(2);
  });

  it('counts once however many come at the same time', async () => {
    const at = await place({ changeAllowed: false });
    const cookie = await visitor();
    const all = await Promise.all(
      Array.from({ length: 20 }, () => answer(at, { wood: ['oak'] }, { cookie })),
    );
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(19).fill(409)]);
  });
});

describe('a run that does not take answers', () => {
  it.each(['paused', 'closed'] as const)('refuses them while it is %s', async (state) => {
    const at = await place();
    await answer(at, { wood: ['oak'] });
    await setRun(at, state);
    expect((await answer(at, { wood: ['oak'] })).json()).toMatchObject({ status: 409, code: state });
    expect(await ledgerOf(at)).toHaveLength(1);
  });

  it('is opened once by the first answers, however many they are', async () => {
    const at = await place();
    const all = await Promise.all(Array.from({ length: 30 }, () => answer(at, { wood: ['elm'] })));
    expect(all.every(({ statusCode }) => statusCode === 201)).toBe(true);
    const opened = await test.db.select().from(runs).where(eq(runs.placementId, at.placementId));
    expect(opened).toMatchObject([{ round: 1, state: 'open', respondents: 30 }]);
  });
});

describe('a placement at which few of one address answer', () => {
  it('takes so many respondents of it in a minute, as often as each may, and as many of other addresses', async () => {
    const at = await place({ changeAllowed: true });
    await test.db
      .update(placements)
      .set({ respondentsPerMinute: 2 })
      .where(eq(placements.id, at.placementId));
    const [one, two, three] = [await visitor(), await visitor(), await visitor()];
    const statusOf = async (cookie: string, remoteAddress: string) =>
      (await answer(at, { wood: ['oak'] }, { cookie, remoteAddress })).statusCode;
    const shop = '198.51.100.7';
    expect([await statusOf(one, shop), await statusOf(two, shop)]).toEqual([201, 201]);
    const refused = await answer(at, { wood: ['oak'] }, { cookie: three, remoteAddress: shop });
    expect(refused.json()).toMatchObject({ status: 429, code: 'too-many-requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // Having been refused counts nobody in.
    expect([await statusOf(three, shop), await statusOf(one, shop)]).toEqual([429, 201]);
    expect(await statusOf(three, '198.51.100.8')).toBe(201);
    expect(new Set((await ledgerOf(at)).map(({ respondentId }) => respondentId)).size).toBe(3);
  });
});

describe('respondents whom an address gathered', () => {
  let crowded: TestApp;
  beforeAll(async () => {
    crowded = await createTestApp({ RATE_LIMIT_NEW_RESPONDENTS: '3' });
  });
  afterAll(() => crowded?.close());
  const shop = '198.51.100.20';
  const cookieOf = (respondentId: string) => {
    const secret = crowded.dependencies.config.cookieSecret;
    return String(respondentSetCookie(respondentId, { secret, secure: false })[0]).split(';')[0] ?? '';
  };

  it('answer at a placement as slowly as they could come, also where it says nothing of it', async () => {
    const { db, experienceId, placementId } = crowded;
    const { documentId, manifest } = await seedPoll(db, { experienceId, changeAllowed: true });
    const statusOf = async (respondentId: string, remoteAddress = shop) =>
      (
        await crowded.app.inject({
          method: 'POST',
          url: `/v1/placements/${placementId}/responses`,
          headers: { cookie: cookieOf(respondentId), 'idempotency-key': newId() },
          remoteAddress,
          payload: { manifest, documentId, answers: { wood: ['oak'] }, language: 'en' },
        })
      ).statusCode;
    const gathered = Array.from({ length: 5 }, newId);
    const statuses = [];
    for (const respondentId of gathered) statuses.push(await statusOf(respondentId));
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
    const recorded = await db.select().from(responses).where(eq(responses.placementId, placementId));
    expect(recorded).toHaveLength(3);
    expect(await statusOf(newId(), '198.51.100.21')).toBe(201);
    // Who answered is not new, here or where the process has forgotten them.
    expect(await statusOf(recorded[0]?.respondentId ?? '')).toBe(201);
    const former = newId();
    await addResponse(db, crowded, { respondentId: former });
    expect(await statusOf(former)).toBe(201);
  });
});

describe('hidden counts', () => {
  it.each(['never', 'after-close'] as const)('are not in the answer (%s)', async (results) => {
    const at = await place({ results });
    await answer(at, { wood: ['oak'] });
    const { run } = (await answer(at, { wood: ['oak'] })).json<ResponseAccepted>();
    expect(run).toMatchObject({ respondents: null, tallies: null, answered: { wood: ['oak'] }, sequence: 1 });
  });

  it('follow what is published now, not the version that was seen', async () => {
    const at = await place({ results: 'always' });
    const next = { version: 2, documentId: at.documentId, results: 'never' as const };
    await seedPoll(test.db, { experienceId: at.experienceId, ...next });
    expect((await answer(at, { wood: ['oak'] })).json().run.tallies).toBeNull();
  });
});
