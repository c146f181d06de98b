import { render, screen } from '@testing-library/react';
import { HostProvider } from '@vitrine/shared/host';
import { createTestHost } from '@vitrine/shared/host/testing';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createPreferences } from '../preferences/preferences';
import { ShellProvider } from '../shell-context';
import { NotFoundScreen } from './not-found';
import { Component as ScanScreen } from './scan-screen';

function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <ScanScreen /> },
      { path: '*', element: <NotFoundScreen /> },
    ],
    { initialEntries: [address] },
  );
  const { host } = createTestHost();
  render(
    <ShellProvider value={{ config: host.config, preferences: createPreferences() }}>
      <HostProvider value={host}>
        <RouterProvider router={router} />
      </HostProvider>
    </ShellProvider>,
  );
}

it.each([
  ['/zzzzzzzzzz', 'Go to the start', '/'],
  ['/showroom24/more', 'Go to the start', '/'],
  ['/manager/nothing', 'To the manager', '/manager'],
])('the way on from %s is “%s”: no visitor comes to the staff’s sign-in', (address, name, way) => {
  open(address);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', way);
});

it('the start says how to get to a placement', () => {
  open('/');
  expect(screen.getByRole('heading', { name: 'Scan a code to step inside' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'For staff: sign in' })).toHaveAttribute('href', '/manager');
  expect(document.title).toBe('Scan a code to step inside');
});
