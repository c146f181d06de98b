import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';
import { visitorLanguageKey } from '@vitrine/shared/browser/visitor-language-key';
import { HostProvider } from '@vitrine/shared/host';
import { createTestHost } from '@vitrine/shared/host/testing';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createPreferences } from '../preferences/preferences';
import { ShellProvider } from '../shell-context';
import { speak, visitorLanguage } from '../texts';
import NotFoundScreen from './not-found';
import { Component as ScanScreen } from './scan-screen';
import { scanTexts } from './scan-texts';

function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <ScanScreen /> },
      { path: '*', element: <NotFoundScreen /> },
    ],
    { initialEntries: [address] },
  );
  const { host } = createTestHost();
  return render(
    <ShellProvider value={{ config: host.config, preferences: createPreferences() }}>
      <HostProvider value={host}>
        <RouterProvider router={router} />
      </HostProvider>
    </ShellProvider>,
  );
}

const languageSwitch = (name: string) => screen.findByRole('combobox', { name });
const saysOfItself = () => [document.documentElement.lang, document.documentElement.getAttribute('dir')];

afterEach(async () => {
  deviceStorage.remove(visitorLanguageKey);
  await act(() => speak('en'));
});

it.each([
  ['/zzzzzzzzzz', 'There is nothing at this address', 'لا يوجد شيء في هذا العنوان'],
  ['/', 'Scan a code to step inside', 'امسح رمزًا للدخول'],
])(
  'visitors read %s in the language that they choose, and so does the document',
  async (address, english, arabic) => {
    document.documentElement.lang = 'en';
    const { unmount } = open(address);
    expect(screen.getByRole('heading', { name: english })).toBeVisible();
    await userEvent.selectOptions(await languageSwitch('Language'), 'ar');
    expect(await screen.findByRole('heading', { name: arabic })).toBeVisible();
    expect(await languageSwitch('اللغة')).toHaveValue('ar');
    expect(saysOfItself()).toEqual(['ar', 'rtl']);
    expect(deviceStorage.get(visitorLanguageKey)).toBe('ar');
    unmount();
    expect(saysOfItself()).toEqual(['en', null]);
  },
);

it('the switch offers what these pages are translated into, to visitors only', async () => {
  const { unmount } = open('/zzzzzzzzzz');
  const offered = [...(await languageSwitch('Language')).querySelectorAll('option')].map(
    ({ value }) => value,
  );
  expect(offered.map((tag) => visitorLanguage([tag]))).toEqual(offered);
  expect(offered.sort()).toEqual(Object.keys(scanTexts).sort());
  unmount();
  open('/manager/nothing');
  await act(async () => undefined);
  expect(screen.queryByRole('combobox')).toBeNull();
});

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
