import { act, render, screen } from '@testing-library/react';
import { useLeaveGuard } from '@vitrine/shared/host';
import { createTestHost } from '@vitrine/shared/host/testing';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createPreferences } from '../preferences/preferences';
import { ShellProvider } from '../shell-context';
import { ErrorElement } from './error-element';
import { Outdated } from './outdated';

jest.mock('./not-found', () => {
  throw new Error('Loading chunk not-found failed.');
});

const shell = { config: createTestHost().host.config, preferences: createPreferences() };
/** What is left to be saved by itself, until `save`. */
let save: () => void;
const Unsaved = () => {
  const [unsaved, setUnsaved] = useState(true);
  save = () => setUnsaved(false);
  useLeaveGuard(unsaved, 'Leave?');
  return null;
};

let reloads: number;
const reload = () => {
  reloads += 1;
};
let isThere: boolean;
beforeEach(() => {
  jest.useFakeTimers();
  reloads = 0;
  isThere = true;
  sessionStorage.clear();
  globalThis.fetch = jest.fn(async () => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return new Response('{}');
  });
});
afterEach(() => jest.useRealTimers());
const arrive = async (path: string, unsaved = false) => {
  window.history.replaceState(null, '', path);
  const { unmount } = await act(async () =>
    render(
      <ShellProvider value={shell}>
        {unsaved && <Unsaved />}
        <Outdated reload={reload} />
      </ShellProvider>,
    ),
  );
  return unmount;
};
const unreachable = () => screen.queryByRole('heading', { name: 'This page could not be loaded' });
const newVersion = () => screen.queryByRole('heading', { name: 'A new version is out' });

it('reloads the page by itself, once at each address', async () => {
  const leave = await arrive('/manager/panel');
  expect(reloads).toBe(1);
  expect(screen.queryByRole('alert')).toBeNull();
  leave();
  const leaveAgain = await arrive('/manager/panel');
  expect(reloads).toBe(1);
  expect(newVersion()).toBeVisible();
  expect(screen.queryByText(/connection/)).toBeNull();
  leaveAgain();
  await arrive('/manager/logout');
  expect(reloads).toBe(2);
});

it('does so again for a later version, as long as the tab lives', async () => {
  const leave = await arrive('/manager/panel');
  leave();
  jest.advanceTimersByTime(60_000);
  await arrive('/manager/panel');
  expect(reloads).toBe(2);
});

it('never does so over something unsaved, and does it once that is saved', async () => {
  await arrive('/manager/panel', true);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(reloads).toBe(0);
  expect(newVersion()).toBeVisible();
  act(() => save());
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(reloads).toBe(1);
});

it('waits for the connection where there is none', async () => {
  isThere = false;
  await arrive('/manager/panel');
  expect(reloads).toBe(0);
  expect(unreachable()).toBeVisible();
  expect(screen.getByText(/Check the connection/)).toBeVisible();
  isThere = true;
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(reloads).toBe(1);
});

it('stands where a route’s own file is gone', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const gone = Object.assign(new Error('Loading chunk panel failed.'), { name: 'ChunkLoadError' });
  const router = createMemoryRouter([
    {
      path: '/',
      errorElement: <ErrorElement reload={reload} />,
      hydrateFallbackElement: <p>loading</p>,
      lazy: async () => {
        throw gone;
      },
    },
  ]);
  await act(async () =>
    render(
      <ShellProvider value={shell}>
        <RouterProvider router={router} />
      </ShellProvider>,
    ),
  );
  expect(reloads).toBe(1);
  expect(screen.queryByRole('alert')).toBeNull();
  jest.restoreAllMocks();
});

it('stands where the page for addresses that lead nowhere did not come', async () => {
  isThere = false;
  const routes = [{ path: '/', element: <p>start</p>, errorElement: <ErrorElement reload={reload} /> }];
  const router = createMemoryRouter(routes, { initialEntries: ['/nothing-here'] });
  await act(async () =>
    render(
      <ShellProvider value={shell}>
        <RouterProvider router={router} />
      </ShellProvider>,
    ),
  );
  expect(unreachable()).toBeVisible();
});
