import { satisfiesContract } from '@vitrine/shared/contract/federation/contract-range';
import type {
  Registry,
  RemoteName,
  RemoteRelease,
  RemoteReleases,
} from '@vitrine/shared/contract/federation/registry';
import { type BuiltRemote, integrityOf } from './built-remote';
import { checkVersion } from './check-version';
import {
  addressOf,
  type ChangedReleases,
  entryAt,
  movedTo,
  promoted,
  released,
  releasedAsCanary,
  rolledBack,
  withReleases,
} from './registry-changes';
import { ReleaseError } from './release-error';
import type { ReleaseStore } from './release-store';

export interface NamedRemote {
  name: RemoteName;
  /** Its package's folder. */
  folder: string;
}

export interface ReleaseRequest {
  remote: NamedRemote;
  built: BuiltRemote;
  /** Of the package. */
  version: string;
  /** What serves the remote's releases; without it, where they are served already. */
  address?: string;
  /** Another address of the same server, where the release is checked instead: that one cannot be reached from here. */
  checkAt?: string;
  /** Share of people who get it, in the place of what is current; without it, it becomes current. */
  canary?: number;
  /** Of the shell that will run it. */
  shellContract: string;
  /** Releases although that shell will refuse it. */
  force: boolean;
  /** Asked of each release that the registry will name again, before it is written (`checkServed`). @throws ReleaseError */
  checkServed: (release: RemoteRelease) => Promise<void>;
}

/**
 * Adds a build to the store and makes it current (or a canary) by one write of the registry, which comes last, when
 * its address serves it, and those that move there with it: a release that ends half-way leaves what ran before, and
 * can be made again. A build that lies there already, but is not current, becomes current again.
 * @returns lines that say what was done.
 * @throws ReleaseError when it is refused; nothing was changed then.
 */
export function releaseRemote(store: ReleaseStore, request: ReleaseRequest): Promise<string[]> {
  const { remote, built, canary, checkAt, checkServed } = request;
  const version = `${request.version}-${built.hash}`;
  return store.alone(async () => {
    const stored = await store.readRegistry();
    const registry = stored?.registry ?? { remotes: {} };
    const address = releaseAddress(registry, remote, request.address);
    const now = registry.remotes[remote.name];
    const before = now && movedTo(now, address);
    const write = async (releases: RemoteReleases, { version }: RemoteRelease) => {
      for (const release of Object.values(releases))
        if (release.version === version || hasMoved(now, release))
          await checkServed(checkAt ? { ...release, entry: entryAt(checkAt, release.version) } : release);
      const whole = stored?.whole ?? { remotes: {} };
      await store.writeRegistry(withReleases(whole, remote.name, releases), stored?.revision ?? null);
    };

    if (before?.current?.integrity === built.integrity) {
      if (before.current.entry !== now?.current?.entry) await write(before, before.current);
      return [`${before.current.version} of ${remote.folder} is released already and current.`];
    }
    const warning = checkContract(built, request);
    const isThere = await lies(store, request, version);
    if (!isThere) await store.add(remote.folder, version, built.files);
    const release: RemoteRelease = {
      version,
      entry: entryAt(address, version),
      contract: built.contract,
      integrity: built.integrity,
    };
    await write(canary ? releasedAsCanary(before, release, canary) : released(before, release), release);
    return [
      ...warning,
      ...(isThere ? [`${version} lay there already.`] : []),
      canary
        ? `${version} of ${remote.folder} runs for ${canary * 100} % of people.`
        : `${version} of ${remote.folder} is current.`,
    ];
  });
}

/** Whether a release that runs was somewhere else before. */
const hasMoved = (before: RemoteReleases = {}, { version, entry }: RemoteRelease) =>
  Object.values(before).some((release) => release.version === version && release.entry !== entry);

/** Where a remote's releases are served. @throws ReleaseError when nobody has said so yet. */
export function releaseAddress(registry: Registry, remote: NamedRemote, given?: string): string {
  const { current, lastKnownGood, canary } = registry.remotes[remote.name] ?? {};
  // All of them lie beside each other, and the entry of any may be broken.
  const address = [current, lastKnownGood, canary].reduce(
    (found, release) => found ?? (release ? addressOf(release) : null),
    given ?? null,
  );
  if (!address)
    throw new ReleaseError(
      `Nobody has said yet what serves the releases of ${remote.folder}: add --address https://…, where its folder of the store can be reached by browsers.`,
    );
  return address;
}

function checkContract(built: BuiltRemote, { remote, shellContract, force }: ReleaseRequest): string[] {
  if (satisfiesContract(shellContract, built.contract)) return [];
  const trouble = `${remote.folder} needs contract ${built.contract}, and the shell has ${shellContract}: it will refuse this release and run the last known good.`;
  if (!force) throw new ReleaseError(`${trouble} Deploy a shell that has it first, or insist with --force.`);
  return [`Warning: ${trouble}`];
}

/** Whether this very release lies in the store. @throws ReleaseError when its version does with other content. */
async function lies(store: ReleaseStore, { remote, built, version }: ReleaseRequest, name: string) {
  if (!(await checkVersion(store, remote.folder, version, built.hash))) return false;
  const manifest = await store.readManifest(remote.folder, name);
  if (!manifest || integrityOf(manifest) !== built.integrity)
    throw new ReleaseError(`${name} lies in ${store.place} but was changed there: raise the version.`);
  return true;
}

/** Makes the canary current. @throws ReleaseError when there is none. */
export const promoteRemote = (store: ReleaseStore, remote: NamedRemote): Promise<string[]> =>
  changeReleases(store, remote, promoted);

/** Takes back the newest thing that runs; `rolledBack` says what that is. @throws ReleaseError when nothing is left. */
export const rollBackRemote = (store: ReleaseStore, remote: NamedRemote): Promise<string[]> =>
  changeReleases(store, remote, rolledBack);

async function changeReleases(
  store: ReleaseStore,
  remote: NamedRemote,
  change: (before: RemoteReleases | undefined) => ChangedReleases,
): Promise<string[]> {
  if (!(await store.readRegistry())) throw new ReleaseError(`Nothing was ever released into ${store.place}.`);
  return store.alone(async () => {
    const stored = await store.readRegistry();
    const before = stored?.registry.remotes[remote.name];
    const after = change(before);
    const { version, integrity } = after.current;
    const manifest = await store.readManifest(remote.folder, version);
    if (!manifest || (integrity && integrityOf(manifest) !== integrity))
      throw new ReleaseError(`${version} does not lie in ${store.place} as it was released.`);
    await store.writeRegistry(
      withReleases(stored?.whole ?? { remotes: {} }, remote.name, after),
      stored?.revision ?? null,
    );
    return [
      ...(before?.canary && !after.canary && before.current?.version === version
        ? [`The canary ${before.canary.version} has ended.`]
        : []),
      `${version} of ${remote.folder} is current.`,
    ];
  });
}
