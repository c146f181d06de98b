import { type Endpoint, type EndpointName, endpoints } from '@vitrine/shared/contract';
import { desc, eq } from 'drizzle-orm';
import { auditEntries, brands, brandUsers } from '../db/schema';
import {
  fillPath,
  type SampleParams,
  sampleBodies,
  sampleQueries,
  seedSamples,
} from '../testing/endpoint-samples';
import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
let params: SampleParams;
beforeAll(async () => {
  test = await createTestApp();
  params = await seedSamples(test.db, test);
  const { brandId, personId } = params;
  await test.db.insert(brandUsers).values({ brandId, personId, role: 'analyst' });
});
beforeEach(() => setArchived(new Date()));
afterAll(() => test?.close());

const setArchived = (archivedAt: Date | null) =>
  test.db.update(brands).set({ archivedAt }).where(eq(brands.id, test.brandId));

/** What restores, and what takes away: who may no longer come in, and what shall no longer happen. */
const open: EndpointName[] = [
  'archiveBrand',
  'restoreBrand',
  'removeBrandUser',
  'revokeApiToken',
  'revokeTestAccess',
  'revokeTokens',
  'revokeWallScreen',
  'deleteWebhook',
  'cancelPlannedPublish',
  'cancelImport',
  'cancelExperienceImport',
];
const writes = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, { access, method, passing }]) =>
    typeof access !== 'string' && 'brand' in access && method !== 'GET' && !passing,
);

async function call(name: EndpointName) {
  const endpoint: Endpoint = endpoints[name];
  const payload = sampleBodies[name]?.(params);
  const answer = await test.app.inject({
    method: endpoint.method,
    url: fillPath(endpoint.path, params),
    query: sampleQueries[name]?.(params) ?? {},
    headers: { ...test.as('owner'), 'if-match': '"1"' },
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, code: answer.body && answer.json().code };
}

describe('in an archived brand', () => {
  it.each(writes.map(([name]) => name).filter((name) => !open.includes(name)))(
    '%s is refused until it is restored, and the brand’s audit log tells of the attempt',
    async (name) => {
      expect(await call(name)).toEqual({ status: 409, code: 'archived' });
      const [entry] = await test.db
        .select({ status: auditEntries.outcome, brandId: auditEntries.brandId })
        .from(auditEntries)
        .where(eq(auditEntries.action, name))
        .orderBy(desc(auditEntries.id))
        .limit(1);
      expect(entry).toEqual({ status: 409, brandId: test.brandId });
    },
  );

  it.each(open)('%s goes on', async (name) => {
    const { code, status } = await call(name);
    expect(code).not.toBe('archived');
    expect(status).toBeLessThan(500);
  });

  it('a program whose token was revoked reads no more of it', async () => {
    const created = () =>
      test.app.inject({
        method: 'POST',
        url: `/v1/brands/${test.brandId}/api-tokens`,
        headers: test.as('manager'),
        payload: { name: 'Till' },
      });
    await setArchived(null);
    const { apiToken, token } = (await created()).json();
    await setArchived(new Date());
    const read = () =>
      test.app.inject({
        url: `/v1/brands/${test.brandId}/responses`,
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await read()).statusCode).toBe(200);
    const revoked = await test.app.inject({
      method: 'POST',
      url: `/v1/brands/${test.brandId}/api-tokens/${apiToken.id}/revoke`,
      headers: test.as('manager'),
    });
    expect(revoked.statusCode).toBeLessThan(300);
    expect((await read()).statusCode).toBe(401);
  });
});
