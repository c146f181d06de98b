/** What the staff identity adds to the state machine: the API's word on a person, and every tab at once. */
import { waitFor } from '@testing-library/react';
import type { StaffAuthentication } from '../firebase/staff-authentication';
import type { AuthUser } from './identity-service';
import { createStaffIdentity } from './staff-identity';

const user: AuthUser = { uid: 'u1', email: 'owner@vitrine.example', displayName: null };

/** A tab of a browser in which nobody is signed in until `report` says so. */
function openTab(send: typeof fetch, loading: () => Promise<void> = async () => undefined) {
  let current: AuthUser | null = null;
  let report: (user: AuthUser | null) => void = () => undefined;
  const unused = () => {
    throw new Error('Not part of these tests');
  };
  const changePassword = jest.fn<Promise<void>, [string]>(async () => undefined);
  const authentication: StaffAuthentication = {
    signIn: unused,
    createAccount: unused,
    signInWithGoogle: unused,
    sendSignInLink: unused,
    completeSignInLink: unused,
    sendConfirmation: unused,
    sendPasswordReset: unused,
    setNewPassword: unused,
    readSignInState: unused,
    changePassword,
    linkGoogle: unused,
    unlinkGoogle: unused,
    subscribe: (onUser: (user: AuthUser | null) => void) => {
      report = onUser;
      onUser(current);
      return () => undefined;
    },
    isSignInLink: () => false,
    getToken: async () => current && 'token',
    async signOut() {
      if (!current) return false;
      current = null;
      report(null);
      return true;
    },
  };
  const channel = new BroadcastChannel('vitrine-tabs-test');
  channels.push(channel);
  const staff = createStaffIdentity({
    loadAuthentication: async () => {
      await loading();
      return authentication;
    },
    showError: jest.fn(),
    channel,
    send,
  });
  const ended = jest.fn();
  staff.onSessionEnd(ended);
  return {
    staff,
    ended,
    changePassword,
    channel,
    signIn(as: AuthUser) {
      current = as;
      report(as);
    },
    /** Firebase gives up a sign-in that it could not renew. */
    runOut() {
      current = null;
      report(null);
    },
  };
}

const channels: BroadcastChannel[] = [];
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

