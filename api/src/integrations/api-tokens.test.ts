import { type ApiTokenCreate, endpoints } from '@vitrine/shared/contract';
import { apiTokens } from '../db/schema';
import { callEndpoint } from '../testing/call-endpoint';
import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test?.close());
afterEach(() => test.setNow(null));

const inOwnBrand = () => ({ params: { brandId: test.brandId } });

async function create(body: ApiTokenCreate) {
  const { body: made, status } = await callEndpoint(test, 'manager', endpoints.createApiToken, {
    ...inOwnBrand(),
    body,
  });
  expect(status).toBe(201);
  return { ...made, token: String(made.token) };
}

const readBrand = (token: string, app = test.app) =>
  app.inject({ url: `/v1/brands/${test.brandId}`, headers: { authorization: `Bearer ${token}` } });

const listed = async (archived: 'true' | 'false') =>
  (
    await callEndpoint(test, 'manager', endpoints.listApiTokens, {
      ...inOwnBrand(),
      query: { archived },
    })
  ).body.items;

it('is shown once: what is kept is its hash and its end', async () => {
  const { apiToken, token } = await create({ name: 'Warehouse' });
  expect(token).toMatch(/^vt_[2-9a-z]{40}$/);
  expect(apiToken).toMatchObject({ name: 'Warehouse', lastFour: token.slice(-4), createdBy: 'manager' });
  expect(JSON.stringify(await test.db.select().from(apiTokens))).not.toContain(token);
  expect(JSON.stringify(await listed('false'))).not.toContain(token);
});

it('is not told again to whoever repeats the call that created it', async () => {
  const request = {
    ...inOwnBrand(),
    body: { name: 'Repeated' },
    headers: { 'idempotency-key': 'once-and-again' },
  };
  const first = await callEndpoint(test, 'manager', endpoints.createApiToken, request);
  const again = await callEndpoint(test, 'manager', endpoints.createApiToken, request);
  expect(first.body.token).not.toBeNull();
  expect(again.body).toEqual({ ...first.body, token: null });
});

it('says in words why it lets nobody in any more', async () => {
  const soon = new Date(Date.now() + 3600_000);
  const ends = await create({ name: 'Ends', expiresAt: soon.toISOString() });
  expect((await readBrand(ends.token)).statusCode).toBe(200);
  test.setNow(soon);
  expect((await readBrand(ends.token)).json()).toMatchObject({
    status: 401,
    code: 'token-expired',
    message: 'This API token has expired. Create a new one.',
  });
  test.setNow(null);

  const { apiToken, token } = await create({ name: 'Revoked' });
  expect((await readBrand(token)).statusCode).toBe(200);
  const revoke = () =>
    callEndpoint(test, 'manager', endpoints.revokeApiToken, {
      params: { brandId: test.brandId, apiTokenId: apiToken.id },
    });
  const { body: revoked } = await revoke();
  expect((await readBrand(token)).json()).toMatchObject({ status: 401, code: 'token-revoked' });
  expect((await revoke()).body).toEqual(revoked);
  expect((await listed('true')).map(({ id }) => id)).toContain(apiToken.id);
  expect((await listed('false')).map(({ id }) => id)).not.toContain(apiToken.id);
  expect((await readBrand('vt_nonsense')).json()).toMatchObject({ status: 401, code: 'token-unknown' });
});

it('keeps to the minute when it was used last', async () => {
  const { apiToken, token } = await create({ name: 'Used' });
  const lastUsed = async () => (await listed('false')).find(({ id }) => id === apiToken.id)?.lastUsedAt;
  expect(await lastUsed()).toBeNull();
  const at = (seconds: number) => new Date(Date.UTC(2030, 0, 1, 12, 0, seconds));
  for (const [seconds, kept] of [
    [0, 0],
    [30, 0],
    [60, 60],
  ] as const) {
    test.setNow(at(seconds));
    await readBrand(token);
    expect(await lastUsed()).toBe(at(kept).toISOString());
  }
});

it('is named by the audit log, also where it was refused', async () => {
  const { apiToken, token } = await create({ name: 'Curious' });
  const headers = { authorization: `Bearer ${token}` };
  const url = `/v1/brands/${test.brandId}`;
  const answer = await test.app.inject({ method: 'PATCH', url, headers, payload: { name: 'Mine' } });
  expect(answer.statusCode).toBe(403);
  const { body } = await callEndpoint(test, 'owner', endpoints.listAudit, { query: { q: 'updateBrand' } });
  expect(body.items).toMatchObject([
    { who: `API token Curious (…${apiToken.lastFour})`, action: 'updateBrand', outcome: 403 },
  ]);
});

it('is counted by itself, as a person is', async () => {
  const limited = await createTestApp({ RATE_LIMIT_PER_PERSON: '3' });
  const tokenOf = async (name: string) => {
    const { body } = await callEndpoint(limited, 'manager', endpoints.createApiToken, {
      params: { brandId: limited.brandId },
      body: { name },
    });
    return { authorization: `Bearer ${body.token}` };
  };
  const [one, other] = [await tokenOf('One'), await tokenOf('Other')];
  const statuses = async (headers: Record<string, string>, times: number) => {
    const found = [];
    for (let call = 0; call < times; call += 1)
      found.push((await limited.app.inject({ url: `/v1/brands/${limited.brandId}`, headers })).statusCode);
    return found;
  };
  expect(await statuses(one, 4)).toEqual([200, 200, 200, 429]);
  expect(await statuses(other, 1)).toEqual([200]);
  await limited.close();
});
