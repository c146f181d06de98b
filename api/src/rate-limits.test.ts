import { randomBytes } from 'node:crypto';
import { readConfig } from './config';
import { createTestApp, type TestApp } from './testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    RATE_LIMIT_PER_ADDRESS: '20',
    RATE_LIMIT_PER_PERSON: '5',
    RATE_LIMIT_PER_RESPONDENT: '3',
  });
});
afterAll(() => test?.close());

async function statuses(count: number, url: string, headers: Record<string, string>, remoteAddress: string) {
  const seen: number[] = [];
  for (let call = 0; call < count; call += 1)
    seen.push((await test.app.inject({ url, headers, remoteAddress })).statusCode);
  return seen;
}

it('a person is limited wherever they call from, and others at the same address are not', async () => {
  expect(await statuses(5, '/v1/brands', test.as('owner'), '203.0.113.1')).toEqual(Array(5).fill(200));
  expect(await statuses(1, '/v1/brands', test.as('owner'), '203.0.113.2')).toEqual([429]);
  expect(await statuses(1, '/v1/brands', test.as('admin'), '203.0.113.1')).toEqual([200]);
});

it('says when to come back', async () => {
  const answer = await test.app.inject({ url: '/v1/brands', headers: test.as('owner') });
  expect(answer.json()).toMatchObject({ status: 429, code: 'too-many-requests' });
  const seconds = Number(answer.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
});

it('an address is limited before anybody is known', async () => {
  const seen = await statuses(21, '/v1/brands', { authorization: 'Bearer guess' }, '203.0.113.9');
  expect(seen).toEqual([...Array(20).fill(401), 429]);
});

it('a respondent is limited, and another at the same address is not', async () => {
  const remoteAddress = '203.0.113.20';
  const respondent = async () => {
    const session = await test.app.inject({
      method: 'POST',
      url: '/v1/visitor-sessions',
      payload: {},
      remoteAddress,
    });
    return { cookie: String(session.headers['set-cookie']).split(';')[0] ?? '' };
  };
  const url = `/v1/placements/${test.placementId}/runs`;
  const one = await respondent();
  expect(await statuses(4, url, one, remoteAddress)).toEqual([200, 200, 200, 429]);
  expect(await statuses(1, url, await respondent(), remoteAddress)).toEqual([200]);
});

it('a proxy that is not trusted cannot lend an address', async () => {
  const claims = (address: string) => ({ authorization: 'Bearer guess', 'x-forwarded-for': address });
  const addresses = Array.from({ length: 21 }, (_, n) => `198.51.100.${n}`);
  const seen = [];
  for (const address of addresses)
    seen.push(...(await statuses(1, '/v1/brands', claims(address), '203.0.113.30')));
  expect(seen).toEqual([...Array(20).fill(401), 429]);
});

describe('with Redis', () => {
  const started: TestApp[] = [];
  afterAll(() => Promise.all(started.map((app) => app.close())));
  const startWith = async (url: string) => {
    const app = await createTestApp({ RATE_LIMIT_PER_ADDRESS: '3', REDIS_URL: url });
    started.push(app);
    return app;
  };
  const url = '/v1/placements/2222222222';

  for (const redisUrl of process.env.REDIS_URL ? [process.env.REDIS_URL] : [])
    it('processes count together', async () => {
      const [one, other] = [await startWith(redisUrl), await startWith(redisUrl)];
      const remoteAddress = `2001:db8::${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}`;
      const seen = [];
      for (const { app } of [one, other, one, other, one])
        seen.push((await app.inject({ url, remoteAddress })).statusCode);
      expect(seen).toEqual([404, 404, 404, 429, 429]);
    });

  it('that is away nobody is limited, and nobody waits', async () => {
    const { app } = await startWith('redis://127.0.0.1:1');
    const before = performance.now();
    for (let call = 0; call < 6; call += 1) expect((await app.inject({ url })).statusCode).toBe(404);
    expect(performance.now() - before).toBeLessThan(5_000);
  });
});

describe('new respondents', () => {
  let visited: TestApp;
  beforeAll(async () => {
    visited = await createTestApp({ RATE_LIMIT_NEW_RESPONDENTS: '6' });
  });
  afterAll(() => visited?.close());
  const come = async (remoteAddress: string, cookie?: string) => {
    const answer = await visited.app.inject({
      method: 'POST',
      url: '/v1/visitor-sessions',
      payload: {},
      remoteAddress,
      headers: cookie ? { cookie } : {},
    });
    return { status: answer.statusCode, cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' };
  };

  it('of one address are so many a minute, and those who are known still come', async () => {
    const came = [];
    for (let visitor = 0; visitor < 8; visitor += 1) came.push(await come('203.0.113.77'));
    expect(came.map(({ status }) => status)).toEqual([...Array(6).fill(201), 429, 429]);
    expect(await come('203.0.113.77', came[0]?.cookie)).toMatchObject({ status: 201 });
    expect(await come('203.0.113.78')).toMatchObject({ status: 201 });
  });

  it('of one /64 count together, however many addresses it has', async () => {
    const statuses = [];
    for (let host = 0; host < 7; host += 1) statuses.push((await come(`2001:db8:1:2:${host}::1`)).status);
    expect(statuses).toEqual([...Array(6).fill(201), 429]);
    expect(await come('2001:db8:1:3::1')).toMatchObject({ status: 201 });
  });

  it('are 600 a minute where nobody says otherwise', async () => {
    expect(readConfig({ DATA_DIR: visited.dependencies.config.dataDir }).rateLimits.newRespondents).toBe(600);
  });
});
