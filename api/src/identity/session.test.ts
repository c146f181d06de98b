import { endpoints } from '@vitrine/shared/contract';
import { eq } from 'drizzle-orm';
import { brandUsers, people } from '../db/schema';
import { newId } from '../ids';
import { createTestApp, type TestApp } from '../testing/test-app';
import { invitationHash } from './admit';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test?.close());
afterEach(() => test.setNow(null));

const session = (headers: Record<string, string>, app = test.app) =>
  app.inject({ url: endpoints.getSession.path, headers });

async function invited(email: string, values: Partial<typeof people.$inferInsert> = {}) {
  const id = newId();
  await test.db.insert(people).values({ id, email, role: 'member', status: 'invited', ...values });
  return id;
}

const personById = async (id: string) =>
  (await test.db.select().from(people).where(eq(people.id, id)))[0] ?? null;

it('says who is signed in and which brands let them in', async () => {
  const answer = await session(test.as('editor'));
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    person: { id: test.personIds.editor, email: 'editor@vitrine.test', role: 'member', status: 'active' },
    brands: [{ brandId: test.brandId, role: 'editor' }],
  });
});

it('leaves out a brand that has disabled the person', async () => {
  const { analyst } = test.personIds;
  const here = eq(brandUsers.personId, analyst);
  await test.db.update(brandUsers).set({ status: 'disabled' }).where(here);
  expect((await session(test.as('analyst'))).json().brands).toEqual([]);
  const brand = await test.app.inject({ url: `/v1/brands/${test.brandId}`, headers: test.as('analyst') });
  expect(brand.statusCode).toBe(404);
  await test.db.update(brandUsers).set({ status: 'active' }).where(here);
});

describe('what a person calls themselves', () => {
  const call = (role: 'editor' | 'analyst', payload: object) =>
    test.app.inject({
      method: 'PATCH',
      url: endpoints.updateOwnProfile.path,
      headers: test.as(role),
      payload,
    });
  const nameOf = async (role: 'editor' | 'analyst') =>
    (await session(test.as(role))).json().person.displayName;

  it('is trimmed, and there at the next session, only theirs', async () => {
    const others = await nameOf('analyst');
    const answer = await call('editor', { displayName: '  Ada Lovelace ' });
    expect(answer.json()).toMatchObject({ displayName: 'Ada Lovelace' });
    expect(await nameOf('editor')).toBe('Ada Lovelace');
    expect(await nameOf('analyst')).toBe(others);
  });

  it.each([
    ['nothing', '   '],
    ['more than 80 characters', 'x'.repeat(81)],
    ['two lines', 'Ada\nLovelace'],
  ])('is not %s', async (_, displayName) => {
    const before = await nameOf('editor');
    const answer = await call('editor', { displayName });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ pointer: '/displayName' }]);
    expect(await nameOf('editor')).toBe(before);
  });

  it('takes 80 characters', async () =>
    expect((await call('editor', { displayName: 'x'.repeat(80) })).statusCode).toBe(200));
});

