import { remoteLoads } from '../db/schema';
import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({ RATE_LIMIT_PER_ADDRESS: '0' });
});
afterEach(() => test?.close());

const load = {
  remote: 'viewer',
  version: '1.4.0-3fa9c2d1',
  source: 'current',
  outcome: 'loaded',
  durationMs: 120,
  phases: { manifestMs: null, entryMs: 40, screenMs: 80 },
};
const report = (...loads: object[]) => reportFrom('192.0.2.1', ...loads);
const reportFrom = (remoteAddress: string, ...loads: object[]) =>
  test.app.inject({ method: 'POST', url: '/v1/remote-loads', payload: { loads }, remoteAddress });
const invented = (count: number, of = 'invented') =>
  Array.from({ length: count }, (_, index) => ({ ...load, version: `${of}-${index}` }));
const summary = async () =>
  (await test.app.inject({ url: '/v1/remote-loads', headers: test.as('analyst') })).json().releases;

it('counts what browsers report, by release, and shows it to staff', async () => {
  expect((await report(load, { ...load, durationMs: 281 })).statusCode).toBe(204);
  await report(
    { ...load, outcome: 'failed', durationMs: 9000 },
    { ...load, outcome: 'crashed', durationMs: 9000 },
    { ...load, version: '1.5.0', source: 'canary' },
  );
  expect(await summary()).toEqual([
    {
      remote: 'viewer',
      version: '1.4.0-3fa9c2d1',
      source: 'current',
      loaded: 2,
      failed: 1,
      crashed: 1,
      meanMs: 201,
      slowestMs: 281,
    },
    {
      remote: 'viewer',
      version: '1.5.0',
      source: 'canary',
      loaded: 1,
      failed: 0,
      crashed: 0,
      meanMs: 120,
      slowestMs: 120,
    },
  ]);
});

it('has no times of a release that never loaded', async () => {
  await report({ ...load, outcome: 'failed' });
  expect(await summary()).toMatchObject([{ loaded: 0, failed: 1, meanMs: null, slowestMs: null }]);
});

it('forgets after a day what staff see, and after 30 days what is kept', async () => {
  const hour = (days: number) => new Date(Date.now() - days * 24 * 3600_000);
  const old = { remote: 'viewer', source: 'current', loaded: 1 } as const;
  await test.db.insert(remoteLoads).values([
    { ...old, version: 'two-days', hour: hour(2) },
    { ...old, version: 'too-old', hour: hour(31) },
  ]);
  await report(load);
  expect(await summary()).toMatchObject([{ version: load.version }]);
  const kept = await test.db.select({ version: remoteLoads.version }).from(remoteLoads);
  expect(kept.map(({ version }) => version).sort()).toEqual([load.version, 'two-days']);
});

it('takes from one address no more new releases an hour than an installation has, however its network is told', async () => {
  for (const host of ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ffff::3', '2001:db8::4'])
    expect((await reportFrom(host, ...invented(50, host.replaceAll(':', '.')))).statusCode).toBe(204);
  expect(await summary()).toHaveLength(12);
  // The next network has its own room, and what is counted already goes on.
  await reportFrom('2001:db8:0:1::1', load);
  await reportFrom('2001:db8::1', load);
  expect(await summary()).toContainEqual(expect.objectContaining({ version: load.version, loaded: 2 }));
});

it('holds no more than its bound when everybody invents releases at once, and counts what it knows on', async () => {
  await report(load);
  await Promise.all(
    Array.from({ length: 30 }, (_, host) =>
      reportFrom(`198.51.100.${host}`, ...invented(50, `from-${host}`)),
    ),
  );
  expect(await summary()).toHaveLength(100);
  await report(load);
  expect(await summary()).toContainEqual(expect.objectContaining({ version: load.version, loaded: 2 }));
});

it.each([
  ['a remote that there is none of', { remote: 'shop' }],
  ['a version that is a text', { version: 'hello <b>' }],
  ['an override, which is somebody’s own', { source: 'override' }],
  ['a time that never was', { durationMs: -1 }],
])('refuses %s', async (_what, wrong) => {
  expect((await report({ ...load, ...wrong })).statusCode).toBe(400);
});
