import { type RunState, runActions } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import { responses, runs, tallies, testResponses } from '../db/schema';
import { newId } from '../ids';
import { seedPoll } from '../testing/seed-poll';
import { createTestApp, type TestApp } from '../testing/test-app';
import { seedBrand } from '../testing/test-seed';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

type Settings = Omit<Parameters<typeof seedPoll>[1], 'experienceId'>;
async function place(settings: Settings = {}) {
  const brand = await seedBrand(test.db, 'Brand');
  return { ...brand, ...(await seedPoll(test.db, { experienceId: brand.experienceId, ...settings })) };
}
type Place = Awaited<ReturnType<typeof place>>;

async function visitor(): Promise<string> {
  const response = await test.app.inject({ method: 'POST', url: '/v1/visitor-sessions', payload: {} });
  return String(response.headers['set-cookie']).split(';')[0] ?? '';
}

async function answer(at: Place, cookie: string, option = 'oak') {
  return test.app.inject({
    method: 'POST',
    url: `/v1/placements/${at.placementId}/responses`,
    headers: { cookie, 'idempotency-key': newId() },
    payload: {
      manifest: at.manifest,
      documentId: at.documentId,
      answers: { wood: [option] },
      language: 'en',
    },
  });
}

const publicRuns = (at: Place, cookie?: string) =>
  test.app.inject({ url: `/v1/placements/${at.placementId}/runs`, headers: cookie ? { cookie } : {} });

async function runIn(state: RunState) {
  const at = await place();
  await publicRuns(at);
  const closedAt = state === 'closed' ? new Date() : null;
  const [run] = await test.db
    .update(runs)
    .set({ state, closedAt })
    .where(eq(runs.placementId, at.placementId))
    .returning();
  return { ...at, runId: run?.id ?? '' };
}

const act = (at: { brandId: string; runId: string }, action: string, headers = test.as('owner')) =>
  test.app.inject({
    method: 'POST',
    url: `/v1/brands/${at.brandId}/runs/${at.runId}/actions`,
    headers,
    payload: { action },
  });

const states: RunState[] = ['ready', 'open', 'paused', 'closed'];
const actions = ['open', 'pause', 'close', 'reset'] as const;
const legalIn = (state: RunState) => runActions({ state, slot: null, held: false, closesAt: null });
const outcome: Record<(typeof actions)[number], RunState> = {
  open: 'open',
  pause: 'paused',
  close: 'closed',
  reset: 'open',
};

