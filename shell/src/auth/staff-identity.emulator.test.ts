/** Staff's identity with the real Firebase SDK against the real Auth emulator. Only the product's API is played. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@testing-library/react';
import { observable } from '@vitrine/shared/browser/observable';
import { demoAccounts, demoApiKey, demoProjectId, demoTenantId } from '@vitrine/shared/contract/demo';
import type { RuntimeConfig } from '@vitrine/shared/contract/federation/runtime-config';
import { initializeApp } from 'firebase-admin/app';
import { getAuth, type TenantAwareAuth } from 'firebase-admin/auth';
import { type EmulatorProcess, startEmulatorProcess } from '../../../scripts/start/emulator-process';
import { freePort } from '../../../scripts/start/free-port';
import { newestLink } from '../firebase/emulator-mailbox';
import { openStaffAuthentication } from '../firebase/open-staff-authentication';
import type { StaffAuthentication } from '../firebase/staff-authentication';
import { describeAuthError } from './describe-auth-error';
import { invitation } from './invitation';
import { signInEmail } from './sign-in-email';
import { createStaffIdentity, type StaffIdentity } from './staff-identity';

// The server's library fetches Google's keys with it, for tokens of the real service only; in a browser-like
// environment it does not load.
jest.mock('jwks-rsa', () => ({}));
const [owner] = demoAccounts;
if (!owner) throw new Error('No demo accounts');

let dataDir: string;
let emulator: EmulatorProcess;
let config: RuntimeConfig;
let authentication: StaffAuthentication;
let staff: StaffIdentity;
let channel: BroadcastChannel;
let admin: TenantAwareAuth;
const showError = jest.fn();
const session = { person: { email: owner.email }, brands: [] };
const api = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-staff-'));
  const port = await freePort();
  emulator = await startEmulatorProcess({ port, dataDir });
  config = {
    environment: 'demo',
    tenantId: demoTenantId,
    firebase: {
      apiKey: demoApiKey,
      authDomain: `${demoProjectId}.firebaseapp.com`,
      projectId: demoProjectId,
      appId: '1:0:web:0',
      authEmulator: `http://127.0.0.1:${port}`,
    },
    deadlines: { manifestMs: 1, entryMs: 1, chunkMs: 1, retryDelaysMs: [] },
    registry: { remotes: {} },
    allowedOrigins: [],
    bucket: 0,
    manifests: {},
  };
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${port}`;
  admin = getAuth(initializeApp({ projectId: demoProjectId }))
    .tenantManager()
    .authForTenant(demoTenantId);
  authentication = await openStaffAuthentication(config, observable(false));
});
afterAll(async () => {
  await emulator?.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
});

beforeEach(() => {
  api.mockImplementation(async () => Response.json(session));
  channel = new BroadcastChannel('vitrine-test');
});
afterEach(async () => {
  await staff.endSession();
  channel.close();
  window.history.replaceState(null, '', '/');
});

async function arrive(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  invitation.take();
  staff = createStaffIdentity({
    loadAuthentication: async () => authentication,
    showError,
    channel,
    send: api,
  });
  await waitFor(() => expect(staff.get().isLoading).toBe(false));
}

/** What the server's own library says about the token that the API was last called with. */
async function verified() {
  const authorization = new Headers(api.mock.lastCall?.[1]?.headers).get('authorization') ?? '';
  return admin.verifyIdToken(authorization.replace('Bearer ', ''));
}

test('signing in with a password gives a user, a token of the one fixed tenant, and the API’s session', async () => {
  await arrive('/manager');
  expect(staff.get()).toMatchObject({ authUser: null, error: null, session: null });
  await authentication.signIn(owner.email, owner.password);
  await waitFor(() => expect(staff.get().session).toEqual(session));
  expect(staff.get().authUser).toEqual({
    uid: owner.uid,
    email: owner.email,
    displayName: owner.displayName,
  });
  expect(await verified()).toMatchObject({ uid: owner.uid, firebase: { tenant: demoTenantId } });
  expect(await staff.getToken()).toEqual(expect.any(String));
});

test('a wrong password says what to do and signs nobody in', async () => {
  await arrive('/manager');
  const failure = await authentication.signIn(owner.email, 'not it').catch(describeAuthError);
  expect(failure).toBe('Email and password do not match. Check both, or reset your password.');
  expect(staff.get().authUser).toBeNull();
});

test('the automatic step completes the sign-in link that the address carries', async () => {
  await authentication.sendSignInLink('linked@vitrine.example', 'http://localhost/manager/authentication');
  signInEmail.remember('linked@vitrine.example');
  await arrive(`/manager/authentication${new URL(await mailed('linked@vitrine.example')).search}`);
  await waitFor(() => expect(staff.get().authUser?.email).toBe('linked@vitrine.example'));
  expect(await verified()).toMatchObject({ email_verified: true, firebase: { tenant: demoTenantId } });
  expect(signInEmail.get()).toBeNull();
});

test('a sign-in link that was used already ends in the error toast', async () => {
  signInEmail.remember('linked@vitrine.example');
  await arrive('/manager/authentication?mode=signIn&oobCode=used&apiKey=demo&tenantId=vitrine-staff');
  await waitFor(() => expect(showError).toHaveBeenCalledTimes(1));
  expect(showError.mock.lastCall[0].message).toBe(
    'This link was used already or is not complete. Ask for a new one.',
  );
});

