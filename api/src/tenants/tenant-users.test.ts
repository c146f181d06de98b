import { eq } from 'drizzle-orm';
import { people } from '../db/schema';
import { newId } from '../ids';
import { createTestApp, type TestApp } from '../testing/test-app';
import type { TestRole } from '../testing/test-seed';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test?.close());

const invite = (by: TestRole, email: string, role = 'member') =>
  test.app.inject({
    method: 'POST',
    url: '/v1/tenant-users',
    headers: test.as(by),
    payload: { email, role },
  });

const inviteIntoBrand = (by: TestRole, brandId: string, email: string, role = 'editor') =>
  test.app.inject({
    method: 'POST',
    url: `/v1/brands/${brandId}/users`,
    headers: test.as(by),
    payload: { email, role },
  });

const update = (headers: Record<string, string>, personId: string, payload: object) =>
  test.app.inject({ method: 'PATCH', url: `/v1/tenant-users/${personId}`, headers, payload });

const tokenOf = (link: string) => new URL(link).searchParams.get('invite');

const signIn = (uid: string, token: string | null) =>
  test.app.inject({
    url: '/v1/session',
    headers: {
      ...test.asAccount({ uid, email: `${uid}@elsewhere.test`, emailVerified: false }),
      ...(token && { 'x-invitation': token }),
    },
  });

describe('an invitation', () => {
  it('gives a link to copy and mails it; the link lets the person in', async () => {
    const answer = await invite('admin', 'Someone@Vitrine.test');
    expect(answer.statusCode).toBe(201);
    const { link, mailed, user } = answer.json();
    expect(user).toMatchObject({
      email: 'someone@vitrine.test',
      role: 'member',
      status: 'invited',
      invitedBy: test.personIds.admin,
    });
    expect(link).toMatch(/^http:\/\/localhost:3000\/manager\/authentication\?invite=[\w-]{43}$/);
    expect(mailed).toBe(true);
    expect(test.mails.at(-1)).toMatchObject({
      to: 'someone@vitrine.test',
      text: expect.stringContaining(link),
    });
    expect((await signIn('someone', tokenOf(link))).json().person.id).toBe(user.id);
  });

  it('is sent again to the same address, and the first link stops working', async () => {
    const first = (await invite('owner', 'twice@vitrine.test')).json();
    const second = (await invite('owner', 'twice@vitrine.test', 'admin')).json();
    expect(second.user).toMatchObject({ id: first.user.id, role: 'admin' });
    expect((await signIn('twice', tokenOf(first.link))).statusCode).toBe(403);
    expect((await signIn('twice', tokenOf(second.link))).statusCode).toBe(200);
    expect((await invite('owner', 'twice@vitrine.test')).json()).toMatchObject({
      code: 'already-member',
      status: 409,
    });
  });

  it('loses its link when the role changes, so that a link for a member never opens an owner', async () => {
    const { link, user } = (await invite('admin', 'raised@vitrine.test')).json();
    expect((await update(test.as('owner'), user.id, { role: 'owner' })).statusCode).toBe(200);
    expect((await signIn('raised', tokenOf(link))).statusCode).toBe(403);
  });

  it('into a brand comes back as a link only when it opens nothing else', async () => {
    const own = (await inviteIntoBrand('manager', test.brandId, 'shared@vitrine.test')).json();
    expect(own.user).toMatchObject({ status: 'invited', role: 'editor', brandId: test.brandId });
    expect(tokenOf(own.link)).not.toBeNull();
    const other = (await inviteIntoBrand('outsider', test.foreign.brandId, 'shared@vitrine.test')).json();
    expect(tokenOf(other.link)).toBeNull();
    const mailedLink = /http\S+/.exec(test.mails.at(-1)?.text ?? '')?.[0] ?? '';
    expect((await signIn('shared', tokenOf(own.link))).statusCode).toBe(403);
    expect((await signIn('shared', tokenOf(mailedLink))).json().brands).toHaveLength(2);
  });

  it('into a brand never hands a pending owner’s link to a manager', async () => {
    await invite('owner', 'boss@vitrine.test', 'owner');
    const answer = (await inviteIntoBrand('manager', test.brandId, 'boss@vitrine.test')).json();
    expect(tokenOf(answer.link)).toBeNull();
  });

  it('into a brand lets an active person in at once', async () => {
    const answer = await inviteIntoBrand('manager', test.brandId, 'member@vitrine.test', 'analyst');
    expect(answer.json()).toMatchObject({ user: { status: 'active', role: 'analyst' } });
    const brand = await test.app.inject({ url: `/v1/brands/${test.brandId}`, headers: test.as('member') });
    expect(brand.statusCode).toBe(200);
    expect((await inviteIntoBrand('manager', test.brandId, 'member@vitrine.test')).statusCode).toBe(409);
    expect((await inviteIntoBrand('manager', test.brandId, 'disabled@vitrine.test')).statusCode).toBe(409);
  });
});

