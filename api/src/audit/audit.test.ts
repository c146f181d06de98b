import { type AddressInfo, connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { auditEntries, brands } from '../db/schema';
import { createTestApp, type TestApp } from '../testing/test-app';
import { changedFields } from './changed-fields';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test?.close());

const audit = async (query = '') =>
  (await test.app.inject({ url: `/v1/audit${query}`, headers: test.as('owner') })).json();

it('keeps every write by staff, also a refused one, with who, what, where from and how it ended', async () => {
  const url = `/v1/brands/${test.brandId}`;
  const patch = (role: 'manager' | 'analyst' | 'anonymous', payload: object) =>
    test.app.inject({ method: 'PATCH', url, headers: test.as(role), payload, remoteAddress: '203.0.113.7' });
  await patch('manager', { name: 'Renamed' });
  await patch('analyst', { name: 'Refused' });
  await patch('manager', { unknown: true });
  await patch('anonymous', { name: 'Unheard' });
  await test.app.inject({ url, headers: test.as('manager') });

  const { items, total } = await audit();
  expect(total).toBe(3);
  const entry = { action: 'updateBrand', resource: url, address: '203.0.113.7' };
  expect(items).toMatchObject([
    { ...entry, who: 'manager@vitrine.test', outcome: 400 },
    { ...entry, who: 'analyst@vitrine.test', outcome: 403 },
    { ...entry, who: 'manager@vitrine.test', outcome: 200 },
  ]);
});

it('tells what was before and what is after: only what changed, and nothing where nothing was written', async () => {
  const { items } = await audit();
  expect(items).toMatchObject([
    { name: null, before: null, after: null },
    { name: null, before: null, after: null },
    {
      name: 'Renamed',
      brand: { id: test.brandId, name: 'Renamed' },
      before: { name: 'Own brand' },
      after: { name: 'Renamed' },
    },
  ]);
});

it('is read newest first, page by page, and searched', async () => {
  const first = await audit('?limit=2');
  const rest = await audit(`?limit=2&cursor=${first.nextCursor}`);
  const outcomes = [...first.items, ...rest.items].map(({ outcome }) => outcome);
  expect(outcomes).toEqual([400, 403, 200]);
  expect((await audit('?q=analyst')).total).toBe(1);
});

it.each(['ANALYST@vitrine', 'UPDATEbrand', 'renamed', '/V1/Brands/'])(
  'is found by %s, whatever the case',
  async (q) => {
    const { items } = await audit(`?q=${encodeURIComponent(q)}`);
    expect(items).toContainEqual(expect.objectContaining({ action: 'updateBrand' }));
  },
);

it.each(['%', '_', 'updateBrand nobody'])('is not found by %s', async (q) => {
  expect((await audit(`?q=${encodeURIComponent(q)}`)).total).toBe(0);
});

it('believes an address from a proxy on this machine only', async () => {
  const headers = { ...test.as('owner'), 'x-forwarded-for': '198.51.100.9' };
  const patch = (remoteAddress: string) =>
    test.app.inject({ method: 'PATCH', url: '/v1/tenant', headers, payload: {}, remoteAddress });
  await patch('127.0.0.1');
  await patch('203.0.113.8');
  const { items } = await audit('?q=updateTenant');
  expect(items.map(({ address }: { address: string }) => address)).toEqual(['203.0.113.8', '198.51.100.9']);
});

it('tells from where a call came that was refused after its caller had hung up', async () => {
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  test.app.server.once('request', () => socket.resetAndDestroy());
  const { authorization } = test.as('analyst');
  const head = ['DELETE /v1/tenant-users/nobody2345678901 HTTP/1.1', 'Host: vitrine.test'];
  socket.write([...head, `Authorization: ${authorization}`, '', ''].join('\r\n'));
  const told = () => test.db.select().from(auditEntries).where(eq(auditEntries.action, 'removeTenantUser'));
  while ((await told()).length === 0) await nextTurn();
  expect(await told()).toMatchObject([{ address: '127.0.0.1', outcome: 403 }]);
});

it('creates nothing without its entry, and tells it once', async () => {
  const create = (name: string) =>
    test.app.inject({ method: 'POST', url: '/v1/brands', headers: test.as('owner'), payload: { name } });
  await test.db.execute(sql`alter table audit_entries rename to audit_away`);
  expect((await create('Unheard')).statusCode).toBe(500);
  await test.db.execute(sql`alter table audit_away rename to audit_entries`);
  expect(await test.db.$count(brands, eq(brands.name, 'Unheard'))).toBe(0);
  expect((await create('Heard')).statusCode).toBe(201);
  const entries = await test.db.select().from(auditEntries).where(eq(auditEntries.action, 'createBrand'));
  expect(entries).toMatchObject([{ outcome: 201 }]);
});

it('holds no id of a test access, because whoever knows one sees a draft', async () => {
  await test.app.inject({
    method: 'POST',
    url: `/v1/brands/${test.brandId}/placements/${test.placementId}/test-accesses/${test.testAccessId}/revoke`,
    headers: test.as('owner'),
  });
  const { items } = await audit('?q=revokeTestAccess');
  expect(items).toHaveLength(1);
  expect(items[0].resource).not.toContain(test.testAccessId);
});

