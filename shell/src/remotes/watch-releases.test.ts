import { observable } from '@vitrine/shared/browser/observable';
import type { Registry } from '@vitrine/shared/contract/federation/registry';
import type { RemoteLoad } from '@vitrine/shared/host';
import { watchReleases } from './watch-releases';

const release = (version: string) => ({
  version,
  entry: `https://remotes.example/manager/${version}/mf-manifest.json`,
  contract: '^1.0.0',
});
const running = (source: RemoteLoad['source'] = 'current'): RemoteLoad => ({
  remote: 'manager',
  screen: 'brands',
  version: '1',
  source,
  outcome: 'loaded',
  startedAt: 0,
  durationMs: 1,
  phases: { manifestMs: null, entryMs: null, screenMs: null },
  failure: null,
});
const loads = observable<readonly RemoteLoad[]>([]);
const readRegistry = jest.fn<Promise<Registry>, []>();
const onNewRelease = jest.fn();
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  see('visible');
  loads.set([running()]);
  stop = watchReleases({ loads, bucket: 500, readRegistry, onNewRelease });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

function see(state: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
const answers = (manager: Registry['remotes']['manager']) =>
  readRegistry.mockResolvedValue({ remotes: manager ? { manager } : {} });
const aMinute = () => jest.advanceTimersByTimeAsync(60_000);

it('tells of a new release once', async () => {
  answers({ current: release('1') });
  await aMinute();
  expect(readRegistry).toHaveBeenCalledTimes(1);
  expect(onNewRelease).not.toHaveBeenCalled();
  answers({ current: release('2') });
  await aMinute();
  await aMinute();
  expect(onNewRelease).toHaveBeenCalledTimes(1);
  answers({ current: release('3') });
  await aMinute();
  expect(onNewRelease).toHaveBeenCalledTimes(2);
});

it('tells of a rollback too, and of a canary only to those whom it is for', async () => {
  answers({ current: release('1'), canary: { ...release('2'), share: 0.05 } });
  await aMinute();
  expect(onNewRelease).not.toHaveBeenCalled();
  answers({ current: release('1'), canary: { ...release('2'), share: 0.06 } });
  await aMinute();
  answers({ current: release('0') });
  await aMinute();
  expect(onNewRelease).toHaveBeenCalledTimes(2);
});

it('asks nothing while the tab is hidden, and at once when it is seen again', async () => {
  answers({ current: release('2') });
  see('hidden');
  await aMinute();
  await aMinute();
  expect(readRegistry).not.toHaveBeenCalled();
  see('visible');
  await jest.advanceTimersByTimeAsync(0);
  expect(onNewRelease).toHaveBeenCalledTimes(1);
});

it.each(['last known good', 'override'] as const)('says nothing while %s runs', async (source) => {
  loads.set([running(source)]);
  answers({ current: release('2') });
  await aMinute();
  expect(onNewRelease).not.toHaveBeenCalled();
});

it('goes on when the registry cannot be reached', async () => {
  readRegistry.mockRejectedValueOnce(new Error('away'));
  await aMinute();
  answers({ current: release('2') });
  await aMinute();
  expect(onNewRelease).toHaveBeenCalledTimes(1);
});
