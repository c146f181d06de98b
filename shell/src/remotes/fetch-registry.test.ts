import { guardRegistry } from './fetch-registry';

const good = {
  version: '1',
  entry: 'https://remotes.example/mf-manifest.json',
  contract: '^1.0.0',
  integrity: 'sha384-x',
};

test.each([
  ['nothing', null],
  ['text', 'registry'],
  ['no remotes', {}],
  ['remotes that are none', { remotes: [1, 2] }],
  ['an entry without a release', { remotes: { viewer: {} } }],
  ['a release without a version', { remotes: { viewer: { current: { ...good, version: undefined } } } }],
  ['a release without an address', { remotes: { viewer: { current: { ...good, entry: 'viewer' } } } }],
  ['a release whose integrity is none', { remotes: { viewer: { current: { ...good, integrity: 1 } } } }],
])('%s leaves no remote', (_what, given) => {
  expect(guardRegistry(given)).toEqual({ remotes: {} });
});

it('keeps the last known good beside a current one that is broken', () => {
  const remotes = { viewer: { current: { ...good, entry: 'viewer' }, lastKnownGood: good } };
  expect(guardRegistry({ remotes })).toEqual({ remotes: { viewer: { lastKnownGood: good } } });
});

it('keeps good releases beside bad ones', () => {
  const remotes = {
    viewer: { current: good, lastKnownGood: { version: '0' }, canary: { ...good, share: 0.1 } },
    manager: null,
    somethingElse: { current: good },
  };
  expect(guardRegistry({ remotes })).toEqual({
    remotes: { viewer: { current: good, canary: { ...good, share: 0.1 } } },
  });
});