test('a sign-in link opened in another browser asks for its address first', async () => {
  await authentication.sendSignInLink('phone@vitrine.example', 'http://localhost/manager/authentication');
  await arrive(`/manager/authentication${new URL(await mailed('phone@vitrine.example')).search}`);
  await waitFor(() => expect(staff.linkNeedsEmail.get()).toBe(true));
  await staff.completeLink('phone@vitrine.example');
  await waitFor(() => expect(staff.get().authUser?.email).toBe('phone@vitrine.example'));
  expect(staff.linkNeedsEmail.get()).toBe(false);
});

test('an invited person creates an account, and the invitation goes to the API once', async () => {
  await arrive('/manager/authentication#invite=token-1');
  await authentication.createAccount('invited@vitrine.example', 'a long secret');
  await waitFor(() => expect(staff.get().session).toEqual(session));
  expect(new Headers(api.mock.lastCall?.[1]?.headers).get('x-invitation')).toBe('token-1');
  staff.retrySession();
  await waitFor(() => expect(new Headers(api.mock.lastCall?.[1]?.headers).has('x-invitation')).toBe(false));
});

test('the link of a confirmation leads back, and the token that is asked for next says so', async () => {
  const email = 'confirming@vitrine.example';
  const returnTo = 'http://localhost/manager/authentication';
  await arrive('/manager');
  await authentication.createAccount(email, 'a long secret');
  await waitFor(() => expect(staff.get().session).toEqual(session));
  expect(await verified()).toMatchObject({ email_verified: false });
  await authentication.sendConfirmation(returnTo);
  const opened = await fetch(await mailed(email), { redirect: 'manual' });
  expect(opened.headers.get('location')).toBe(returnTo);
  await staff.checkAddress();
  expect(await verified()).toMatchObject({ email_verified: true });
});

test('a password reset ends with a password that signs in', async () => {
  await arrive('/manager');
  await authentication.createAccount('forgetful@vitrine.example', 'the first secret');
  await staff.endSession();
  await authentication.sendPasswordReset(
    'forgetful@vitrine.example',
    'http://localhost/manager/authentication',
  );
  const code = new URL(await mailed('forgetful@vitrine.example')).searchParams.get('oobCode');
  await authentication.setNewPassword(code ?? '', 'the second secret');
  await authentication.signIn('forgetful@vitrine.example', 'the second secret');
  await waitFor(() => expect(staff.get().authUser?.email).toBe('forgetful@vitrine.example'));
});

test('an account that came by a link gets a password, and Google beside it', async () => {
  const email = 'several@vitrine.example';
  await authentication.sendSignInLink(email, 'http://localhost/manager/authentication');
  signInEmail.remember(email);
  await arrive(`/manager/authentication${new URL(await mailed(email)).search}`);
  await waitFor(() => expect(staff.get().authUser?.email).toBe(email));
  const { linkGoogle, read, setPassword, unlinkGoogle } = staff.signInMethods;
  expect(await read()).toEqual({ hasPassword: false, google: null });
  await setPassword('the first secret');
  await linkGoogle('several@gmail.example');
  expect(await read()).toEqual({ hasPassword: true, google: 'several@gmail.example' });
  await expect(linkGoogle('several@gmail.example')).rejects.toThrow(/linked already/);
  await unlinkGoogle();
  expect(await read()).toEqual({ hasPassword: true, google: null });
  await staff.endSession();
  await authentication.signIn(email, 'the first secret');
  await waitFor(() => expect(staff.get().authUser?.email).toBe(email));
});

test('a Google account that signs somebody else in is not linked', async () => {
  await arrive('/manager');
  await authentication.signInWithGoogle('taken@gmail.example');
  await waitFor(() => expect(staff.get().authUser?.email).toBe('taken@gmail.example'));
  await staff.endSession();
  await authentication.createAccount('wants@vitrine.example', 'a long secret');
  await waitFor(() => expect(staff.get().authUser?.email).toBe('wants@vitrine.example'));
  await expect(staff.signInMethods.linkGoogle('taken@gmail.example')).rejects.toThrow(
    /signs somebody else in here/,
  );
});

test.each<[string, (email: string) => Promise<(password: string) => Promise<void>>]>([
  [
    'a new account',
    async (email) => {
      await staff.endSession();
      return (password) => authentication.createAccount(email, password);
    },
  ],
  [
    'a reset one',
    async (email) => {
      await authentication.createAccount(email, 'a long secret');
      await staff.endSession();
      await authentication.sendPasswordReset(email, 'http://localhost/manager/authentication');
      const code = new URL(await mailed(email)).searchParams.get('oobCode') ?? '';
      return (password) => authentication.setNewPassword(code, password);
    },
  ],
  [
    'the signed-in person',
    async (email) => {
      await authentication.createAccount(email, 'a long secret');
      return authentication.changePassword;
    },
  ],
])('a password that attackers try first is refused for %s, and a better one taken', async (what, prepare) => {
  await arrive('/manager');
  const email = `${what.replaceAll(' ', '-')}@vitrine.example`;
  const setPassword = await prepare(email);
  // The identity service itself would take it: it has eight characters.
  await expect(setPassword('iloveyou')).rejects.toMatchObject({ code: 'auth/weak-password' });
  await setPassword('a longer secret');
  await staff.endSession();
  await authentication.signIn(email, 'a longer secret');
  await waitFor(() => expect(staff.get().authUser?.email).toBe(email));
});

async function mailed(email: string): Promise<string> {
  const link = await newestLink(config, email);
  if (!link) throw new Error(`No mail for ${email}`);
  return link;
}