describe('owners', () => {
  it('are made and changed by owners only', async () => {
    const refusals = [
      await invite('admin', 'owner-2@vitrine.test', 'owner'),
      await update(test.as('admin'), test.personIds.member, { role: 'owner' }),
      await update(test.as('admin'), test.personIds.owner, { role: 'member' }),
      await update(test.as('admin'), test.personIds.owner, { status: 'disabled' }),
    ];
    expect(refusals.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      refusals.map(() => [403, 'owners-only']),
    );
  });

  it('never all leave: the last one is neither demoted nor disabled', async () => {
    for (const change of [{ role: 'admin' }, { status: 'disabled' }]) {
      const answer = await update(test.as('owner'), test.personIds.owner, change);
      expect(answer.statusCode).toBe(409);
      expect(answer.json().code).toBe('last-owner');
    }
  });

  it('never all leave, even when the last two leave at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const other = newId();
      const account = { uid: `uid-${other}`, email: `${other}@vitrine.test` };
      await test.db.insert(people).values({ id: other, ...account, role: 'owner', status: 'active' });
      const answers = await Promise.all([
        update(test.as('owner'), test.personIds.owner, { role: 'admin' }),
        update(test.asAccount(account), other, { status: 'disabled' }),
      ]);
      expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
      const owners = await test.db.select().from(people).where(eq(people.role, 'owner'));
      expect(owners.filter(({ status }) => status === 'active')).toHaveLength(1);
      await test.db.update(people).set({ role: 'owner' }).where(eq(people.id, test.personIds.owner));
      await test.db.update(people).set({ role: 'member' }).where(eq(people.id, other));
    }
  });
});

it('a person is disabled and enabled again; one who never signed in waits for a new invitation', async () => {
  const { analyst } = test.personIds;
  expect((await update(test.as('admin'), analyst, { status: 'disabled' })).json().status).toBe('disabled');
  const session = () => test.app.inject({ url: '/v1/session', headers: test.as('analyst') });
  expect((await session()).statusCode).toBe(403);
  expect((await update(test.as('admin'), analyst, { status: 'active' })).json().status).toBe('active');
  expect((await session()).statusCode).toBe(200);

  const { link, user } = (await invite('admin', 'waiting@vitrine.test')).json();
  await update(test.as('admin'), user.id, { status: 'disabled' });
  expect((await signIn('waiting', tokenOf(link))).statusCode).toBe(403);
  expect((await update(test.as('admin'), user.id, { status: 'active' })).json().status).toBe('invited');
  expect((await signIn('waiting', tokenOf(link))).statusCode).toBe(403);
});

it('a brand disables a person in the brand only', async () => {
  const { editor } = test.personIds;
  const url = `/v1/brands/${test.brandId}/users/${editor}`;
  const patch = (payload: object) =>
    test.app.inject({ method: 'PATCH', url, headers: test.as('manager'), payload });
  expect((await patch({ status: 'disabled' })).json()).toMatchObject({ id: editor, status: 'disabled' });
  const brand = () => test.app.inject({ url: `/v1/brands/${test.brandId}`, headers: test.as('editor') });
  expect((await brand()).statusCode).toBe(404);
  expect((await test.app.inject({ url: '/v1/session', headers: test.as('editor') })).statusCode).toBe(200);
  expect((await patch({ status: 'active', role: 'manager' })).json()).toMatchObject({ role: 'manager' });
  expect((await brand()).statusCode).toBe(200);
});

it('the lists of people tell the disabled apart and search by address', async () => {
  const list = async (url: string) =>
    (await test.app.inject({ url, headers: test.as('owner') }))
      .json()
      .items.map(({ email }: { email: string }) => email);
  expect(await list('/v1/tenant-users?archived=true')).toContain('disabled@vitrine.test');
  expect(await list('/v1/tenant-users')).not.toContain('disabled@vitrine.test');
  expect(await list('/v1/tenant-users?q=OUTSIDER')).toEqual(['outsider@vitrine.test']);
  expect(await list(`/v1/brands/${test.brandId}/users?q=manager`)).toEqual(['manager@vitrine.test']);
});
