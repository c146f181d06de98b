import type { Registry, RemoteName, RemoteRelease, RemoteReleases } from '@vitrine/shared/contract/registry';
import { ReleaseError } from './release-error';

/** The registry in which a remote has these releases. */
export const withReleases = (registry: Registry, remote: RemoteName, releases: RemoteReleases): Registry => ({
  ...registry,
  remotes: { ...registry.remotes, [remote]: releases },
});

/**
 * After a release: it is current, and what was current is the last known good. A canary ends, since everybody has
 * something newer. Releasing what is current already changes nothing else.
 */
export function released(before: RemoteReleases | undefined, release: RemoteRelease): RemoteReleases {
  const lastKnownGood = before?.current.version === release.version ? before.lastKnownGood : before?.current;
  return { current: release, ...(lastKnownGood ? { lastKnownGood } : {}) };
}

/**
 * After the release of a canary: a share of people, from 0 to 1, runs it in the place of what is current.
 * @throws ReleaseError when nothing is current.
 */
export function releasedAsCanary(
  before: RemoteReleases | undefined,
  release: RemoteRelease,
  share: number,
): RemoteReleases {
  if (!before)
    throw new ReleaseError('Nothing is released yet, so there is nobody to spare: leave --canary out.');
  return { ...before, canary: { ...release, share } };
}

/** After a promotion: the canary is current. @throws ReleaseError when there is none. */
export function promoted(before: RemoteReleases | undefined): RemoteReleases {
  if (!before?.canary) throw new ReleaseError('It has no canary that could be promoted.');
  const { share: _share, ...release } = before.canary;
  return released(before, release);
}

/**
 * After a rollback, which takes back the newest thing that runs: a canary, if there is one, ends and nothing else
 * changes; otherwise the last known good is current again. What was withdrawn does not become the last known good,
 * so a second rollback has nowhere to go and is refused, rather than bringing the withdrawn one back.
 * @throws ReleaseError when there is nothing to go back to.
 */
export function rolledBack(before: RemoteReleases | undefined): RemoteReleases {
  if (!before) throw new ReleaseError('It was never released.');
  const { canary, current, lastKnownGood } = before;
  if (canary) return { current, ...(lastKnownGood ? { lastKnownGood } : {}) };
  if (!lastKnownGood)
    throw new ReleaseError(
      `It has no last known good to go back to: ${current.version} is its first release, or was gone back to already. \`status\` lists what else lies there; release it again from its sources.`,
    );
  return { current: lastKnownGood };
}

/** The same releases where another address serves them: all of a remote's releases lie beside each other. */
export function movedTo(releases: RemoteReleases, address: string): RemoteReleases {
  const move = <Release extends RemoteRelease>(release: Release): Release => ({
    ...release,
    entry: entryAt(address, release.version),
  });
  const { current, lastKnownGood, canary } = releases;
  return {
    current: move(current),
    ...(lastKnownGood ? { lastKnownGood: move(lastKnownGood) } : {}),
    ...(canary ? { canary: move(canary) } : {}),
  };
}

/** Where browsers find a release's manifest. `address` is what serves the remote's releases. */
export const entryAt = (address: string, version: string) => `${address}/${version}/mf-manifest.json`;

/** What serves a remote's releases, from where one of them is. */
export const addressOf = ({ entry, version }: RemoteRelease): string | null =>
  entry.endsWith(`/${version}/mf-manifest.json`)
    ? entry.slice(0, -`/${version}/mf-manifest.json`.length)
    : null;
