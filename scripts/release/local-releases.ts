import { writeFileSync } from 'node:fs';
import type {
  Registry,
  RemoteName,
  RemoteRelease,
  RemoteReleases,
  ShellRelease,
} from '@vitrine/shared/contract/federation/registry';
import { contractVersion } from '@vitrine/shared/contract/federation/version';
import { type BuiltRemote, readBuiltRemote } from './built-remote';
import { readBuiltShell } from './built-shell';
import type { FolderStore } from './folder-store';
import { entryAt, movedTo, released, withReleases } from './registry-changes';
import { shellFolder } from './release-shell';
import type { WholeRegistry } from './release-store';

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

export interface LocalShell {
  /** Where its build lies. */
  output: string;
  packageVersion: string;
}

/** Local releases say so, and may have another content under the same package version. */
const localVersion = /-local-[0-9a-f]{8}$/;

/**
 * Releases the builds of the working tree into the product's own store, as `npm start` does. What is current already
 * stays as it is; old local releases that the registry does not name any more are removed. The shell is kept beside
 * them, for those who check a remote with it.
 */
export async function releaseBuilds(
  store: FolderStore,
  remotes: LocalRemote[],
  shell?: LocalShell | undefined,
): Promise<void> {
  await store.alone(async () => {
    const stored = await store.readRegistry();
    const before = stored?.registry ?? { remotes: {} };
    let registry: WholeRegistry = stored?.whole ?? { remotes: {} };
    const named: Registry = { ...before, remotes: { ...before.remotes } };
    for (const remote of remotes) {
      const releases = await releaseBuild(store, remote, before.remotes[remote.name]);
      named.remotes[remote.name] = releases;
      registry = withReleases(registry, remote.name, releases);
    }
    if (shell) {
      named.shell = await keepShell(store, shell);
      registry = { ...registry, shell: named.shell };
    }
    if (!stored || JSON.stringify(registry) !== JSON.stringify(stored.whole))
      await store.writeRegistry(registry, stored?.revision ?? null);
    for (const { name, folder } of remotes)
      await prune(store, folder, Object.values(named.remotes[name] ?? {}));
    if (named.shell) await prune(store, shellFolder, [named.shell]);
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
  if (before?.current?.integrity === integrity) return before;
  const version = await addLocal(store, folder, packageVersion, { files, hash });
  const release: RemoteRelease = { version, entry: entryAt(address, version), contract, integrity };
  return released(before, release);
}

async function keepShell(store: FolderStore, { output, packageVersion }: LocalShell): Promise<ShellRelease> {
  const built = readBuiltShell(output);
  return {
    version: await addLocal(store, shellFolder, packageVersion, built),
    contract: built.contract,
  };
}

/** @returns the release's name. */
async function addLocal(
  store: FolderStore,
  folder: string,
  packageVersion: string,
  { files, hash }: Pick<BuiltRemote, 'files' | 'hash'>,
): Promise<string> {
  const version = `${packageVersion}-local-${hash}`;
  if (!(await store.versions(folder)).includes(version)) await store.add(folder, version, files);
  return version;
}

async function prune(store: FolderStore, folder: string, releases: { version: string }[]) {
  const named = releases.map(({ version }) => version);
  for (const version of await store.versions(folder))
    if (localVersion.test(version) && !named.includes(version)) await store.remove(folder, version);
}

/**
 * Writes the registry of `npm run dev` with one remote that webpack serves: no release, so the store's own registry
 * does not learn of it.
 */
export async function writeDevelopmentRegistry(file: string, store: FolderStore, hot: LocalRemote) {
  const { whole = { remotes: {} } } = (await store.readRegistry()) ?? {};
  const current: RemoteRelease = {
    version: 'development',
    entry: `${hot.address}/mf-manifest.json`,
    contract: `^${contractVersion}`,
  };
  writeFileSync(file, JSON.stringify(withReleases(whole, hot.name, { current }), null, 2));
}