describe('an action on a run', () => {
  it.each(states.flatMap((state) => actions.map((action) => [state, action] as const)))(
    'when it is %s: %s',
    async (state, action) => {
      const run = await runIn(state);
      const response = await act(run, action);
      if (legalIn(state).includes(action)) {
        expect(response.statusCode).toBe(200);
        expect(response.json()).toMatchObject({ state: outcome[action], round: action === 'reset' ? 2 : 1 });
      } else {
        expect(response.statusCode).toBe(409);
        expect(response.json()).toMatchObject({ code: 'illegal-action', current: legalIn(state) });
      }
    },
  );

  it('is not found in another brand, and refused to analysts', async () => {
    const run = await runIn('open');
    expect((await act({ ...run, brandId: test.brandId }, 'pause')).statusCode).toBe(404);
    expect((await act(run, 'pause', test.as('manager'))).statusCode).toBe(404);
    expect((await act({ ...run, brandId: test.brandId }, 'pause', test.as('analyst'))).statusCode).toBe(403);
  });

  it('reset keeps the old round and counts the new one from nothing', async () => {
    const at = await place();
    const cookie = await visitor();
    await answer(at, cookie);
    const [run] = await test.db.select().from(runs).where(eq(runs.placementId, at.placementId));
    const next = (await act({ ...at, runId: run?.id ?? '' }, 'reset')).json();
    expect(next).toMatchObject({ round: 2, respondents: 0, tallies: {} });
    await answer(at, cookie, 'elm');
    const rounds = await test.db
      .select()
      .from(runs)
      .where(eq(runs.placementId, at.placementId))
      .orderBy(runs.round);
    expect(rounds).toMatchObject([
      { state: 'closed', respondents: 1 },
      { state: 'open', respondents: 1 },
    ]);
    expect(next.sequence).toBeGreaterThan(rounds[0]?.sequence ?? 0);
    const kept = await test.db
      .select()
      .from(tallies)
      .where(eq(tallies.runId, run?.id ?? ''));
    expect(kept).toMatchObject([{ countedAs: 'oak', count: 1 }]);
    const again = await act({ ...at, runId: run?.id ?? '' }, 'reset');
    expect(again.json()).toMatchObject({ status: 409, current: [] });
  });

  it('can be taken once when two come at the same time', async () => {
    const run = await runIn('open');
    const both = await Promise.all([act(run, 'reset'), act(run, 'reset')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('the runs of a placement', () => {
  it('are opened once by those who look first', async () => {
    const at = await place();
    const seen = await Promise.all(Array.from({ length: 10 }, () => publicRuns(at)));
    for (const response of seen)
      expect(response.json()).toMatchObject({
        manifest: at.manifest,
        runs: [{ documentId: at.documentId, round: 1, state: 'open', answered: {} }],
      });
    expect(await test.db.select().from(runs).where(eq(runs.placementId, at.placementId))).toHaveLength(1);
  });

  it('show a visitor their own answers, and counts as far as they may see them', async () => {
    const at = await place({ results: 'after-answer' });
    const cookie = await visitor();
    await answer(at, cookie);
    const mine = (await publicRuns(at, cookie)).json().runs[0];
    expect(mine).toMatchObject({
      respondents: 1,
      tallies: { wood: { oak: 1 } },
      answered: { wood: ['oak'] },
    });
    const others = await publicRuns(at, await visitor());
    expect(others.json().runs[0]).toMatchObject({ respondents: null, tallies: null, answered: {} });
    expect(others.body).not.toContain('oak');
  });

  it('are not found at an unknown placement', async () => {
    expect((await test.app.inject({ url: '/v1/placements/zzzzzzzzzz/runs' })).statusCode).toBe(404);
  });
});

it('sums up an experience for its dashboard', async () => {
  const at = await place();
  await answer(at, await visitor(), 'oak');
  await answer(at, await visitor(), 'ash');
  const url = `/v1/brands/${at.brandId}/experiences/${at.experienceId}/summary`;
  const summary = (await test.app.inject({ url, headers: test.as('owner') })).json();
  expect(summary).toMatchObject({
    placements: 1,
    activePlacements: 1,
    responses: 2,
    runs: [{ placementId: at.placementId, respondents: 2, tallies: { wood: { oak: 1, ash: 1 } } }],
    polls: { [at.documentId]: { title: { en: 'Poll' }, questions: [{ id: 'wood' }, { id: 'rooms' }] } },
  });
  const foreign = await test.app.inject({
    url: url.replace(at.brandId, test.brandId),
    headers: test.as('owner'),
  });
  expect(foreign.statusCode).toBe(404);
});

describe('an answer in test access', () => {
  it('is checked against the draft, kept apart and not counted', async () => {
    const document = await test.app.inject({
      method: 'POST',
      url: `/v1/brands/${test.brandId}/documents`,
      headers: test.as('editor'),
      payload: { area: 'polling', experienceId: test.experienceId },
    });
    expect(document.statusCode).toBe(201);
    const { id: documentId, revision } = document.json();
    const option = (label: string, order: string) => ({ order, label: { en: label } });
    const patch = await test.app.inject({
      method: 'PATCH',
      url: `/v1/brands/${test.brandId}/documents/${documentId}`,
      headers: { ...test.as('editor'), 'if-match': `"${revision}"` },
      payload: {
        data: {
          questions: {
            wood: {
              order: 'a0',
              reference: { source: 'inline' },
              type: 'single',
              text: { en: 'Which wood?' },
              options: { oak: option('Oak', 'a0'), ash: option('Ash', 'a1') },
            },
          },
        },
      },
    });
    expect(patch.statusCode).toBe(200);
    const url = `/v1/placements/${test.placementId}/test/${test.testAccessId}/responses`;
    const headers = { 'idempotency-key': 'in-test-access' };
    const send = (answers: object) =>
      test.app.inject({ method: 'POST', url, headers, payload: { documentId, answers, language: 'en' } });
    expect((await send({ wood: ['oak', 'ash'] })).statusCode).toBe(400);
    const accepted = await send({ wood: ['oak'] });
    expect(accepted.statusCode).toBe(201);
    const kept = await test.db.select().from(testResponses);
    expect(kept).toMatchObject([
      { id: accepted.json().id, documentId, manifestVersion: 0, answer: { wood: ['oak'] } },
    ]);
    const counted = await test.db.select().from(responses).where(eq(responses.documentId, documentId));
    expect(counted).toEqual([]);
    const elsewhere = url.replace(test.testAccessId, 'z'.repeat(20));
    const payload = { documentId, answers: { wood: ['oak'] }, language: 'en' };
    expect((await test.app.inject({ method: 'POST', url: elsewhere, headers, payload })).statusCode).toBe(
      404,
    );
  });
});
