import { render } from '@testing-library/react';
import { observable } from '@vitrine/shared/browser/observable';
import type { InvitationState } from '@vitrine/shared/contract';
import type { RuntimeConfig } from '@vitrine/shared/contract/federation/runtime-config';
import { HostProvider, type IdentityState } from '@vitrine/shared/host';
import { createTestHost } from '@vitrine/shared/host/testing';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { StaffAuthentication } from '../../firebase/staff-authentication';
import { createPreferences } from '../../preferences/preferences';
import { ShellProvider } from '../../shell-context';
import { invitation as arrived } from '../invitation';
import { AuthenticationScreen } from '../screens/authentication-screen';
import { LogoutScreen } from '../screens/logout-screen';
import { SignInScreen } from '../screens/sign-in-screen';
import { StaffProvider } from '../staff-context';
import { StaffGuard } from '../staff-guard';
import type { StaffIdentity } from '../staff-identity';
import type { Refusal } from '../staff-session';

const config: RuntimeConfig = {
  environment: 'demo',
  tenantId: 't',
  firebase: { apiKey: 'k', authDomain: 'd', projectId: 'p', appId: 'a' },
  demoAccounts: [
    { email: 'owner@vitrine.example', role: 'owner', password: 'vitrine-demo' },
    { email: 'editor@vitrine.example', role: 'editor', password: 'vitrine-demo' },
  ],
  deadlines: { manifestMs: 1, entryMs: 1, chunkMs: 1, retryDelaysMs: [] },
  registry: { remotes: {} },
  allowedOrigins: [],
  bucket: 0,
  manifests: {},
};

/** What tests move by hand. */
type Watched = 'refusal' | 'linkNeedsEmail' | 'expired' | 'confirming';

/**
 * The staff screens with an identity that tests move by hand.
 * @param address where the person arrives.
 * @param invitation what becomes of the one that led there.
 */
export function renderStaff(address: string, invitation: InvitationState | null = null) {
  // As bootstrap.tsx does before there is a router.
  window.history.replaceState(null, '', address);
  arrived.take();
  const done = async () => undefined;
  const authentication: jest.Mocked<StaffAuthentication> = {
    subscribe: jest.fn<() => void, Parameters<StaffAuthentication['subscribe']>>(() => () => undefined),
    getToken: jest.fn(async () => null),
    signOut: jest.fn(async () => true),
    signIn: jest.fn<Promise<void>, [string, string]>(done),
    createAccount: jest.fn<Promise<void>, [string, string]>(done),
    signInWithGoogle: jest.fn<Promise<void>, [string?]>(done),
    sendSignInLink: jest.fn<Promise<void>, [string, string]>(done),
    isSignInLink: jest.fn<boolean, [string]>(() => false),
    completeSignInLink: jest.fn<Promise<void>, [string, string]>(done),
    sendConfirmation: jest.fn<Promise<void>, [string]>(done),
    sendPasswordReset: jest.fn<Promise<void>, [string, string]>(done),
    setNewPassword: jest.fn<Promise<void>, [string, string]>(done),
    readSignInState: jest.fn(async () => ({ hasPassword: true, google: null })),
    changePassword: jest.fn<Promise<void>, [string]>(done),
    linkGoogle: jest.fn<Promise<void>, [string?]>(done),
    unlinkGoogle: jest.fn<Promise<void>, []>(done),
  };
  const state = observable<IdentityState>({ authUser: null, isLoading: false, error: null, session: null });
  const refusal = observable<Refusal | null>(null);
  const linkNeedsEmail = observable(false);
  const expired = observable(false);
  const confirming = observable(false);
  const staff: jest.Mocked<Omit<StaffIdentity, Watched>> & Pick<StaffIdentity, Watched> = {
    get: jest.fn(state.get),
    subscribe: jest.fn(state.subscribe),
    getToken: jest.fn(async () => null),
    signOut: jest.fn(done),
    signInMethods: {
      read: jest.fn(authentication.readSignInState),
      setPassword: jest.fn(authentication.changePassword),
      linkGoogle: jest.fn(authentication.linkGoogle),
      unlinkGoogle: jest.fn(authentication.unlinkGoogle),
    },
    refusal,
    expired,
    confirming,
    retrySession: jest.fn(),
    authentication: jest.fn(async () => authentication),
    linkNeedsEmail,
    completeLink: jest.fn<Promise<void>, [string]>(done),
    giveUpLink: jest.fn(() => linkNeedsEmail.set(false)),
    checkInvitation: jest.fn<Promise<InvitationState | null>, [string?]>(async () => invitation),
    checkAddress: jest.fn(async () => false),
    endSession: jest.fn(done),
    onSessionEnd: jest.fn<() => void, [() => void]>(() => () => undefined),
  };
  const router = createMemoryRouter(
    [
      {
        path: 'manager',
        children: [
          { path: 'logout', element: <LogoutScreen /> },
          {
            path: 'authentication?',
            element: <AuthenticationScreen />,
            children: [{ path: 'sign-in?', element: <SignInScreen /> }],
          },
          {
            path: 'panel/*',
            element: (
              <StaffGuard>
                <p>The panel</p>
              </StaffGuard>
            ),
          },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  const view = render(
    <ShellProvider value={{ config, preferences: createPreferences() }}>
      <StaffProvider value={staff}>
        <HostProvider value={createTestHost().host}>
          <RouterProvider router={router} />
        </HostProvider>
      </StaffProvider>
    </ShellProvider>,
  );
  return { ...view, authentication, staff, state, refusal, expired, confirming, linkNeedsEmail, router };
}
