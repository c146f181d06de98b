import { endpoints } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import { people } from '../db/schema';
import { createTestApp, type TestApp } from '../testing/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test?.close());

type Headers = Record<string, string>;
const get = async (url: string, headers: Headers) => test.app.inject({ url, headers });
const session = async (headers: Headers) => (await get('/v1/session', headers)).json();
const visible = async (headers: Headers) =>
  (await get('/v1/brands', headers)).json().items.map(({ id }: { id: string }) => id);

const invite = async (as: 'owner' | 'manager' | 'outsider', url: string, payload: object) => {
  const answer = await test.app.inject({ method: 'POST', url, headers: test.as(as), payload });
  expect(answer.statusCode).toBe(201);
};
const intoOwn = (email: string) =>
  invite('manager', `/v1/brands/${test.brandId}/users`, { email, role: 'editor' });
const intoForeign = (email: string) =>
  invite('outsider', `/v1/brands/${test.foreign.brandId}/users`, { email, role: 'manager' });
const intoTenant = (email: string, role: string) =>
  invite('owner', endpoints.inviteTenantUser.path, { email, role });

/** The token in the newest mail to an address, which may have been passed on by its reader. */
const passedOn = (email: string) => {
  const { text = '' } = test.mails.findLast(({ to }) => to === email) ?? {};
  return /invite=([\w-]+)/.exec(text)?.[1] ?? '';
};

/** Somebody who got hold of the link and made an account of the invited address. */
const holder = (email: string): Headers => ({
  ...test.asAccount({ uid: `holder-${email}`, email, emailVerified: false }),
  'x-invitation': passedOn(email),
});
/** The same account, after its holder opened the mail that the identity service sent to the address. */
const confirmed = (email: string) => test.asAccount({ uid: `holder-${email}`, email });

describe('an invitation that was passed on', () => {
  it('opens the brand that made it, and nothing that the invited person was given elsewhere', async () => {
    const email = 'two-brands@vitrine.test';
    await intoOwn(email);
    await intoForeign(email);
    const account = holder(email);
    expect(await session(account)).toMatchObject({
      addressConfirmed: false,
      brands: [{ brandId: test.foreign.brandId, role: 'manager' }],
    });
    expect(await visible(account)).toEqual([test.foreign.brandId]);
    expect((await get(`/v1/brands/${test.brandId}`, account)).statusCode).toBe(404);
    expect((await get(`/v1/brands/${test.brandId}/stores`, account)).statusCode).toBe(404);
    expect((await get('/v1/search?q=brand', account)).body).not.toContain(test.brandId);
  });

  it('opens nothing that is given later either', async () => {
    const email = 'later@vitrine.test';
    await intoForeign(email);
    const account = holder(email);
    await session(account);
    await intoOwn(email);
    expect(await visible(account)).toEqual([test.foreign.brandId]);
  });

  it.each(['owner', 'admin'])('makes nobody %s of the tenant', async (role) => {
    const email = `${role}-to-be@vitrine.test`;
    await intoTenant(email, role);
    const account = holder(email);
    expect(await session(account)).toMatchObject({ person: { role: 'member' }, brands: [] });
    expect((await get('/v1/tenant-users', account)).statusCode).toBe(403);
    expect((await get('/v1/audit', account)).statusCode).toBe(403);
    expect(await visible(account)).toEqual([]);
    expect((await get(`/v1/brands/${test.brandId}`, account)).statusCode).toBe(404);
    const renamed = await test.app.inject({
      method: 'PATCH',
      url: endpoints.updateOwnProfile.path,
      headers: account,
      payload: { displayName: 'Somebody' },
    });
    expect(renamed.json()).toMatchObject({ role: 'member' });
  });

  it('joins no account that is there already', async () => {
    const email = 'there@vitrine.test';
    await intoOwn(email);
    const { 'x-invitation': kept = '', ...account } = holder(email);
    const rightful = test.asAccount({ uid: 'there', email });
    const own = await session(rightful);
    // Nor does an invitation that comes later open the account.
    await intoForeign(email);
    for (const headers of [account, { ...account, 'x-invitation': kept }, holder(email)])
      expect((await get('/v1/session', headers)).statusCode).toBe(403);
    expect(await session(rightful)).toMatchObject({ person: own.person, brands: [{}, {}] });
  });
});

it('has everything that was given from the call at which the address is confirmed, for good', async () => {
  const email = 'confirms@vitrine.test';
  await intoTenant(email, 'admin');
  await session(holder(email));
  expect(await session(confirmed(email))).toMatchObject({
    addressConfirmed: true,
    person: { role: 'admin' },
  });
  expect((await get('/v1/tenant-users', confirmed(email))).statusCode).toBe(200);
  const { 'x-invitation': _, ...afterwards } = holder(email);
  expect(await session(afterwards)).toMatchObject({ addressConfirmed: true, person: { role: 'admin' } });
});

it('goes to whoever reads the mailbox, and is over for who held only the link', async () => {
  const email = 'taken@vitrine.test';
  await intoOwn(email);
  await session(holder(email));
  const rightful = test.asAccount({ uid: 'rightful', email });
  expect(await session(rightful)).toMatchObject({ addressConfirmed: true, brands: [{ role: 'editor' }] });
  expect((await get('/v1/session', holder(email))).statusCode).toBe(403);
});

it('is not confirmed by an account that has meanwhile another address', async () => {
  const email = 'changes@vitrine.test';
  await intoTenant(email, 'admin');
  await session(holder(email));
  const moved = test.asAccount({ uid: `holder-${email}`, email: 'elsewhere@vitrine.test' });
  expect(await session(moved)).toMatchObject({ addressConfirmed: false, person: { role: 'member' } });
});

it('asks who was here before addresses were confirmed only for the service’s word', async () => {
  const { analyst } = test.personIds;
  await test.db.update(people).set({ addressConfirmedAt: null }).where(eq(people.id, analyst));
  expect(await session(test.as('analyst'))).toMatchObject({ addressConfirmed: true, brands: [{}] });
});
