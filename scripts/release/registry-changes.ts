import type { RemoteName, RemoteRelease, RemoteReleases } from '@vitrine/shared/contract/federation/registry';
import { ReleaseError } from './release-error';
import type { WholeRegistry } from './release-store';

/** After a change something is current, whatever was wrong before. */
export type ChangedReleases = RemoteReleases & Required<Pick<RemoteReleases, 'current'>>;

/** The registry in which a remote has these releases; all else, known or not, is as it was. */
export function withReleases(
  registry: WholeRegistry,
  remote: RemoteName,
  releases: RemoteReleases,
): WholeRegistry {
  const before = registry.remotes[remote];
  const {
    current: _current,
    lastKnownGood: _lastKnownGood,
    canary: _canary,
    ...unknown
  } = isRecord(before) ? before : {};
  return { ...registry, remotes: { ...registry.remotes, [remote]: { ...unknown, ...releases } } };
}

/** A text or a list in the place of a remote's releases holds nothing to keep, but letters and numbers to spread. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * After a release: it is current, and what was current is the last known good. A canary ends, since everybody has
 * something newer. Releasing what is current already changes nothing else.
 */
export function released(before: RemoteReleases | undefined, release: RemoteRelease): ChangedReleases {
  const { current, lastKnownGood: older } = before ?? {};
  const lastKnownGood = current && current.version !== release.version ? current : older;
  return { current: release, ...(lastKnownGood ? { lastKnownGood } : {}) };
}

/**
 * After the release of a canary: a share of people, from 0 to 1, runs it in the place of what is current. Where the
 * entry of that is broken, the last known good runs, and so is current from now on.
 * @throws ReleaseError when nothing is.
 */
export function releasedAsCanary(
  before: RemoteReleases | undefined,
  release: RemoteRelease,
  share: number,
): ChangedReleases {
  const { current, lastKnownGood } = before ?? {};
  const canary = { ...release, share };
  if (current) return { current, ...(lastKnownGood ? { lastKnownGood } : {}), canary };
  if (lastKnownGood) return { current: lastKnownGood, canary };
  throw new ReleaseError('Nothing runs yet that the other people could go on with: leave --canary out.');
}

/** After a promotion: the canary is current. @throws ReleaseError when there is none. */
export function promoted(before: RemoteReleases | undefined): ChangedReleases {
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
export function rolledBack(before: RemoteReleases | undefined): ChangedReleases {
  if (!before) throw new ReleaseError('It was never released.');
  const { canary, current, lastKnownGood } = before;
  if (canary && current) return { current, ...(lastKnownGood ? { lastKnownGood } : {}) };
  if (!lastKnownGood)
    throw new ReleaseError(
      `It has no last known good to go back to: ${current?.version ?? 'what runs'} is its first release, or was gone back to already. \`status\` lists what else lies there; release it again from its sources.`,
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
    ...(current ? { current: move(current) } : {}),
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
