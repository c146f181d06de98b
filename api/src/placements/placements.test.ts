import { placementIdPattern } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import { experiences, manifests } from '../db/schema';
import { seedSamples } from '../testing/endpoint-samples';
import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
let base: string;
beforeAll(async () => {
  test = await createTestApp();
  await seedSamples(test.db, test);
  base = `/v1/brands/${test.brandId}`;
});
afterAll(() => test?.close());
afterEach(() => test.setNow(null));

const call = async (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) => {
  const answer = await test.app.inject({
    method,
    url: base + path,
    headers: test.as('manager'),
    ...(payload && { payload }),
  });
  return { status: answer.statusCode, ...answer.json() };
};
const create = (payload: object) =>
  call('POST', `/stores/${test.storeId}/placements`, { name: 'New', ...payload });

describe('a placement', () => {
  it('is never left by changes at the same time as none alone may leave it', async () => {
    const { id } = await create({});
    const { identity } = test.dependencies;
    const verify = identity.verify;
    let arrived = 0;
    let open: () => void = () => undefined;
    const together = new Promise<void>((resolve) => {
      open = resolve;
    });
    // Past the door they go on at the same time.
    identity.verify = async (token) => {
      const who = await verify(token);
      arrived += 1;
      if (arrived === 20) open();
      await together;
      return who;
    };
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call(
          'PATCH',
          `/placements/${id}`,
          index % 2 === 0 ? { activeFrom: '2031-01-01T00:00:00Z' } : { activeUntil: '2030-01-01T00:00:00Z' },
        ),
      ),
    );
    identity.verify = verify;
    const { activeFrom, activeUntil } = await call('GET', `/placements/${id}`);
    expect([activeFrom, activeUntil].filter((moment) => moment !== null)).toHaveLength(1);
  });

  it('is created with an address of its own and shows nothing until something is assigned', async () => {
    expect(await create({})).toMatchObject({
      status: 201,
      id: expect.stringMatching(placementIdPattern),
      kind: 'qr',
      experienceId: null,
      state: 'unassigned',
      storeId: test.storeId,
    });
  });

  it('has the state of the moment it is read', async () => {
    await test.db
      .update(experiences)
      .set({ publishedVersion: 1 })
      .where(eq(experiences.id, test.experienceId));
    const { id, state } = await create({
      experienceId: test.experienceId,
      activeFrom: '2030-01-01T00:00:00Z',
      activeUntil: '2030-02-01T00:00:00Z',
    });
    expect(state).toBe('scheduled');
    test.setNow(new Date('2030-01-15T00:00:00Z'));
    expect((await call('GET', `/placements/${id}`)).state).toBe('active');
    expect((await call('PATCH', `/placements/${id}`, { paused: true })).state).toBe('paused');
    test.setNow(new Date('2030-02-01T00:00:00Z'));
    expect((await call('GET', `/placements/${id}`)).state).toBe('ended');
    const [listed] = (await call('GET', `/placements?experienceId=${test.experienceId}&q=New`)).items;
    expect(listed).toMatchObject({ id, state: 'ended' });
  });

  it('is pinned to a version that was published, and loses the pin with its experience', async () => {
    const { experienceId } = test;
    const pinned = await create({ experienceId, pinnedVersion: 1 });
    expect(pinned.pinnedVersion).toBe(1);
    expect(await call('PATCH', `/placements/${pinned.id}`, { pinnedVersion: 9 })).toMatchObject({
      status: 400,
      errors: [{ pointer: '/pinnedVersion' }],
    });
    expect(await create({ pinnedVersion: 1 })).toMatchObject({ status: 400 });
    expect(
      (await call('PATCH', `/placements/${pinned.id}`, { experienceId: null })).pinnedVersion,
    ).toBeNull();
    expect(await test.db.$count(manifests)).toBe(1);
  });

  it('takes no experience of another brand, not even in its calendar', async () => {
    const experienceId = test.foreign.experienceId;
    const calendar = [{ experienceId, from: '2030-01-01T00:00:00Z', until: '2030-02-01T00:00:00Z' }];
    expect(await create({ experienceId })).toMatchObject({
      status: 404,
      errors: [{ pointer: '/experienceId' }],
    });
    expect(await create({ calendar })).toMatchObject({
      status: 404,
      errors: [{ pointer: '/calendar/0/experienceId' }],
    });
    expect(await call('PATCH', `/placements/${test.placementId}`, { experienceId })).toMatchObject({
      status: 404,
    });
  });

  it('does not end before it begins', async () => {
    const early = { from: '2030-02-01T00:00:00Z', until: '2030-02-01T00:00:00Z' };
    const { id } = await create({ activeFrom: early.from });
    expect(await call('PATCH', `/placements/${id}`, { activeUntil: '2030-01-01T00:00:00Z' })).toMatchObject({
      status: 400,
      errors: [{ pointer: '/activeUntil' }],
    });
    expect(await create({ calendar: [{ experienceId: test.experienceId, ...early }] })).toMatchObject({
      status: 400,
      errors: [{ pointer: '/calendar/0/until' }],
    });
  });

  it('goes with its store and comes back with it; one archived before stays archived', async () => {
    const store = await call('POST', '/stores', { name: 'Closing' });
    const inStore = (name: string) => call('POST', `/stores/${store.id}/placements`, { name });
    const [going, gone] = [await inStore('Going'), await inStore('Gone')];
    await call('POST', `/placements/${gone.id}/archive`);
    await call('POST', `/stores/${store.id}/archive`);
    expect((await call('GET', `/placements/${going.id}`)).archivedAt).not.toBeNull();
    expect(await call('POST', `/placements/${going.id}/restore`)).toMatchObject({
      status: 409,
      code: 'store-archived',
    });
    expect(await inStore('Late')).toMatchObject({ status: 409, code: 'store-archived' });
    await call('POST', `/stores/${store.id}/restore`);
    expect((await call('GET', `/placements/${going.id}`)).archivedAt).toBeNull();
    expect((await call('GET', `/placements/${gone.id}`)).archivedAt).not.toBeNull();
  });
});

describe('a test access', () => {
  const at = () => `/placements/${test.placementId}/test-accesses`;

  it('is created, renamed, given an end, and revoked for good', async () => {
    const made = await call('POST', at(), { label: 'For the agency' });
    expect(made).toMatchObject({ status: 201, id: expect.stringMatching(/^.{20}$/), pinnedVersion: null });
    const end = '2031-01-01T00:00:00.000Z';
    expect(await call('PATCH', `${at()}/${made.id}`, { label: 'Agency', expiresAt: end })).toMatchObject({
      label: 'Agency',
      expiresAt: end,
    });
    const { revokedAt } = await call('POST', `${at()}/${made.id}/revoke`);
    expect(revokedAt).not.toBeNull();
    expect((await call('POST', `${at()}/${made.id}/revoke`)).revokedAt).toBe(revokedAt);
    const ids = async (query: string) =>
      (await call('GET', at() + query)).items.map(({ id }: { id: string }) => id);
    expect(await ids('')).not.toContain(made.id);
    expect(await ids('?archived=true')).toEqual([made.id]);
  });

  it('is found only under its own placement', async () => {
    const other = await create({});
    const path = `/placements/${other.id}/test-accesses/${test.testAccessId}`;
    expect(await call('GET', path)).toMatchObject({ status: 404 });
    expect(await call('POST', `${path}/revoke`)).toMatchObject({ status: 404 });
  });
});
