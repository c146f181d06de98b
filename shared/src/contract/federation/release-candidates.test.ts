import { releaseCandidates } from './release-candidates';

const release = (version: string) => ({
  version,
  entry: `https://remotes.example/${version}/mf-manifest.json`,
  contract: '^1.0.0',
});
const current = release('2');
const lastKnownGood = release('1');
const canary = { ...release('3'), share: 0.05 };

test.each([
  ['the current one alone', { current }, 0, ['current']],
  ['then the last known good one', { current, lastKnownGood }, 0, ['current', 'last known good']],
  ['the last known good one where there is no current one', { lastKnownGood }, 0, ['last known good']],
  ['not the same release twice', { current, lastKnownGood: current }, 0, ['current']],
  ['the canary first in its share', { current, canary }, 499, ['canary', 'current']],
  ['no canary beyond its share', { current, canary }, 500, ['current']],
  ['no canary at share 0', { current, canary: { ...canary, share: 0 } }, 0, ['current']],
  [
    'the canary for all at share 1',
    { current, canary: { ...canary, share: 1 } },
    9999,
    ['canary', 'current'],
  ],
  ['all three', { current, lastKnownGood, canary }, 0, ['canary', 'current', 'last known good']],
])('a browser tries %s', (_what, releases, bucket, sources) => {
  expect(releaseCandidates(releases, bucket).map(({ source }) => source)).toEqual(sources);
});

test('about one browser in twenty is in a share of 0.05, and it stays the same ones', () => {
  const chosen = Array.from({ length: 10_000 }, (_, bucket) => bucket).filter(
    (bucket) => releaseCandidates({ current, canary }, bucket)[0]?.source === 'canary',
  );
  expect(chosen).toHaveLength(500);
  const wider = { ...canary, share: 0.1 };
  expect(
    chosen.every((bucket) => releaseCandidates({ current, canary: wider }, bucket)[0]?.source === 'canary'),
  ).toBe(true);
});
