import { act, render, screen } from '@testing-library/react';
import { shellOutdated } from '@vitrine/shared/browser/shell-outdated';
import { createTestHost } from '@vitrine/shared/host/testing';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { StaffAuthentication } from '../firebase/staff-authentication';
import { reloadPage } from '../may-reload';
import { keptOverrides } from '../overrides/kept-overrides';
import { createPreferences } from '../preferences/preferences';
import { ShellProvider } from '../shell-context';
import type { AuthUser } from './identity-service';
import { openStaffIdentity } from './open-staff-identity';
import { Component as StaffArea } from './staff-area';

// jsdom cannot reload a page, and Firebase is not what is tested.
jest.mock('../may-reload', () => ({ ...jest.requireActual<object>('../may-reload'), reloadPage: jest.fn() }));
jest.mock('../firebase/open-staff-authentication', () => ({
  openStaffAuthentication: async (): Promise<Partial<StaffAuthentication>> => ({
    subscribe(onUser) {
      report = onUser;
      onUser(null);
      return () => undefined;
    },
    getToken: async () => 'token',
    isSignInLink: () => false,
    async signOut() {
      report(null);
      return true;
    },
  }),
}));

/** Firebase reports who is signed in. */
let report: (user: AuthUser | null) => void;
const staff = () => openStaffIdentity(createTestHost().host.config);
const person = (uid: string): AuthUser => ({ uid, email: `${uid}@vitrine.example`, displayName: uid });

beforeEach(() => {
  sessionStorage.clear();
  shellOutdated.set(false);
  jest.mocked(reloadPage).mockClear();
  // An open channel would keep the process alive, and there is no other tab.
  globalThis.BroadcastChannel = class extends EventTarget {
    postMessage() {}
  } as never;
  globalThis.fetch = jest.fn(async () => Response.json({ person: {}, brands: [] }));
});

async function arrive() {
  const router = createMemoryRouter(
    [
      {
        path: 'manager',
        element: <StaffArea />,
        children: [
          { path: 'panel', element: <h1>Brands</h1> },
          { path: 'panel/settings', element: <h1>Settings</h1> },
        ],
      },
    ],
    { initialEntries: ['/manager/panel'] },
  );
  const { host } = createTestHost();
  await act(async () =>
    render(
      <ShellProvider value={{ config: host.config, preferences: createPreferences() }}>
        <RouterProvider router={router} />
      </ShellProvider>,
    ),
  );
  expect(screen.getByRole('heading', { name: 'Brands' })).toBeVisible();
  return router;
}

it('is reloaded with the next screen once its shell is outdated', async () => {
  const router = await arrive();
  await act(async () => shellOutdated.set(true));
  expect(reloadPage).not.toHaveBeenCalled();
  await act(() => router.navigate('/manager/panel/settings'));
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

it.each([
  ['who has agreed to it signs out', () => staff().endSession()],
  ['somebody else signs in', async () => report(person('ben'))],
])('forgets another build, and is reloaded, once %s', async (_what, become) => {
  await arrive();
  await act(async () => report(person('ada')));
  keptOverrides.keep({ overrides: { manager: 'http://localhost:3001/mf-manifest.json' }, person: 'ada' });
  await act(async () => report({ ...person('ada'), displayName: 'Ada' }));
  expect(reloadPage).not.toHaveBeenCalled();
  await act(become);
  expect(reloadPage).toHaveBeenCalledTimes(1);
  expect(keptOverrides.get()).toBeNull();
});
