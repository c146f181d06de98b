import type { Registry } from '@vitrine/shared/contract/federation/registry';
import type { RuntimeConfig } from '@vitrine/shared/contract/federation/runtime-config';
import { createLoadScreen } from './load-screen';
import type { OpenScreen } from './open-release';
import { ReleaseFailure } from './release-failure';
import { remoteLoads } from './remote-loads';

const origin = 'https://remotes.example';
const release = (version: string, more = {}) => ({
  version,
  entry: `${origin}/viewer/${version}/mf-manifest.json`,
  contract: '^1.0.0',
  ...more,
});
const current = release('2');
const lastKnownGood = release('1');
const screen = { default: () => null };

const gone = () => new ReleaseFailure('cannot be reached', true);
const broken = () => new ReleaseFailure('answered 404', false);

/** A loader whose releases do what is said, in order; and the versions that were tried. */
function loader(
  viewer: Registry['remotes']['viewer'],
  does: Record<string, (Error | null)[]>,
  {
    readRegistry = async () => ({ remotes: { viewer } }) as Registry,
    overrides,
    ...config
  }: Partial<Parts> = {},
) {
  const tried: string[] = [];
  const openScreen: OpenScreen = async ({ release: { version } }) => {
    tried.push(version);
    const failure = does[version]?.shift() ?? null;
    if (failure) throw failure;
    return screen;
  };
  const load = createLoadScreen(
    {
      environment: 'demo',
      registry: { remotes: viewer ? { viewer } : {} },
      allowedOrigins: [origin],
      bucket: 0,
      manifests: {},
      deadlines: { manifestMs: 300, entryMs: 300, chunkMs: 1000, retryDelaysMs: [0, 0] },
      ...config,
    } as RuntimeConfig,
    { openScreen, readRegistry, overrides },
  );
  return { tried, load: () => load('viewer', 'experience') };
}
type Parts = RuntimeConfig & {
  readRegistry: () => Promise<Registry>;
  overrides: Promise<Record<string, string>>;
};

describe('which release serves a screen', () => {
  test.each<[string, Parameters<typeof loader>[0], Record<string, (Error | null)[]>, string[], boolean]>([
    ['the current one', { current, lastKnownGood }, {}, ['2'], true],
    [
      'the current one, after the network was away',
      { current },
      { 2: [gone(), gone()] },
      ['2', '2', '2'],
      true,
    ],
    [
      'none, when the network stays away',
      { current },
      { 2: [gone(), gone(), gone()] },
      ['2', '2', '2'],
      false,
    ],
    ['none, at once, when it is broken', { current }, { 2: [broken()] }, ['2'], false],
    [
      'the last known good one, at once, when the current one is broken',
      { current, lastKnownGood },
      { 2: [broken()] },
      ['2', '1'],
      true,
    ],
    [
      'the last known good one, in the last attempt',
      { current, lastKnownGood },
      { 2: [gone(), gone()] },
      ['2', '2', '1'],
      true,
    ],
    [
      'none, after three attempts altogether',
      { current, lastKnownGood },
      { 2: [gone(), gone()], 1: [gone()] },
      ['2', '2', '1'],
      false,
    ],
    [
      'the last known good one, when this shell is too old for the current one',
      { current: release('2', { contract: '^99.0.0' }), lastKnownGood },
      {},
      ['1'],
      true,
    ],
    ['the last known good one, when the registry names no current one', { lastKnownGood }, {}, ['1'], true],
    [
      'none, when it comes from elsewhere',
      { current: release('2', { entry: 'https://elsewhere.example/mf-manifest.json' }) },
      {},
      [],
      false,
    ],
    [
      'the current one, when the canary is broken',
      { current, lastKnownGood, canary: release('3', { share: 1 }) as never },
      { 3: [broken()] },
      ['3', '2'],
      true,
    ],
    [
      'the last known good one, when canary and current one are away',
      { current, lastKnownGood, canary: release('3', { share: 1 }) as never },
      { 3: [gone()], 2: [gone()] },
      ['3', '2', '1'],
      true,
    ],
    ['none, when the registry names none', undefined, {}, [], false],
  ])('%s', async (_what, releases, does, tried, loaded) => {
    const viewer = loader(releases, does);
    const outcome = await viewer.load().then(
      () => true,
      () => false,
    );
    expect({ tried: viewer.tried, loaded: outcome }).toEqual({ tried, loaded });
  });

  it('in production is never one without integrity', async () => {
    const integrity = 'sha384-x';
    const refused = loader({ current, lastKnownGood }, {}, { environment: 'production' });
    await expect(refused.load()).rejects.toThrow('integrity');
    expect(refused.tried).toEqual([]);
    const fallen = loader(
      { current, lastKnownGood: { ...lastKnownGood, integrity } },
      {},
      { environment: 'production' },
    );
    await fallen.load();
    expect(fallen.tried).toEqual(['1']);
  });

  it('is the same for every later screen, since screens of one remote share state', async () => {
    const viewer = loader({ current, lastKnownGood }, { 2: [broken(), null] });
    await viewer.load();
    await viewer.load();
    expect(viewer.tried).toEqual(['2', '1', '1']);
  });
});

describe('an override', () => {
  const entry = `${origin}/local/mf-manifest.json`;
  const overrides = Promise.resolve({ viewer: entry });

  it('runs in the place of everything that the registry names', async () => {
    const viewer = loader({ current, lastKnownGood }, {}, { overrides });
    await viewer.load();
    expect(viewer.tried).toEqual(['override']);
  });

  it('that is broken shows that it is', async () => {
    const viewer = loader({ current, lastKnownGood }, { override: [broken()] }, { overrides });
    await expect(viewer.load()).rejects.toThrow('404');
  });

  it('does not touch other remotes', async () => {
    const viewer = loader({ current }, {}, { overrides: Promise.resolve({ manager: entry }) });
    await viewer.load();
    expect(viewer.tried).toEqual(['2']);
  });
});

describe('trying again', () => {
  it('reads the registry again, and takes what it names now', async () => {
    const now = release('2.1');
    const readRegistry = async () => ({ remotes: { viewer: { current: now } } });
    const viewer = loader({ current }, { 2: [broken()] }, { readRegistry });
    await expect(viewer.load()).rejects.toThrow('404');
    await viewer.load();
    expect(viewer.tried).toEqual(['2', '2.1']);
  });

  it('goes on with what was known while the registry is away', async () => {
    const readRegistry = async () => {
      throw new Error('away');
    };
    const viewer = loader({ current }, { 2: [broken()] }, { readRegistry });
    await expect(viewer.load()).rejects.toThrow('404');
    await viewer.load();
    expect(viewer.tried).toEqual(['2', '2']);
  });
});

it('tells of every release that was tried, why, and what became of it', async () => {
  const before = remoteLoads.get().length;
  await loader({ current, lastKnownGood }, { 2: [broken()] }).load();
  expect(remoteLoads.get().slice(before)).toMatchObject([
    { version: '2', source: 'current', outcome: 'failed', failure: 'answered 404' },
    { version: '1', source: 'last known good', outcome: 'loaded', failure: null },
  ]);
});
