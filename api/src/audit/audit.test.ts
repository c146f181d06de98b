import { eq, sql } from 'drizzle-orm';
import { auditEntries, brands } from '../db/schema';
import { createTestApp, type TestApp } from '../testing/test-app';

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

it('is read newest first, page by page, and searched', async () => {
  const first = await audit('?limit=2');
  const rest = await audit(`?limit=2&cursor=${first.nextCursor}`);
  const outcomes = [...first.items, ...rest.items].map(({ outcome }) => outcome);
  expect(outcomes).toEqual([400, 403, 200]);
  expect((await audit('?q=analyst')).total).toBe(1);
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