describe('what a person chose for themselves', () => {
  const choose = (role: 'editor' | 'analyst', payload: object) =>
    test.app.inject({
      method: 'PATCH',
      url: endpoints.updateOwnPreferences.path,
      headers: test.as(role),
      payload,
    });

  it('is there at the next session, and only theirs', async () => {
    await choose('editor', { language: 'ar', look: 'dark' });
    const answer = await choose('editor', { density: 'compact', language: 'de' });
    const chosen = { language: 'de', look: 'dark', density: 'compact' };
    expect(answer.json()).toEqual(chosen);
    expect((await session(test.as('editor'))).json().preferences).toEqual(chosen);
    expect((await session(test.as('analyst'))).json().preferences).toEqual({});
  });

  it('keeps both of two things that two browsers change at once', async () => {
    await Promise.all([choose('analyst', { look: 'light' }), choose('analyst', { density: 'compact' })]);
    const { preferences } = (await session(test.as('analyst'))).json();
    expect(preferences).toEqual({ look: 'light', density: 'compact' });
  });

  it.each([{ look: 'pink' }, { language: 'not a tag' }, { fontSize: 12 }])('refuses %j', async (payload) => {
    const answer = await choose('editor', payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toHaveLength(1);
  });
});

describe('whoever holds an invitation’s link and has no account yet', () => {
  const ask = async (token: string, email?: string) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: endpoints.checkInvitation.path,
      payload: { token, email },
    });
    return answer.statusCode === 200 ? answer.json() : answer.statusCode;
  };
  /** An invitation as the owner makes it. */
  const made = async (email: string) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: endpoints.inviteTenantUser.path,
      headers: test.as('owner'),
      payload: { email, role: 'member' },
    });
    const { link, user } = answer.json();
    return { token: link.split('#invite=')[1], personId: user.id };
  };

  it('hears whether it is open, until it is used', async () => {
    const { token } = await made('asks@vitrine.test');
    expect(await ask(token)).toEqual({ state: 'open' });
    await session(test.asAccount({ uid: 'asks', email: 'asks@vitrine.test' }));
    expect(await ask(token)).toEqual({ state: 'ended' });
  });

  it('hears that it has expired, from that moment', async () => {
    const expiresAt = new Date('2041-01-01T10:00:00.000Z');
    await invited('overdue@vitrine.test', { expiresAt, invitationHash: invitationHash('overdue') });
    test.setNow(new Date(expiresAt.getTime() - 1));
    expect(await ask('overdue')).toEqual({ state: 'open' });
    test.setNow(expiresAt);
    expect(await ask('overdue', 'overdue@vitrine.test')).toEqual({ state: 'expired' });
  });

  it('hears the same of one that was replaced, of one that was withdrawn, and of none', async () => {
    const first = await made('twice@vitrine.test');
    const second = await made('twice@vitrine.test');
    expect(await ask(first.token)).toEqual({ state: 'ended' });
    expect(await ask(second.token)).toEqual({ state: 'open' });
    await test.app.inject({
      method: 'DELETE',
      url: `/v1/tenant-users/${second.personId}`,
      headers: test.as('owner'),
    });
    expect(await ask(second.token)).toEqual({ state: 'ended' });
    expect(await ask('a guess')).toEqual({ state: 'ended' });
    // Not even to an address that is invited.
    expect(await ask('a guess', 'owner@vitrine.test')).toEqual({ state: 'ended' });
  });

  it('hears that an address is not the invited one, never which one is, and not for ever', async () => {
    const { token } = await made('chosen@vitrine.test');
    expect(await ask(token, 'Chosen@Vitrine.test')).toEqual({ state: 'open' });
    const tried = [];
    for (let number = 1; number <= 10; number += 1)
      tried.push(await ask(token, `guess-${number}@vitrine.test`));
    expect(tried).toEqual([...Array(9).fill({ state: 'other-address' }), 429]);
    // Another link is asked about as before.
    expect(await ask((await made('other@vitrine.test')).token, 'other@vitrine.test')).toEqual({
      state: 'open',
    });
  });
});

