import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ RATE_LIMIT_PER_ADDRESS: '0' });
});
afterAll(() => test?.close());

it('says that it runs and that its database answers', async () => {
  expect((await test.app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
  expect((await test.app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ready' });
});

it('shows its figures to its own machine and to nobody behind a proxy', async () => {
  await test.app.inject({ url: `/v1/brands/${test.brandId}`, headers: test.as('owner') });
  const metrics = await test.app.inject({ url: '/metrics' });
  expect(metrics.body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/v1\/brands\/:brandId"/,
  );
  expect((await test.app.inject({ url: '/metrics', remoteAddress: '203.0.113.1' })).statusCode).toBe(404);
  const proxied = { 'x-forwarded-for': '203.0.113.1' };
  expect((await test.app.inject({ url: '/metrics', headers: proxied })).statusCode).toBe(404);
});

it('shows its figures to whoever holds the token, where there is one', async () => {
  const token = 'a-token-of-24-characters';
  const guarded = await createTestApp({ METRICS_TOKEN: token });
  const status = async (authorization: string) =>
    (await guarded.app.inject({ url: '/metrics', headers: { authorization } })).statusCode;
  expect([await status(`Bearer ${token}`), await status('Bearer no'), await status('')]).toEqual([
    200, 404, 404,
  ]);
  await guarded.close();
});