const problem = (status: number, code: string) => async () =>
  new Response(JSON.stringify({ status, code, message: code }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
const accepted = async () => Response.json({ person: {}, brands: [] });

test.each(['not-invited', 'invitation-expired', 'disabled'])(
  '%s: signed in, refused for good',
  async (code) => {
    const { staff, signIn } = openTab(problem(403, code));
    await waitFor(() => expect(staff.get().isLoading).toBe(false));
    signIn(user);
    await waitFor(() => expect(staff.refusal.get()).toEqual({ code, message: code, final: true }));
    expect(staff.get()).toEqual({ authUser: user, isLoading: false, error: null, session: null });
  },
);

test('an API out of reach is not final: trying again gives the session', async () => {
  const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
  send.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementation(accepted);
  const { staff, signIn } = openTab(send);
  await waitFor(() => expect(staff.get().isLoading).toBe(false));
  signIn(user);
  await waitFor(() => expect(staff.refusal.get()).toMatchObject({ code: null, final: false }));
  staff.retrySession();
  await waitFor(() => expect(staff.get().session).not.toBeNull());
  expect(staff.refusal.get()).toBeNull();
});

test('what somebody changed of themselves is known when it is asked for, and nobody leaves if it cannot be', async () => {
  let displayName = 'Ada';
  const send = jest.fn(async () => Response.json({ person: { displayName }, brands: [] }));
  const { staff, signIn } = openTab(send);
  await waitFor(() => expect(staff.get().isLoading).toBe(false));
  signIn(user);
  await waitFor(() => expect(staff.get().session?.person.displayName).toBe('Ada'));
  displayName = 'Ada Lovelace';
  await staff.recheck?.();
  expect(staff.get().session?.person.displayName).toBe('Ada Lovelace');
  send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await staff.recheck?.();
  expect(staff.get()).toMatchObject({ session: { person: { displayName: 'Ada Lovelace' } }, error: null });
});

test('an address that is confirmed is known, though nothing else about the person changes', async () => {
  let addressConfirmed = false;
  const send = async () => Response.json({ person: {}, brands: [], addressConfirmed });
  const { staff, signIn } = openTab(send);
  await waitFor(() => expect(staff.get().isLoading).toBe(false));
  signIn(user);
  await waitFor(() => expect(staff.get().session?.addressConfirmed).toBe(false));
  expect(await staff.checkAddress()).toBe(false);
  addressConfirmed = true;
  expect(await staff.checkAddress()).toBe(true);
  expect(staff.get().session?.addressConfirmed).toBe(true);
});

test('code that does not arrive at first is said in words, and whoever signs in later is heard', async () => {
  const loading = jest.fn(async () => undefined);
  loading.mockRejectedValueOnce(new Error('Loading chunk 42 failed.'));
  const { staff, signIn } = openTab(accepted, loading);
  await waitFor(() => expect(staff.get().isLoading).toBe(false));
  expect(staff.get().error).toBe('The sign-in could not be loaded. Check your network, then try again.');
  await staff.authentication();
  signIn(user);
  await waitFor(() => expect(staff.get()).toMatchObject({ authUser: user, error: null }));
  await staff.authentication();
  await staff.endSession();
  expect(staff.get().authUser).toBeNull();
});

test('an answer about somebody who has left meanwhile is dropped', async () => {
  let answer: (response: Response) => void = () => undefined;
  const { staff, signIn } = openTab(() => new Promise((resolve) => (answer = resolve)));
  await waitFor(() => expect(staff.get().isLoading).toBe(false));
  signIn(user);
  await waitFor(() => expect(staff.get().authUser).toEqual(user));
  await staff.endSession();
  answer(Response.json({ person: {}, brands: [] }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(staff.get()).toEqual({ authUser: null, isLoading: false, error: null, session: null });
});

test('ending the session ends it in every tab, and each hears of it once', async () => {
  const here = openTab(accepted);
  const there = openTab(accepted);
  await waitFor(() => expect(there.staff.get().isLoading).toBe(false));
  here.signIn(user);
  there.signIn(user);
  await waitFor(() => expect(there.staff.get().session).not.toBeNull());

  await here.staff.signOut();
  expect(here.ended).toHaveBeenCalledTimes(1);
  await here.staff.endSession();
  await waitFor(() => expect(there.ended).toHaveBeenCalledTimes(1));
  expect(there.staff.get()).toMatchObject({ authUser: null, session: null });

  await there.staff.endSession();
  // Messages of one tab arrive in order: after the marker, anything that it said before is here too.
  const marker = new Promise((resolve) => here.channel.addEventListener('message', resolve));
  there.channel.postMessage('marker');
  await marker;
  expect(here.ended).toHaveBeenCalledTimes(1);
});

describe('a session that runs out under somebody at work', () => {
  async function atWork(send: typeof fetch = accepted) {
    const tab = openTab(send);
    await waitFor(() => expect(tab.staff.get().isLoading).toBe(false));
    tab.signIn(user);
    await waitFor(() => expect(tab.staff.get().session).not.toBeNull());
    return tab;
  }

  test('keeps them and their session on view, and their calls wait for the sign-in', async () => {
    const { staff, signIn, runOut, ended } = await atWork();
    const before = staff.get();
    runOut();
    expect(staff.expired.get()).toBe(true);
    expect(staff.get()).toEqual(before);
    const token = staff.getToken();
    signIn(user);
    expect(await token).toBe('token');
    expect(staff.expired.get()).toBe(false);
    expect(ended).not.toHaveBeenCalled();
  });

  test('is over too when the API refuses a renewed token', async () => {
    const { staff, signIn } = await atWork();
    const token = staff.getToken({ refused: true });
    expect(staff.expired.get()).toBe(true);
    await waitFor(() => expect(staff.authentication()).resolves.toBeDefined());
    signIn(user);
    expect(await token).toBe('token');
  });

  test('hands nothing on to somebody else who signs in', async () => {
    const { staff, signIn, runOut } = await atWork();
    runOut();
    const token = jest.fn();
    void staff.getToken().then(token);
    signIn({ ...user, uid: 'u2' });
    expect(staff.expired.get()).toBe(false);
    expect(staff.get()).toMatchObject({ authUser: { uid: 'u2' }, session: null });
    await waitFor(() => expect(staff.get().session).not.toBeNull());
    expect(token).not.toHaveBeenCalled();
  });

  test('ends for good by signing out, in every tab', async () => {
    const here = await atWork();
    const there = await atWork();
    here.runOut();
    there.runOut();
    await here.staff.endSession();
    expect(here.staff.get()).toMatchObject({ authUser: null, session: null });
    expect(here.staff.expired.get()).toBe(false);
    await waitFor(() => expect(there.ended).toHaveBeenCalledTimes(1));
    expect(there.staff.expired.get()).toBe(false);
  });

  test('who is refused when the page is looked at again loses it at once', async () => {
    const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>(accepted);
    const { staff } = await atWork(send);
    send.mockImplementation(problem(500, 'internal'));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(staff.get().session).not.toBeNull();
    send.mockImplementation(problem(403, 'disabled'));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(staff.refusal.get()).toMatchObject({ code: 'disabled' }));
    expect(staff.get().session).toBeNull();
  });

  test('a sign-in that the API does not know any more starts at the sign-in screen', async () => {
    const tab = openTab(problem(401, 'unauthenticated'));
    await waitFor(() => expect(tab.staff.get().isLoading).toBe(false));
    tab.signIn(user);
    await waitFor(() => expect(tab.staff.get().authUser).toBeNull());
    expect(tab.staff.refusal.get()).toBeNull();
  });
});

describe('changing how to sign in', () => {
  const failing = (code: string) => Object.assign(new Error(`Firebase: ${code}`), { code });

  test('asks whoever signed in too long ago to sign in again, and then goes on', async () => {
    const { changePassword, signIn, staff } = openTab(accepted);
    signIn(user);
    await waitFor(() => expect(staff.get().session).not.toBeNull());
    changePassword.mockRejectedValueOnce(failing('auth/requires-recent-login'));
    const changed = staff.signInMethods.setPassword('a new secret');
    await waitFor(() => expect(staff.expired.get()).toBe(true));
    expect(staff.confirming.get()).toBe(true);
    expect(staff.get().session).not.toBeNull();
    await new Promise((resolve) => setTimeout(resolve));
    expect(changePassword).toHaveBeenCalledTimes(1);
    signIn(user);
    await changed;
    expect(changePassword.mock.calls).toEqual([['a new secret'], ['a new secret']]);
    expect([staff.expired.get(), staff.confirming.get()]).toEqual([false, false]);
  });

  test.each([
    ['auth/weak-password', 'This password is too easy to guess. Use a longer one.'],
    ['auth/internal-error', 'This did not work, and nothing was changed. Please try again in a moment.'],
  ])('says %s in words and asks nobody to sign in', async (code, words) => {
    const { changePassword, signIn, staff } = openTab(accepted);
    signIn(user);
    await waitFor(() => expect(staff.get().session).not.toBeNull());
    changePassword.mockRejectedValueOnce(failing(code));
    await expect(staff.signInMethods.setPassword('12345678')).rejects.toThrow(words);
    expect(staff.expired.get()).toBe(false);
  });
});