describe('the first sign-in', () => {
  it('accepts the invitation of a verified address, whatever its case', async () => {
    const id = await invited('new@vitrine.test', { invitationHash: 'h1' });
    const answer = await session(
      test.asAccount({ uid: 'new', email: 'New@Vitrine.test', displayName: 'New' }),
    );
    expect(answer.json().person).toMatchObject({ id, status: 'active', displayName: 'New', expiresAt: null });
    expect(await personById(id)).toMatchObject({ uid: 'new', invitationHash: null });
  });

  it('does not take an unverified address for an invited one', async () => {
    const id = await invited('claimed@vitrine.test');
    const account = { uid: 'thief', email: 'claimed@vitrine.test', emailVerified: false };
    const answer = await session(test.asAccount(account));
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe('not-invited');
    expect(await personById(id)).toMatchObject({ uid: null, status: 'invited' });
  });

  it('accepts the token of an invitation for an unverified address, once', async () => {
    const token = 'token-of-the-link';
    const id = await invited('linked@vitrine.test', { invitationHash: invitationHash(token) });
    const account = { uid: 'linked', email: 'linked@vitrine.test', emailVerified: false };
    const answer = await session({ ...test.asAccount(account), 'x-invitation': token });
    expect(answer.json().person).toMatchObject({ id, status: 'active' });
    const second = { uid: 'second', email: 'second@vitrine.test', emailVerified: false };
    const late = await session({ ...test.asAccount(second), 'x-invitation': token });
    expect([late.statusCode, late.json().code]).toEqual([403, 'invitation-invalid']);
    expect((await session(test.asAccount(account))).statusCode).toBe(200);
  });

  it('accepts an invitation’s token for the invited address only', async () => {
    const id = await invited('wanted@vitrine.test', { invitationHash: invitationHash('wanted') });
    const present = (email: string, emailVerified: boolean) =>
      session({ ...test.asAccount({ uid: email, email, emailVerified }), 'x-invitation': 'wanted' });
    for (const emailVerified of [true, false]) {
      const answer = await present('finder@elsewhere.test', emailVerified);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'invitation-other-address']);
    }
    expect(await personById(id)).toMatchObject({ uid: null, status: 'invited' });
    expect((await present('Wanted@Vitrine.test', false)).json().person).toMatchObject({ id });
  });

  it('refuses an invitation’s token from the moment at which it expires', async () => {
    const expiresAt = new Date('2040-01-01T10:00:00.000Z');
    await invited('slow@vitrine.test', { expiresAt, invitationHash: invitationHash('slow') });
    const account = { uid: 'slow', email: 'slow@vitrine.test', emailVerified: false };
    const present = () => session({ ...test.asAccount(account), 'x-invitation': 'slow' });
    test.setNow(expiresAt);
    expect((await present()).json().code).toBe('invitation-expired');
    test.setNow(new Date(expiresAt.getTime() - 1));
    expect((await present()).statusCode).toBe(200);
  });

  it('refuses an invitation that has expired', async () => {
    await invited('late@vitrine.test', { expiresAt: new Date(Date.now() - 1000) });
    const answer = await session(test.asAccount({ uid: 'late', email: 'late@vitrine.test' }));
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe('invitation-expired');
  });

  it('makes the configured address the owner of an empty tenant, and only of an empty one', async () => {
    const empty = await createTestApp({ FIRST_OWNER_EMAIL: 'First@vitrine.test' });
    try {
      const first = { uid: 'first', email: 'first@vitrine.test' };
      expect((await session(empty.asAccount(first), empty.app)).json().code).toBe('not-invited');
      await empty.db.delete(brandUsers);
      await empty.db.delete(people);
      const unverified = { ...first, emailVerified: false };
      expect((await session(empty.asAccount(unverified), empty.app)).statusCode).toBe(403);
      const answers = await Promise.all([1, 2, 3].map(() => session(empty.asAccount(first), empty.app)));
      expect(answers.map((answer) => answer.json().person?.role)).toEqual(['owner', 'owner', 'owner']);
      expect(await empty.db.$count(people)).toBe(1);
    } finally {
      await empty.close();
    }
  });
});

it('refuses a disabled person with their reason, in the language asked for', async () => {
  const answer = await session({ ...test.as('disabled'), 'accept-language': 'de-AT,de;q=0.9' });
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ code: 'disabled', message: 'Ihr Zugang ist gesperrt.' });
});

it('keeps when somebody was last seen to the minute', async () => {
  const seenAt = async (moment: string) => {
    test.setNow(new Date(moment));
    await session(test.as('manager'));
    return (await personById(test.personIds.manager))?.lastSeenAt?.toISOString();
  };
  expect(await seenAt('2040-01-01T10:00:00.000Z')).toBe('2040-01-01T10:00:00.000Z');
  expect(await seenAt('2040-01-01T10:00:59.000Z')).toBe('2040-01-01T10:00:00.000Z');
  expect(await seenAt('2040-01-01T10:01:00.000Z')).toBe('2040-01-01T10:01:00.000Z');
});
