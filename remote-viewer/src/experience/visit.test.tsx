import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { standardTheme } from '@vitrine/shared/contract/areas/theme/document';
import { createTestHost, TestHost } from '@vitrine/shared/host/testing';
import type { Experience } from './experience';
import { loadInside } from './load-inside';
import { Visit } from './visit';

jest.mock('./load-inside', () => ({ loadInside: jest.fn() }));
const load = jest.mocked(loadInside);
const { loadInside: really } = jest.requireActual<typeof import('./load-inside')>('./load-inside');
afterEach(() => window.history.replaceState(null, '', '/'));

const experience = {
  kind: 'experience',
  placementId: 'showroom24',
  manifest: null,
  test: { testAccessId: '6666666666666666', label: 'Anna', preview: false },
  legal: null,
  timeZone: null,
  idleResetSeconds: null,
  root: { languages: ['en'], theme: { ...standardTheme(), title: { en: 'Oak' } }, parts: [] },
} as unknown as Experience;

function open(search = '') {
  window.history.replaceState(null, '', `/showroom24${search}`);
  render(
    <TestHost host={createTestHost().host} address="/showroom24" path="/:placementId">
      <Visit experience={experience} onReload={() => undefined} />
    </TestHost>,
  );
}
const stepInside = async () => userEvent.click(await screen.findByRole('button', { name: 'Step inside' }));

it.each(['', '?from=code'])('shows the landing %p before anything behind it has come', async (search) => {
  load.mockReturnValue(new Promise(() => undefined));
  open(search);
  expect(await screen.findByRole('heading', { name: 'Oak' })).toBeVisible();
  expect(load).toHaveBeenCalled();
});

it('lets in those who were faster than what is behind the landing as soon as it is there', async () => {
  let arrive: () => void = () => undefined;
  load.mockImplementation(async (languages) => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return really(languages);
  });
  open();
  await stepInside();
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(screen.getByRole('heading', { name: 'Oak' })).toBeVisible();
  await act(async () => arrive());
  expect(await screen.findByRole('navigation', { name: 'Menu' })).toBeVisible();
});

it('lets in those who pressed the way in before any script was there, once', async () => {
  load.mockImplementation(really);
  open('#inside');
  expect(await screen.findByRole('navigation', { name: 'Menu' })).toBeVisible();
  expect(window.location.hash).toBe('');
});

it('says that it did not come, and tries again when somebody steps in and when they ask for it', async () => {
  load.mockRejectedValueOnce(new TypeError('offline')).mockRejectedValueOnce(new TypeError('offline'));
  load.mockImplementation(really);
  open();
  await stepInside();
  expect(await screen.findByRole('alert')).toHaveTextContent('Check the connection');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('navigation', { name: 'Menu' })).toBeVisible();
});
