import { eq, inArray } from 'drizzle-orm';
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

const tokenOf = (link: string | null) => /#invite=([\w-]+)$/.exec(link ?? '')?.[1] ?? null;

/** Whoever holds a link: with an account of that name, whose address nobody has verified. */
const signIn = (uid: string, token: string | null, domain = 'vitrine.test') =>
  test.app.inject({
    url: '/v1/session',
    headers: {
      ...test.asAccount({ uid, email: `${uid}@${domain}`, emailVerified: false }),
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
    expect(link).toMatch(/^http:\/\/localhost:3000\/manager\/authentication#invite=[\w-]{43}$/);
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
    expect(own).not.toHaveProperty('noLink');
    const other = (await inviteIntoBrand('outsider', test.foreign.brandId, 'shared@vitrine.test')).json();
    expect(other).toMatchObject({ link: null, noLink: 'opens-more' });
    const mailedLink = /http\S+/.exec(test.mails.at(-1)?.text ?? '')?.[0] ?? '';
    expect((await signIn('shared', tokenOf(own.link))).statusCode).toBe(403);
    expect((await signIn('shared', tokenOf(mailedLink))).json().brands).toHaveLength(1);
    const confirmed = test.asAccount({ uid: 'shared', email: 'shared@vitrine.test' });
    const answer = await test.app.inject({ url: '/v1/session', headers: confirmed });
    expect(answer.json().brands).toHaveLength(2);
  });

  it('into a brand never hands a pending owner’s link to a manager', async () => {
    await invite('owner', 'boss@vitrine.test', 'owner');
    const answer = (await inviteIntoBrand('manager', test.brandId, 'boss@vitrine.test')).json();
    expect(answer).toMatchObject({ link: null, noLink: 'unchanged' });
  });

  it('into a brand leaves what an owner made for another owner: its link, and its end', async () => {
    const { link, user } = (await invite('owner', 'later-boss@vitrine.test', 'owner')).json();
    const asAnalyst = await inviteIntoBrand('manager', test.brandId, 'later-boss@vitrine.test', 'analyst');
    expect(asAnalyst.json()).toMatchObject({ user: { status: 'invited', role: 'analyst' } });
    expect(asAnalyst.json()).toMatchObject({ link: null, noLink: 'unchanged' });
    await test.db
      .update(people)
      .set({ expiresAt: new Date(0) })
      .where(eq(people.id, user.id));
    const late = await inviteIntoBrand('manager', test.brandId, 'later-boss@vitrine.test', 'editor');
    expect(late.json()).toMatchObject({ status: 409, code: 'not-yours-to-renew' });
    expect((await signIn('later-boss', tokenOf(link))).json()).toMatchObject({
      status: 403,
      code: 'invitation-expired',
    });
    const again = (await inviteIntoBrand('owner', test.brandId, 'later-boss@vitrine.test')).json();
    expect(tokenOf(again.link)).not.toBeNull();
  });

  it('into a brand lets an active person in at once', async () => {
    const answer = await inviteIntoBrand('manager', test.brandId, 'member@vitrine.test', 'analyst');
    expect(answer.json()).toMatchObject({
      user: { status: 'active', role: 'analyst' },
      link: null,
      noLink: 'has-account',
    });
    const brand = await test.app.inject({ url: `/v1/brands/${test.brandId}`, headers: test.as('member') });
    expect(brand.statusCode).toBe(200);
    expect((await inviteIntoBrand('manager', test.brandId, 'member@vitrine.test')).statusCode).toBe(409);
    expect((await inviteIntoBrand('manager', test.brandId, 'disabled@vitrine.test')).statusCode).toBe(409);
  });
});

