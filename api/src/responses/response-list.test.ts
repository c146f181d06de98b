import { endpoints } from '@vitrine/shared/contract';
import { drizzle } from 'drizzle-orm/node-postgres';
import { newId } from '../ids';
import { addResponse } from '../testing/add-response';
import { callEndpoint } from '../testing/call-endpoint';
import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

type Query = { limit?: number; cursor?: string; since?: string; placementId?: string; area?: 'polling' };
async function list(query: Query = {}, brandId = test.brandId) {
  const { body, status } = await callEndpoint(test, 'owner', endpoints.listResponses, {
    params: { brandId },
    query,
  });
  expect(status).toBe(200);
  return { ...body, ids: body.items.map(({ id }) => id) };
}

it('goes through a brand’s responses in their order, and on from the last cursor with what came since', async () => {
  const ids = [];
  for (let count = 0; count < 5; count += 1) {
    ids.push((await addResponse(test.db, test)).id);
    await addResponse(test.db, test.foreign);
  }
  const first = await list({ limit: 2 });
  expect(first).toMatchObject({ ids: ids.slice(0, 2), hasMore: true });
  const second = await list({ limit: 2, cursor: first.nextCursor });
  const last = await list({ limit: 2, cursor: second.nextCursor });
  expect([second.ids, last.ids]).toEqual([ids.slice(2, 4), ids.slice(4)]);
  expect(last.hasMore).toBe(false);
  expect(await list({ cursor: last.nextCursor })).toMatchObject({ ids: [], hasMore: false });
  const { id } = await addResponse(test.db, test);
  expect((await list({ cursor: last.nextCursor })).ids).toEqual([id]);
});

it('says nothing in its cursor of how much others were answered, and takes none of another brand', async () => {
  for (let count = 0; count < 12; count += 1) await addResponse(test.db, test.foreign);
  const { nextCursor } = await list();
  expect(Number(nextCursor)).toBeNaN();
  expect(() => JSON.parse(Buffer.from(nextCursor, 'base64url').toString())).toThrow(SyntaxError);
  expect(nextCursor).toHaveLength((await list({}, test.foreign.brandId)).nextCursor.length);
  const elsewhere = await callEndpoint(test, 'owner', endpoints.listResponses, {
    params: { brandId: test.foreign.brandId },
    query: { cursor: nextCursor },
  });
  expect(elsewhere.problem.errors).toMatchObject([{ pointer: '/cursor' }]);
});

it('is narrowed by time, placement and area', async () => {
  const old = await addResponse(test.db, test, { receivedAt: new Date('2026-01-01T00:00:00Z') });
  const recent = await addResponse(test.db, test, { receivedAt: new Date('2026-02-01T00:00:00Z') });
  expect((await list({ since: '2026-02-01T00:00:00Z' })).ids).toEqual([recent.id]);
  expect((await list({ placementId: test.placementId })).ids).toEqual([old.id, recent.id]);
  expect((await list({ placementId: test.foreign.placementId })).ids).toEqual([]);
  expect((await list({ area: 'polling' })).ids).toEqual([old.id, recent.id]);
});

it.each(['nonsense', '12'])(
  'takes “%s” for no cursor: a plain number would tell how much others were answered',
  async (cursor) => {
    const { problem, status } = await callEndpoint(test, 'owner', endpoints.listResponses, {
      params: { brandId: test.brandId },
      query: { cursor },
    });
    expect(status).toBe(400);
    expect(problem.errors).toEqual([{ pointer: '/cursor', message: 'Not a cursor of this list' }]);
  },
);

it('tells one visitor from another and nobody who they are, nor that two brands have the same', async () => {
  const respondentId = newId();
  await addResponse(test.db, test, { respondentId });
  await addResponse(test.db, test, { respondentId });
  await addResponse(test.db, test);
  await addResponse(test.db, test.foreign, { respondentId });
  const [one, again, other] = (await list()).items.map(({ respondent }) => respondent);
  const [elsewhere] = (await list({}, test.foreign.brandId)).items.map(({ respondent }) => respondent);
  expect(again).toBe(one);
  expect(new Set([one, other, elsewhere, respondentId]).size).toBe(4);
  expect(JSON.stringify(await list())).not.toContain(respondentId);
});

it('leaves nothing behind that is committed after what was written later', async () => {
  const client = await test.pool.connect();
  const early = drizzle(client);
  await client.query('begin');
  const { id: first } = await addResponse(early, test);
  const later = addResponse(test.db, test);
  // PGlite does one transaction after the other: there it waits for the first one.
  if (process.env.DATABASE_URL) await later;
  const listed = list();
  if (process.env.DATABASE_URL)
    for (let call = 0; call < 5; call += 1)
      await callEndpoint(test, 'owner', endpoints.getBrand, { params: { brandId: test.brandId } });
  await client.query('commit');
  client.release();
  expect((await listed).ids).toEqual([first, (await later).id]);
});
