import { act, render, screen } from '@testing-library/react';
import { createTestHost } from '@vitrine/shared/host/testing';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { panelRoute } from '../panel-route';
import { createPreferences } from '../preferences/preferences';
import { remoteLoads, reportLoad } from '../remotes/remote-loads';
import { LoadScreenProvider, RemoteScreen } from '../remotes/remote-screen';
import { ShellProvider } from '../shell-context';
import { PanelOrEntrance } from './panel-or-entrance';

function LeavesBadly() {
  useEffect(
    () => () => {
      throw new Error('while it went');
    },
    [],
  );
  return <h1>Brands</h1>;
}

afterEach(() => jest.restoreAllMocks());

it('shows where one signs out to although the screen throws while the panel goes with it, and it is told', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const router = createMemoryRouter(
    [
      {
        path: 'manager',
        element: <PanelOrEntrance />,
        children: [
          { path: 'logout', element: <h1>You are signed out</h1> },
          {
            id: panelRoute,
            path: 'panel',
            element: <RemoteScreen remote="manager" screen="brands" loading={<p>loading</p>} />,
          },
        ],
      },
    ],
    { initialEntries: ['/manager/panel'] },
  );
  await act(async () =>
    render(
      <ShellProvider value={{ config: createTestHost().host.config, preferences: createPreferences() }}>
        <LoadScreenProvider
          value={async (remote, screen) => {
            reportLoad({ remote, screen, version: '1.4.0', source: 'current' }).end(null);
            return { default: LeavesBadly };
          }}
        >
          <RouterProvider router={router} />
        </LoadScreenProvider>
      </ShellProvider>,
    ),
  );
  expect(screen.getByRole('heading', { name: 'Brands' })).toBeVisible();
  await act(() => router.navigate('/manager/logout'));
  expect(screen.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  expect(remoteLoads.get().at(-1)).toMatchObject({
    remote: 'manager',
    screen: 'brands',
    version: '1.4.0',
    outcome: 'crashed',
    failure: 'while it went',
  });
});
