import { observable } from '@vitrine/shared/browser/observable';
import type { RemoteLoad } from '@vitrine/shared/host';
import { reportLoads } from './telemetry';

const load: RemoteLoad = {
  remote: 'viewer',
  screen: 'experience',
  version: '1.4.0',
  source: 'current',
  outcome: 'loaded',
  startedAt: 0,
  durationMs: 120,
  phases: { manifestMs: null, entryMs: 40, screenMs: 80 },
  failure: null,
};
const loads = observable<readonly RemoteLoad[]>([]);
const sent = () => jest.mocked(fetch).mock.calls.map(([, init]) => JSON.parse(String(init?.body)).loads);
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = jest.fn(async () => new Response(null, { status: 204 }));
  loads.set([]);
  stop = reportLoads(loads);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

function hide() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

it('tells of several loads in one call, each once', () => {
  loads.set([load]);
  jest.advanceTimersByTime(9_999);
  expect(fetch).not.toHaveBeenCalled();
  loads.set([...loads.get(), { ...load, remote: 'manager' }]);
  jest.advanceTimersByTime(1);
  expect(sent()).toMatchObject([[{ remote: 'viewer', durationMs: 120 }, { remote: 'manager' }]]);
  hide();
  jest.advanceTimersByTime(60_000);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('tells of a screen that crashed after it was told as loaded, and only of the crash before', () => {
  loads.set([load]);
  jest.advanceTimersByTime(10_000);
  loads.set([{ ...load, outcome: 'crashed' }]);
  jest.advanceTimersByTime(10_000);
  expect(sent()).toMatchObject([[{ outcome: 'loaded' }], [{ outcome: 'crashed' }]]);
  loads.set([...loads.get(), { ...load, screen: 'other' }]);
  loads.set(
    loads
      .get()
      .map((one) => ({ ...one, outcome: 'crashed' as const }))
      .slice(-1),
  );
  jest.advanceTimersByTime(10_000);
  expect(sent().slice(2)).toMatchObject([[{ outcome: 'crashed' }]]);
});

it('tells when the page is left, of what has ended', () => {
  loads.set([
    { ...load, outcome: 'loading', durationMs: null },
    { ...load, outcome: 'failed' },
  ]);
  hide();
  expect(sent()).toMatchObject([[{ outcome: 'failed' }]]);
  const [, init] = jest.mocked(fetch).mock.calls[0] ?? [];
  expect(init?.keepalive).toBe(true);
});

it('keeps overrides to itself, and screen and failure out of what it tells', () => {
  loads.set([
    { ...load, source: 'override' },
    { ...load, failure: 'http://localhost/secret' },
  ]);
  hide();
  expect(sent()).toHaveLength(1);
  expect(JSON.stringify(sent())).not.toMatch(/override|secret|experience/);
});
