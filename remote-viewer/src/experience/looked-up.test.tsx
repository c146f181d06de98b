import { act, render, screen } from '@testing-library/react';
import { createTestHost, TestHost } from '@vitrine/shared/host/testing';
import { stateTexts } from '../states/state-texts';
import { loadWords } from '../testing/load-words';
import { LookedUp } from './looked-up';

beforeAll(() => loadWords('en', stateTexts));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** What the API would answer. */
const network = jest.fn<Promise<Response>, []>();
async function open(address: string, path: string): Promise<void> {
  network.mockClear();
  window.fetch = network as typeof fetch;
  render(
    <TestHost host={createTestHost().host} address={address} path={path}>
      <LookedUp />
    </TestHost>,
  );
  await act(() => jest.advanceTimersByTimeAsync(0));
}
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

it.each([
  [null, 60],
  ['30', 60],
  ['300', 300],
])(
  'asks again by itself after a minute, and not before the server wants it (%s s: %i s)',
  async (after, seconds) => {
    const headers = after === null ? {} : { 'retry-after': after };
    network.mockImplementation(async () => Response.json({}, { status: 429, headers }));
    await open('/showroom24', '/:placementId');
    expect(screen.getByRole('heading', { name: 'Many people are here right now' })).toBeVisible();
    await pass(seconds - 1);
    expect(network).toHaveBeenCalledTimes(1);
    network.mockImplementation(async () => Response.json({}, { status: 500 }));
    await pass(2);
    expect(network).toHaveBeenCalledTimes(2);
    expect(screen.getByText('The fault is ours', { exact: false })).toBeVisible();
  },
);

it('does not take a tester’s device for the kiosk of the placement', async () => {
  const current = {
    placementId: 'showroom24',
    kind: 'kiosk',
    displayMode: 'kiosk',
    title: 'Oak',
    picture: null,
  };
  network.mockImplementation(async () =>
    Response.json({ status: 410, code: 'expired', current }, { status: 410 }),
  );
  await open('/showroom24/test/6666666666666666', '/:placementId/test/:testAccessId');
  const heading = screen.getByRole('heading', { name: 'This test access has expired' });
  expect(heading.closest('[data-display]')).not.toHaveAttribute('data-display', 'kiosk');
  expect(screen.getByRole('link', { name: 'See what visitors see' })).toBeVisible();
});
