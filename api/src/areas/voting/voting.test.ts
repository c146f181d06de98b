import {
  endpoints,
  extendSeconds,
  type PublicRun,
  type RequestOf,
  type Run,
  type RunAction,
  type VotingDocument,
} from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import { runs } from '../../db/schema';
import { newId } from '../../ids';
import { closeDueRun } from '../../responses/close-due-run';
import { callEndpoint } from '../../testing/call-endpoint';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { type SeededBrand, seedBrand } from '../../testing/test-seed';

let test: TestApp;
let own: SeededBrand;
beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  own = await seedBrand(test.db, 'Brand');
  test.setNow(null);
});
afterAll(() => test.close());

const option = (order: string, en: string) => ({ order, label: { en } });
const fabrics: Partial<VotingDocument> = {
  title: { en: 'Which fabric for the spring sofa?' },
  results: 'always',
  options: { linen: option('a0', 'Linen'), wool: option('a1', 'Wool') },
};

/** Votes in the experience of a placement, published. */
async function published(...votes: Partial<VotingDocument>[]) {
  const { brandId, experienceId, placementId } = own;
  const create = (body: RequestOf<typeof endpoints.createDocument>['body']) =>
    callEndpoint(test, 'owner', endpoints.createDocument, { params: { brandId }, body });
  await create({ area: 'scenes', experienceId });
  const empty = { type: 'single', results: 'always', changeAllowed: true };
  const documentIds: string[] = [];
  for (const vote of votes) {
    const { body } = await create({ area: 'voting', experienceId, data: { ...empty, ...vote } });
    documentIds.push(body.id as string);
  }
  await callEndpoint(test, 'owner', endpoints.publishExperience, {
    params: { brandId, experienceId },
    body: { note: '' },
  });
  const { body } = await callEndpoint(test, 'anonymous', endpoints.resolvePlacement, {
    params: { placementId },
  });
  return { documentIds, manifest: body.manifest as string };
}

const runsOfStaff = async () => {
  const { brandId, experienceId } = own;
  const { body } = await callEndpoint(test, 'owner', endpoints.getExperienceSummary, {
    params: { brandId, experienceId },
  });
  return body.runs as Run[];
};
const act = (runId: string, action: RunAction) =>
  test.app.inject({
    method: 'POST',
    url: `/v1/brands/${own.brandId}/runs/${runId}/actions`,
    headers: test.as('owner'),
    payload: { action },
  });
async function visitor(): Promise<string> {
  const response = await test.app.inject({ method: 'POST', url: '/v1/visitor-sessions', payload: {} });
  return String(response.headers['set-cookie']).split(';')[0] ?? '';
}
const vote = (
  at: { manifest: string; documentId: string; round?: number },
  cookie: string,
  choice: unknown = ['linen'],
  key = newId(),
) =>
  test.app.inject({
    method: 'POST',
    url: `/v1/placements/${own.placementId}/responses`,
    headers: { cookie, 'idempotency-key': key },
    payload: { ...at, answers: { vote: choice }, language: 'en' },
  });
const seenRuns = async (cookie?: string): Promise<PublicRun[]> => {
  const response = await test.app.inject({
    url: `/v1/placements/${own.placementId}/runs`,
    headers: cookie ? { cookie } : {},
  });
  return response.json().runs;
};
/** The only one. */
const seen = async (cookie?: string) => (await seenRuns(cookie))[0];

async function oneVote(more: Partial<VotingDocument> = {}) {
  const { documentIds, manifest } = await published({ ...fabrics, ...more });
  const [run] = await runsOfStaff();
  return { runId: run?.id ?? '', documentId: documentIds[0] ?? '', manifest };
}

it('waits for a moderator before anybody has looked, and takes ballots while it is open', async () => {
  const { runId, ...at } = await oneVote();
  const cookie = await visitor();
  expect((await vote(at, cookie)).json()).toMatchObject({ status: 409, code: 'not-active' });
  expect((await act(runId, 'open')).json()).toMatchObject({ state: 'open', slot: 'stage' });
  expect((await vote(at, cookie)).statusCode).toBe(201);
  expect((await vote(at, cookie, ['wool'])).statusCode).toBe(201);
  expect((await vote(at, await visitor(), ['wool', 'linen'])).statusCode).toBe(400);
  expect(await seen(cookie)).toMatchObject({ respondents: 1, tallies: { vote: { wool: 1 } } });
  await act(runId, 'close');
  expect((await vote(at, await visitor())).json()).toMatchObject({ code: 'closed' });
  expect((await act(runId, 'reset')).json()).toMatchObject({ round: 2, state: 'ready', respondents: 0 });
});