describe('an invitation that is', () => {
  const later = new Date(Date.now() + 10 * 365 * 24 * 3600_000);
  interface Invited {
    email: string;
    uid: string;
    id: string;
    token: string | null;
  }
  const remove = ({ id }: Invited) =>
    test.app.inject({ method: 'DELETE', url: `/v1/tenant-users/${id}`, headers: test.as('owner') });
  const open = ({ token, uid }: Invited) => signIn(uid, token);

  /** Leads a new invitation into a state. */
  const lead: Record<string, (invited: Invited) => Promise<unknown>> = {
    pending: async () => undefined,
    expired: async () => test.setNow(later),
    accepted: open,
    revoked: remove,
    replaced: ({ email }) => invite('owner', email),
    'of a disabled person': async (invited) => {
      await open(invited);
      return update(test.as('owner'), invited.id, { status: 'disabled' });
    },
  };
  /** What is done with it. A link is opened in another browser: as somebody else's account of the same address. */
  const actions: Record<string, (invited: Invited) => ReturnType<typeof open>> = {
    'is accepted': ({ token, uid }) => signIn(uid, token),
    'is sent again': ({ email }) => invite('owner', email),
    'is revoked': remove,
  };
  const ok = (status: number) => ({ status });
  const refused = (code: string) => ({ status: 403, code });
  const legal = (code: string, current: string[]) => ({ status: 409, code, current });
  const here = legal('already-member', ['change-role', 'disable', 'remove']);
  const disabled = legal('person-disabled', ['enable', 'remove']);

  it.each([
    ['pending', 'is accepted', ok(200)],
    ['pending', 'is sent again', ok(201)],
    ['pending', 'is revoked', ok(204)],
    ['expired', 'is accepted', refused('invitation-expired')],
    ['expired', 'is sent again', ok(201)],
    ['expired', 'is revoked', ok(204)],
    ['accepted', 'is sent again', here],
    // There is nothing to revoke any more: the person is removed.
    ['accepted', 'is revoked', ok(204)],
    ['revoked', 'is accepted', refused('invitation-invalid')],
    ['revoked', 'is sent again', ok(201)],
    ['revoked', 'is revoked', { status: 404, code: 'not-found' }],
    ['replaced', 'is accepted', refused('invitation-invalid')],
    ['replaced', 'is sent again', ok(201)],
    ['replaced', 'is revoked', ok(204)],
    ['of a disabled person', 'is accepted', refused('disabled')],
    ['of a disabled person', 'is sent again', disabled],
    ['of a disabled person', 'is revoked', ok(204)],
  ])('%s %s', async (state, action, outcome) => {
    const uid = `state-${state}-${action}`.replaceAll(' ', '-');
    const email = `${uid}@vitrine.test`;
    const { link, user } = (await invite('owner', email)).json();
    const invited = { email, uid, id: user.id, token: tokenOf(link) };
    await lead[state]?.(invited);
    const answer = await actions[action]?.(invited);
    const said = answer?.body ? answer.json() : {};
    expect({ ...said, status: answer?.statusCode }).toMatchObject(outcome);
    test.setNow(null);
  });

  it('accepted lets nobody else in', async () => {
    const { link } = (await invite('owner', 'once@vitrine.test')).json();
    expect((await signIn('once', tokenOf(link))).statusCode).toBe(200);
    const other = await test.app.inject({
      url: '/v1/session',
      headers: {
        ...test.asAccount({ uid: 'another', email: 'once@vitrine.test', emailVerified: false }),
        'x-invitation': tokenOf(link) ?? '',
      },
    });
    expect([other.statusCode, other.json().code]).toEqual([403, 'invitation-invalid']);
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

describe('a person who is removed', () => {
  const remove = (by: TestRole, path: string) =>
    test.app.inject({ method: 'DELETE', url: `/v1/${path}`, headers: test.as(by) });
  const account = (name: string) => ({ uid: `uid-${name}`, email: `${name}@vitrine.test` });
  const session = (name: string) =>
    test.app.inject({ url: '/v1/session', headers: test.asAccount(account(name)) });

  it('loses access to everything at once, and comes back by a new invitation as who they were', async () => {
    const { user } = (await invite('owner', 'leaver@vitrine.test', 'admin')).json();
    expect((await session('leaver')).json().person.id).toBe(user.id);
    await inviteIntoBrand('manager', test.brandId, 'leaver@vitrine.test');
    expect((await remove('owner', `tenant-users/${user.id}`)).statusCode).toBe(204);
    expect((await session('leaver')).json().code).toBe('not-invited');
    expect((await remove('owner', `tenant-users/${user.id}`)).statusCode).toBe(404);
    expect((await update(test.as('owner'), user.id, { status: 'active' })).statusCode).toBe(404);
    for (const url of ['/v1/tenant-users?status=any&q=leaver', `/v1/brands/${test.brandId}/users?q=leaver`])
      expect((await test.app.inject({ url, headers: test.as('owner') })).json().total).toBe(0);
    const ever = { url: '/v1/tenant-users?status=ever&q=leaver', headers: test.as('owner') };
    expect((await test.app.inject(ever)).json().items).toMatchObject([
      { email: 'leaver@vitrine.test', status: 'disabled' },
    ]);

    expect((await invite('owner', 'leaver@vitrine.test')).json().user).toMatchObject({
      id: user.id,
      role: 'member',
      status: 'invited',
    });
    expect((await session('leaver')).json()).toMatchObject({ person: { id: user.id }, brands: [] });
  });

  it('before they came: the link does not work any more', async () => {
    const { link, user } = (await invite('admin', 'withdrawn@vitrine.test')).json();
    expect((await remove('admin', `tenant-users/${user.id}`)).statusCode).toBe(204);
    expect((await signIn('withdrawn', tokenOf(link))).json().code).toBe('invitation-invalid');
  });

  it('is never the last owner, and an owner by owners only', async () => {
    const own = `tenant-users/${test.personIds.owner}`;
    expect((await remove('admin', own)).json().code).toBe('owners-only');
    expect((await remove('owner', own)).json().code).toBe('last-owner');
  });

  it('from a brand keeps what they have elsewhere', async () => {
    const { user } = (await inviteIntoBrand('manager', test.brandId, 'part@vitrine.test')).json();
    await inviteIntoBrand('outsider', test.foreign.brandId, 'part@vitrine.test');
    expect((await session('part')).json().brands).toHaveLength(2);
    const own = `brands/${test.brandId}/users/${user.id}`;
    expect((await remove('outsider', own)).statusCode).toBe(404);
    expect((await remove('manager', own)).statusCode).toBe(204);
    expect((await remove('manager', own)).statusCode).toBe(404);
    expect((await session('part')).json().brands).toEqual([
      expect.objectContaining({ brandId: test.foreign.brandId }),
    ]);
  });

  it('from a brand before they came loses an invitation that the brand made, and none that the tenant made', async () => {
    const links = new Map<string, string>();
    for (const [name, by] of [
      ['by-brand', 'manager'],
      ['by-tenant', 'admin'],
    ] as const) {
      if (by === 'admin') await invite(by, `${name}@vitrine.test`);
      const { link, user } = (await inviteIntoBrand('manager', test.brandId, `${name}@vitrine.test`)).json();
      links.set(name, link);
      expect((await remove('manager', `brands/${test.brandId}/users/${user.id}`)).statusCode).toBe(204);
    }
    const arrives = async (name: string) => (await signIn(name, tokenOf(links.get(name) ?? ''))).statusCode;
    expect([await arrives('by-brand'), await arrives('by-tenant')]).toEqual([403, 200]);
  });
});

describe('several people at once', () => {
  const change = (by: TestRole, kind: string, personIds: string[], path = 'tenant-users') =>
    test.app.inject({
      method: 'POST',
      url: `/v1/${path}/changes`,
      headers: test.as(by),
      payload: { change: kind, personIds },
    });
  const someone = async (values: Partial<typeof people.$inferInsert> = {}) => {
    const id = newId();
    const made = {
      id,
      uid: `uid-${id}`,
      email: `${id}@vitrine.test`,
      role: 'member',
      status: 'active',
    } as const;
    await test.db.insert(people).values({ ...made, ...values });
    return id;
  };
  const statuses = async (ids: string[]) =>
    (await test.db.select().from(people).where(inArray(people.id, ids))).map(({ status }) => status);

  it('are disabled, enabled and removed', async () => {
    const ids = [await someone(), await someone(), await someone()];
    for (const [kind, status] of [
      ['disable', 'disabled'],
      ['enable', 'active'],
      ['remove', 'removed'],
    ] as const) {
      const answer = await change('admin', kind, [...ids, ids[0] ?? '']);
      expect([answer.statusCode, answer.json()]).toEqual([200, { changed: 3 }]);
      expect(await statuses(ids)).toEqual([status, status, status]);
    }
  });

  it('are all changed or none: whoever stands in the way is named', async () => {
    const [member, owner] = [await someone(), await someone({ role: 'owner' })];
    const byAdmin = await change('admin', 'disable', [member, owner]);
    expect(byAdmin.json()).toMatchObject({
      status: 409,
      code: 'not-all-changed',
      errors: [{ pointer: '/personIds/1', message: 'Only owners may change owners.' }],
    });
    const all = await change('owner', 'remove', [owner, member, test.personIds.owner]);
    expect([all.statusCode, all.json().errors]).toEqual([
      409,
      [{ pointer: expect.any(String), message: expect.stringContaining('last owner') }],
    ]);
    expect(await statuses([member, owner])).toEqual(['active', 'active']);
    expect((await change('owner', 'disable', [member, newId()])).statusCode).toBe(404);
    expect(await statuses([member])).toEqual(['active']);
    await change('owner', 'remove', [owner]);
  });

  it('never take all owners with them, even when two lists go at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await someone({ role: 'owner' }), await someone({ role: 'owner' })];
      const { owner } = test.personIds;
      const answers = await Promise.all([
        change('owner', 'disable', [one, owner]),
        test.app.inject({
          method: 'POST',
          url: '/v1/tenant-users/changes',
          headers: test.asAccount({ uid: `uid-${one}`, email: `${one}@vitrine.test` }),
          payload: { change: 'remove', personIds: [other, owner] },
        }),
        test.app.inject({
          method: 'DELETE',
          url: `/v1/tenant-users/${one}`,
          headers: test.asAccount({ uid: `uid-${other}`, email: `${other}@vitrine.test` }),
        }),
      ]);
      expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
      const owners = await test.db.select().from(people).where(eq(people.role, 'owner'));
      expect(owners.filter(({ status }) => status === 'active').length).toBeGreaterThanOrEqual(1);
      await test.db.update(people).set({ status: 'active', uid: 'uid-owner' }).where(eq(people.id, owner));
      await test.db
        .update(people)
        .set({ role: 'member' })
        .where(inArray(people.id, [one, other]));
    }
  });

  it('of a brand: only those whom the brand knows', async () => {
    const path = `brands/${test.brandId}/users`;
    const { analyst, outsider } = test.personIds;
    expect((await change('manager', 'disable', [analyst, outsider], path)).statusCode).toBe(404);
    const inBrand = (status: string) =>
      test.app.inject({ url: `/v1/${path}?status=${status}&q=analyst`, headers: test.as('manager') });
    expect((await inBrand('disabled')).json().total).toBe(0);
    expect((await change('manager', 'disable', [analyst], path)).json()).toEqual({ changed: 1 });
    expect((await inBrand('disabled')).json().total).toBe(1);
    await change('manager', 'enable', [analyst], path);
    expect((await inBrand('active')).json().total).toBe(1);
  });
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
  expect(await list('/v1/tenant-users?status=disabled&q=disabled@')).toEqual(['disabled@vitrine.test']);
  expect(await list('/v1/tenant-users?status=any')).toContain('disabled@vitrine.test');
  expect(await list('/v1/tenant-users?status=invited&q=owner@')).toEqual([]);
  expect(await list('/v1/tenant-users?q=OUTSIDER')).toEqual(['outsider@vitrine.test']);
  expect(await list(`/v1/brands/${test.brandId}/users?q=manager`)).toEqual(['manager@vitrine.test']);
});
