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