it('one at a time is open in a slot, whoever presses first', async () => {
  await published(fabrics, fabrics);
  const [first, second] = await runsOfStaff();
  const both = await Promise.all([act(first?.id ?? '', 'open'), act(second?.id ?? '', 'open')]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const [taken] = both.filter(({ statusCode }) => statusCode === 409);
  const opened = both[0]?.statusCode === 200 ? first : second;
  const other = opened === first ? second : first;
  const current = { runId: opened?.id, documentId: opened?.documentId };
  expect(taken?.json()).toMatchObject({ code: 'slot-taken', current });
  await act(opened?.id ?? '', 'pause');
  expect((await act(other?.id ?? '', 'open')).statusCode).toBe(409);
  await act(opened?.id ?? '', 'close');
  expect((await act(other?.id ?? '', 'open')).statusCode).toBe(200);
});

it('votes of different slots are open side by side, whatever letters the slot is written in', async () => {
  const { documentIds } = await published(
    fabrics,
    { ...fabrics, slot: 'Bar' },
    { ...fabrics, slot: ' bar ' },
  );
  const all = await runsOfStaff();
  const [onStage = '', atBar = '', alsoAtBar = ''] = documentIds.map(
    (id) => all.find(({ documentId }) => documentId === id)?.id,
  );
  expect((await act(onStage, 'open')).json()).toMatchObject({ slot: 'stage' });
  expect((await act(atBar, 'open')).json()).toMatchObject({ state: 'open', slot: 'bar' });
  expect((await act(alsoAtBar, 'open')).json()).toMatchObject({
    code: 'slot-taken',
    current: { runId: atBar, documentId: documentIds[1] },
  });
  const slots = new Map((await seenRuns()).map(({ documentId, slot }) => [documentId, slot]));
  expect(documentIds.map((id) => slots.get(id))).toEqual(['stage', 'bar', 'bar']);
});

it('a result that is held leaves the API for nobody but staff until it is revealed', async () => {
  const { runId, ...at } = await oneVote();
  await act(runId, 'open');
  await act(runId, 'hold');
  const cookie = await visitor();
  const before = (await vote(at, cookie)).json();
  expect(before.run).toMatchObject({ held: true, tallies: null, respondents: null });
  await vote(at, await visitor());
  await act(runId, 'close');
  expect(await seen()).toMatchObject({ state: 'closed', tallies: null, respondents: null });
  expect((await runsOfStaff())[0]).toMatchObject({ held: true, tallies: { vote: { linen: 2 } } });
  expect((await act(runId, 'hold')).json()).toMatchObject({ code: 'illegal-action' });
  await act(runId, 'reveal');
  const revealed = await seen();
  expect(revealed).toMatchObject({ tallies: { vote: { linen: 2 } } });
  expect(revealed).not.toHaveProperty('held');
});

it('whoever did not vote sees the outcome of an “after voting” once it is closed', async () => {
  const { runId, ...at } = await oneVote({ results: 'after-answer' });
  await act(runId, 'open');
  await vote(at, await visitor());
  expect(await seen()).toMatchObject({ tallies: null });
  await act(runId, 'close');
  expect(await seen()).toMatchObject({ tallies: { vote: { linen: 1 } } });
});

describe('what a moderator saw when pressing', () => {
  const press = (runId: string, action: RunAction, { closesAt, state }: Pick<Run, 'closesAt' | 'state'>) =>
    test.app.inject({
      method: 'POST',
      url: `/v1/brands/${own.brandId}/runs/${runId}/actions`,
      headers: test.as('owner'),
      payload: { action, seen: { state, closesAt } },
    });

  it('is what they act on: a run that somebody has closed is not begun anew by a late tap', async () => {
    const { runId } = await oneVote();
    const open = (await act(runId, 'open')).json();
    await press(runId, 'close', open);
    const late = await press(runId, 'reset', open);
    expect(late.json()).toMatchObject({
      status: 409,
      code: 'run-changed',
      current: { state: 'closed', closesAt: null, actions: ['hold', 'reset'] },
    });
    expect(await runsOfStaff()).toMatchObject([{ round: 1, state: 'closed' }]);
    expect((await press(runId, 'reset', { state: 'closed', closesAt: null })).statusCode).toBe(200);
    expect((await press(runId, 'reset', { state: 'closed', closesAt: null })).json()).toMatchObject({
      code: 'run-changed',
      current: { state: 'closed', actions: [] },
    });
  });

  it.each(['pause', 'close', 'extend', 'reset'] as const)(
    'two who press %s in the same moment make one transition',
    async (action) => {
      const { runId } = await oneVote({ openSeconds: 60 });
      const open: Run = (await act(runId, 'open')).json();
      const both = await Promise.all([press(runId, action, open), press(runId, action, open)]);
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const done = both.find(({ statusCode }) => statusCode === 200)?.json();
      const refused = both.find(({ statusCode }) => statusCode === 409)?.json();
      expect(refused).toMatchObject({ code: 'run-changed' });
      const [now] = await runsOfStaff();
      expect(now).toMatchObject({ sequence: done.sequence, state: done.state, closesAt: done.closesAt });
      if (action === 'extend')
        expect(Date.parse(done.closesAt) - Date.parse(open.closesAt ?? '')).toBe(extendSeconds * 1000);
    },
  );

  it('counted ballots change nothing of it', async () => {
    const { runId, ...at } = await oneVote();
    const open = (await act(runId, 'open')).json();
    await vote(at, await visitor());
    expect((await press(runId, 'close', open)).statusCode).toBe(200);
  });
});

describe('a ballot that has waited in a browser', () => {
  it('counts in the round that it was cast in, and in no later one', async () => {
    const { runId, ...at } = await oneVote();
    await act(runId, 'open');
    const [cookie, key] = [await visitor(), newId()];
    const first = { ...at, round: 1 };
    const accepted = await vote(first, cookie, ['linen'], key);
    expect(accepted.statusCode).toBe(201);
    await act(runId, 'close');
    const { id: second } = (await act(runId, 'reset')).json();
    // Before the next round is opened, too, it is not that which has not begun.
    expect((await vote(first, await visitor())).json()).toMatchObject({ code: 'too-late' });
    await act(second, 'open');
    expect((await vote(first, await visitor())).json()).toMatchObject({
      status: 409,
      code: 'too-late',
      current: { round: 2 },
    });
    const again = await vote(first, cookie, ['linen'], key);
    expect(again.statusCode).toBe(201);
    expect(again.json().id).toBe(accepted.json().id);
    expect((await runsOfStaff()).find(({ round }) => round === 2)).toMatchObject({ respondents: 0 });
    expect((await vote({ ...at, round: 2 }, cookie)).statusCode).toBe(201);
    expect((await runsOfStaff()).find(({ round }) => round === 2)).toMatchObject({ respondents: 1 });
  });

  it('has to say which round that was, once its page is served no more', async () => {
    const { runId, ...at } = await oneVote();
    await act(runId, 'open');
    const { brandId, experienceId } = own;
    await callEndpoint(test, 'owner', endpoints.createDocument, {
      params: { brandId },
      body: {
        area: 'voting',
        experienceId,
        data: { type: 'single', results: 'always', changeAllowed: true, ...fabrics },
      },
    });
    const { status } = await callEndpoint(test, 'owner', endpoints.publishExperience, {
      params: { brandId, experienceId },
      body: { note: '' },
    });
    expect(status).toBe(201);
    test.setNow(new Date(Date.now() + 3600_000));
    expect((await vote(at, await visitor())).json()).toMatchObject({ status: 409, code: 'too-late' });
    expect((await vote({ ...at, round: 1 }, await visitor())).statusCode).toBe(201);
  });
});

describe('a countdown', () => {
  let clock: Date;
  const advance = (ms: number) => {
    clock = new Date(clock.getTime() + ms);
    test.setNow(clock);
  };
  const inMs = (moment: string) => Date.parse(moment) - clock.getTime();
  beforeEach(() => {
    clock = new Date();
    test.setNow(clock);
  });

  it('ends by the server’s clock: what came before counts, what comes after does not', async () => {
    const { runId, ...at } = await oneVote({ openSeconds: 30 });
    const opened = (await act(runId, 'open')).json();
    expect(inMs(opened.closesAt)).toBe(30_000);
    expect((await vote(at, await visitor())).statusCode).toBe(201);
    advance(30_000);
    expect((await vote(at, await visitor())).json()).toMatchObject({ code: 'closed' });
    expect((await act(runId, 'extend')).json()).toMatchObject({ code: 'illegal-action' });
    await closeDueRun(test.dependencies, { runId });
    const [run] = await runsOfStaff();
    expect(run).toMatchObject({ state: 'closed', closedAt: opened.closesAt, closesAt: null, respondents: 1 });
  });

  it('that has ended is not lengthened by a new round that comes before its job', async () => {
    const { runId, ...at } = await oneVote({ openSeconds: 30 });
    const { closesAt } = (await act(runId, 'open')).json();
    advance(31_000);
    expect((await act(runId, 'close')).json()).toMatchObject({
      code: 'illegal-action',
      current: ['hold', 'reset'],
    });
    expect((await act(runId, 'reset')).json()).toMatchObject({ round: 2, state: 'ready' });
    const [first] = await test.db.select().from(runs).where(eq(runs.id, runId));
    expect(first).toMatchObject({ state: 'closed', closedAt: new Date(closesAt), closesAt: null });
    expect((await vote(at, await visitor())).json()).toMatchObject({ code: 'not-active' });
  });

  it('stands still while the vote is paused, and is put off where a moderator says so', async () => {
    const { runId } = await oneVote({ openSeconds: 60 });
    await act(runId, 'open');
    advance(20_000);
    expect((await act(runId, 'pause')).json()).toMatchObject({ closesAt: null });
    advance(3_600_000);
    await closeDueRun(test.dependencies, { runId });
    const resumed = (await act(runId, 'open')).json();
    expect(inMs(resumed.closesAt)).toBe(40_000);
    const extended = (await act(runId, 'extend')).json();
    expect(inMs(extended.closesAt)).toBe(70_000);
    advance(40_000);
    await closeDueRun(test.dependencies, { runId });
    expect((await runsOfStaff())[0]).toMatchObject({ state: 'open' });
    const [row] = await test.db.select().from(runs).where(eq(runs.id, runId));
    expect(row?.leftMs).toBeNull();
  });
});

describe('once somebody has voted, the options', () => {
  let revision: number;
  const patch = async (documentId: string, data: object) => {
    const response = await test.app.inject({
      method: 'PATCH',
      url: `/v1/brands/${own.brandId}/documents/${documentId}`,
      headers: { ...test.as('owner'), 'if-match': `"${revision}"` },
      payload: { data },
    });
    if (response.statusCode === 200) revision++;
    return response.json();
  };
  async function voted() {
    const { runId, ...at } = await oneVote();
    await act(runId, 'open');
    expect((await vote(at, await visitor())).statusCode).toBe(201);
    revision = 1;
    return { runId, documentId: at.documentId };
  }

  it.each([
    ['say something else', { options: { linen: { label: { en: 'Silk' } } } }],
    ['become fewer', { options: { linen: null } }],
    ['become more', { options: { silk: option('a2', 'Silk') } }],
    ['change places', { options: { linen: { order: 'a3' } } }],
    ['be several to choose', { type: 'multiple' }],
    ['be protected otherwise', { protection: 'none' }],
  ])('can not %s', async (_, data) => {
    const { documentId } = await voted();
    const refused = await patch(documentId, data);
    expect(refused).toMatchObject({ status: 409, code: 'options-locked' });
    expect(refused.message).toMatch(/have voted at .+ new round there, or duplicate/);
    expect(revision).toBe(1);
  });

  it('can be translated, and all around them be changed', async () => {
    const { documentId } = await voted();
    await patch(documentId, { options: { linen: { label: { de: 'Leinen' } } }, title: { en: 'Which?' } });
    expect(revision).toBe(2);
  });

  it('can be changed again in a new round', async () => {
    const { documentId, runId } = await voted();
    const silk = { options: { linen: { label: { en: 'Silk' } } } };
    await act(runId, 'pause');
    expect(await patch(documentId, silk)).toMatchObject({ code: 'options-locked' });
    await act(runId, 'close');
    await act(runId, 'reset');
    await patch(documentId, silk);
    expect(revision).toBe(2);
  });

  it('hold up the restoring of a version that had others', async () => {
    const { brandId, experienceId } = own;
    const { documentId, runId } = await oneVote();
    revision = 1;
    await patch(documentId, { options: { linen: { label: { en: 'Silk' } } } });
    await callEndpoint(test, 'owner', endpoints.publishExperience, {
      params: { brandId, experienceId },
      body: { note: '' },
    });
    await act(runId, 'open');
    const { body } = await callEndpoint(test, 'anonymous', endpoints.resolvePlacement, {
      params: { placementId: own.placementId },
    });
    expect((await vote({ documentId, manifest: body.manifest as string }, await visitor())).statusCode).toBe(
      201,
    );
    const { problem, status } = await callEndpoint(test, 'owner', endpoints.turnDraft, {
      params: { brandId, experienceId },
      body: { version: 1 },
    });
    expect([status, problem.code]).toEqual([409, 'options-locked']);
  });
});
