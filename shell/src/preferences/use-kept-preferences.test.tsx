import { act, render, waitFor } from '@testing-library/react';
import { observable } from '@vitrine/shared/browser/observable';
import type { Preferences } from '@vitrine/shared/host';
import { createTestHost, TestHost } from '@vitrine/shared/host/testing';
import { UiProvider } from '@vitrine/shared/ui';
import { fakeApi } from '@vitrine/shared/ui/testing/fake-api';
import { useKeptPreferences } from './use-kept-preferences';

const Kept = () => {
  useKeptPreferences();
  return null;
};

/** A browser that was last used in light, and somebody who keeps to dark. */
function openBrowser() {
  const { host } = createTestHost();
  const store = observable<Preferences>({ ...host.preferences.get(), look: 'light' });
  const change = (changes: Partial<Preferences>) => store.set({ ...store.get(), ...changes });
  const state = host.identity.get();
  const session = state.session && { ...state.session, preferences: { look: 'dark' as const } };
  const show = () =>
    render(
      <TestHost
        host={{
          ...host,
          identity: { ...host.identity, get: () => signedIn },
          preferences: { get: store.get, subscribe: store.subscribe, change },
        }}
        address="/"
        path="/"
      >
        <UiProvider>
          <Kept />
        </UiProvider>
      </TestHost>,
    );
  const signedIn = { ...state, session };
  return { show, change, look: () => store.get().look };
}

it('brings what a person keeps into the browser in which they sign in, and what they choose there to the API', async () => {
  const calls = fakeApi({ 'PATCH /v1/session/preferences': () => ({}) });
  const { show, change, look } = openBrowser();
  show();
  expect(look()).toBe('dark');
  act(() => change({ look: 'system' }));
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ look: 'system' }]));
});

it('does not take a choice back when another language shows every screen again', async () => {
  const calls = fakeApi({ 'PATCH /v1/session/preferences': () => ({}) });
  const { show, change, look } = openBrowser();
  const { unmount } = show();
  act(() => change({ look: 'system' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  unmount();
  await act(async () => show());
  expect(look()).toBe('system');
});
