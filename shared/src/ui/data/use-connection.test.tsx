import { act, screen, waitFor } from '@testing-library/react';
import { endpoints } from '@vitrine/shared/contract';
import { useConnection, useEndpointQuery } from '@vitrine/shared/ui';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { apiReach } from './api-reach';

/** Every connection that was shown, in order. */
let shown: string[];

function Screen() {
  const connection = useConnection();
  const tenant = useEndpointQuery(endpoints.getTenant, {});
  if (shown.at(-1) !== connection) shown.push(connection);
  return <p>{`${connection}, ${tenant.data?.name ?? tenant.status}`}</p>;
}

const open = () => renderScreen(Screen, { address: '/', path: '/' });
const lost = async () => Promise.reject(new TypeError('Failed to fetch'));
const unavailable = async () => Response.json({ code: 'unavailable', message: 'Away' }, { status: 503 });
const answered = async () => Response.json({ name: 'Vitrine' });
const waiting = { timeout: 10_000 };

beforeEach(() => {
  shown = [];
  // All but what promises need: seconds pass at once.
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
});
afterEach(() => jest.useRealTimers());

it.each([
  ['no call arrives', lost],
  ['what stands before it says that it is away', unavailable],
])('while %s the API is away, and when it is back what was missing is loaded', async (_, failing) => {
  const send = jest.fn(failing);
  globalThis.fetch = send;
  open();
  expect(await screen.findByText('away, error', {}, waiting)).toBeVisible();
  send.mockImplementation(answered);
  expect(await screen.findByText('there, Vitrine', {}, waiting)).toBeVisible();
  expect(shown).toEqual(['there', 'away', 'there']);
});

it('one call that does not arrive is that one’s bad luck', async () => {
  globalThis.fetch = jest.fn(answered).mockImplementationOnce(lost);
  open();
  await waitFor(() => expect(apiReach.get()).toBe('doubted'));
  expect(await screen.findByText('there, Vitrine', {}, waiting)).toBeVisible();
  await waitFor(() => expect(apiReach.get()).toBe('answers'), waiting);
  expect(shown).toEqual(['there']);
});

it('a call that somebody gave up says nothing', async () => {
  globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError'))),
    );
  const controller = new AbortController();
  const call = apiReach.send('/v1/tenant', { signal: controller.signal });
  controller.abort();
  await expect(call).rejects.toThrow('Given up');
  expect(apiReach.get()).toBe('answers');
});

it('without a network nothing is asked, and it is said at once', async () => {
  globalThis.fetch = jest.fn(answered);
  open();
  expect(await screen.findByText('there, Vitrine', {}, waiting)).toBeVisible();
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('offline, Vitrine')).toBeVisible();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('there, Vitrine')).toBeVisible();
  onLine.mockRestore();
});