describe('before and after', () => {
  const call = (method: 'POST' | 'PATCH', path: string, payload: object) =>
    test.app.inject({
      method,
      url: `/v1/brands/${test.brandId}${path}`,
      headers: test.as('manager'),
      payload,
    });
  const newest = async (action: string) => (await audit(`?action=${action}&limit=1`)).items[0];

  it('are told field by field, inside a field too', async () => {
    const hours = (until: string) => ({ week: { mon: [{ from: '09:00', until }] }, exceptions: {} });
    await call('PATCH', `/stores/${test.storeId}`, { openingHours: hours('18:00') });
    await call('PATCH', `/stores/${test.storeId}`, { openingHours: hours('20:00') });
    expect(await newest('updateStore')).toMatchObject({
      before: { openingHours: { week: { mon: [{ from: '09:00', until: '18:00' }] } } },
      after: { openingHours: { week: { mon: [{ from: '09:00', until: '20:00' }] } } },
    });
    await call('PATCH', `/stores/${test.storeId}`, { openingHours: hours('20:00') });
    expect(await newest('updateStore')).toMatchObject({ before: {}, after: {} });
  });

  it('have one side where something is made', async () => {
    await call('POST', '/stores', { name: 'Harbour', timeZone: 'Europe/Berlin' });
    const entry = await newest('createStore');
    expect(entry).toMatchObject({ name: 'Harbour', before: null, after: { name: 'Harbour' } });
    expect(entry.after).not.toHaveProperty('archivedAt');
  });

  it('are an entry for each of several things, and none for those that were so already', async () => {
    const made = await Promise.all(
      ['North', 'South', 'West'].map((name) => call('POST', '/stores', { name, timeZone: 'Europe/Berlin' })),
    );
    const ids = made.map((answer) => answer.json().id);
    await call('POST', '/stores/archive', { ids: ids.slice(0, 1) });
    await call('POST', '/stores/archive', { ids });
    const { items } = await audit('?action=archiveStores&limit=3');
    expect(items.map(({ name }: { name: string }) => name).sort()).toEqual(['North', 'South', 'West']);
    for (const { after, before } of items)
      expect([before, after]).toEqual([{ archivedAt: null }, { archivedAt: expect.any(String) }]);
  });

  it('follow each other without a gap however many write at once', async () => {
    const names = Array.from({ length: 8 }, (_, index) => `Name ${index}`);
    await Promise.all(names.map((name) => call('PATCH', `/stores/${test.storeId}`, { name })));
    const { items } = await audit('?action=updateStore&limit=8');
    const inOrder = items.toReversed();
    for (const [index, { before }] of inOrder.entries())
      if (index > 0) expect(before.name).toBe(inOrder[index - 1].after.name);
  });

  it('tell of a document which of its values changed, not what they hold', async () => {
    const created = await call('POST', '/documents', { experienceId: test.experienceId, area: 'polling' });
    const { id } = created.json();
    await test.app.inject({
      method: 'PATCH',
      url: `/v1/brands/${test.brandId}/documents/${id}`,
      headers: { ...test.as('editor'), 'if-match': '"1"' },
      payload: { data: { title: { en: 'Which wood?' } } },
    });
    expect(await newest('patchDocument')).toMatchObject({
      name: 'Which wood?',
      before: { revision: 1 },
      after: { revision: 2, changed: ['title/en'] },
    });
  });

  it('tell that a webhook’s address became another, and not which: it may hold a secret', async () => {
    const address = (path: string) => `http://127.0.0.1:9/${path}`;
    const created = await call('POST', '/webhooks', { name: 'Till', address: address('first') });
    await call('PATCH', `/webhooks/${created.json().webhook.id}`, { address: address('second') });
    const { after, before } = await newest('updateWebhook');
    expect([Object.keys(before), Object.keys(after)]).toEqual([
      ['addressFingerprint'],
      ['addressFingerprint'],
    ]);
    expect((await newest('createWebhook')).after).toMatchObject({ receiver: 'http://127.0.0.1:9' });
  });

  it('stay small whatever was written', () => {
    const told = changedFields(null, { name: '😀'.repeat(10_000), list: Array(5000).fill('x'), last: 1 });
    expect(told.after?.name).toBe(`${'😀'.repeat(300)}…`);
    expect(told.after).toMatchObject({ '…': 2 });
    expect(JSON.stringify(told).length).toBeLessThan(5000);
  });
});

it('is filtered by person, brand, action and time', async () => {
  const { items } = await audit('?limit=100');
  const [newest] = items;
  const oldest = items.at(-1);
  const totalOf = async (query: string) => (await audit(query)).total;
  // One was refused, and one whose caller had hung up.
  expect(await totalOf('?who=analyst@vitrine.test')).toBe(2);
  expect(await totalOf('?who=nobody@vitrine.test')).toBe(0);
  expect(await totalOf('?action=updateTenant')).toBe(2);
  // The third was refused before it reached the brand.
  expect(await totalOf(`?brandId=${test.brandId}&action=updateBrand`)).toBe(2);
  expect(await totalOf(`?brandId=${test.foreign.brandId}`)).toBe(0);
  expect(await totalOf(`?until=${oldest.at}`)).toBe(0);
  expect(await totalOf(`?from=${oldest.at}&until=${newest.at}`)).toBeLessThan(items.length);
  expect(await totalOf(`?from=${oldest.at}`)).toBe(items.length);
});

it.each(['?who=nobody', '?brandId=1', '?action=a b', '?from=yesterday'])(
  'refuses the filter %s',
  async (query) => {
    expect(await audit(query)).toMatchObject({ status: 400, code: 'invalid' });
  },
);

it('is only added to: the database refuses to change or remove an entry', async () => {
  const before = await test.db.$count(auditEntries);
  for (const attempt of [
    sql`update audit_entries set who = null`,
    sql`delete from audit_entries`,
    sql`truncate audit_entries`,
  ])
    await expect(test.db.execute(attempt)).rejects.toMatchObject({ cause: { code: '42501' } });
  expect(before).toBeGreaterThan(0);
  expect(await test.db.$count(auditEntries)).toBe(before);
});
