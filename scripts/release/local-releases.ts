import { writeFileSync } from 'node:fs';
import type { Registry, RemoteName, RemoteRelease, RemoteReleases } from '@vitrine/shared/contract/registry';
import { contractVersion } from '@vitrine/shared/contract/version';
import { readBuiltRemote } from './built-remote';
import type { FolderStore } from './folder-store';
import { entryAt, movedTo, released, withReleases } from './registry-changes';

export interface LocalRemote {
  name: RemoteName;
  /** Its package's folder. */
  folder: string;
  /** Where its releases are served. */
  address: string;
  /** Where its build lies. */
  output: string;
  packageVersion: string;
}

/** Local releases say so, and may have another content under the same package version. */
const localVersion = /-local-[0-9a-f]{8}$/;

/**
 * Releases the builds of the working tree into the product's own store, as `npm start` does. What is current already
 * stays as it is; old local releases that the registry does not name any more are removed.
 */
export async function releaseBuilds(store: FolderStore, remotes: LocalRemote[]): Promise<void> {
  await store.alone(async () => {
    const stored = await store.readRegistry();
    let registry: Registry = stored?.registry ?? { remotes: {} };
    for (const remote of remotes) {
      const releases = await releaseBuild(store, remote, registry.remotes[remote.name]);
      registry = withReleases(registry, remote.name, releases);
    }
    if (!stored || JSON.stringify(registry) !== JSON.stringify(stored.registry))
      await store.writeRegistry(registry, stored?.revision ?? null);
    for (const { name, folder } of remotes) await prune(store, folder, registry.remotes[name]);
  });
}

async function releaseBuild(
  store: FolderStore,
  { folder, address, output, packageVersion }: LocalRemote,
  stored: RemoteReleases | undefined,
): Promise<RemoteReleases> {
  const { files, contract, integrity, hash } = readBuiltRemote(output);
  // The port or the host may differ from the last start's.
  const before = stored && movedTo(stored, address);
  if (before?.current.integrity === integrity) return before;
  const version = `${packageVersion}-local-${hash}`;
  if (!(await store.versions(folder)).includes(version)) await store.add(folder, version, files);
  const release: RemoteRelease = { version, entry: entryAt(address, version), contract, integrity };
  return released(before, release);
}

async function prune(store: FolderStore, folder: string, releases: RemoteReleases | undefined) {
  const named = Object.values(releases ?? {}).map(({ version }: RemoteRelease) => version);
  for (const version of await store.versions(folder))
    if (localVersion.test(version) && !named.includes(version)) await store.remove(folder, version);
}

/**
 * Writes the registry of `npm run dev` with one remote that webpack serves: no release, so the store's own registry
 * does not learn of it.
 */
export async function writeDevelopmentRegistry(file: string, store: FolderStore, hot: LocalRemote) {
  const { registry = { remotes: {} } } = (await store.readRegistry()) ?? {};
  const current: RemoteRelease = {
    version: 'development',
    entry: `${hot.address}/mf-manifest.json`,
    contract: `^${contractVersion}`,
  };
  writeFileSync(file, JSON.stringify(withReleases(registry, hot.name, { current }), null, 2));
}
