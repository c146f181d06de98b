import { satisfiesContract } from '@vitrine/shared/contract/federation/contract-range';
import type { Registry, RemoteName } from '@vitrine/shared/contract/federation/registry';
import { type BuiltRemote, builtRemote, readBuiltRemote } from '../release/built-remote';
import { type BuiltShell, builtShell, readBuiltShell } from '../release/built-shell';
import type { FolderStore } from '../release/folder-store';
import { entryAt, withReleases } from '../release/registry-changes';
import { ReleaseError } from '../release/release-error';
import { shellFolder } from '../release/release-shell';
import type { ReleaseStore, WholeRegistry } from '../release/release-store';
import { remotes } from '../start/parts';

/** The candidate among what is released: one shell and every remote. */
export interface Combination {
  shell: BuiltShell & Part;
  remotes: (BuiltRemote & Part & { name: RemoteName })[];
}
interface Part {
  folder: string;
  version: string;
  isCandidate: boolean;
}

/**
 * Puts the candidate's build in the place of what is current of its package; everything else comes from the store, as
 * it was released.
 * @throws ReleaseError when something was never released, or lies in the store in another way than it was released.
 */
export async function combine(
  store: ReleaseStore,
  candidate: { folder: string; build: string },
): Promise<Combination> {
  const registry = (await store.readRegistry())?.registry ?? { remotes: {} };
  const candidateVersion = (hash: string) => `candidate-${hash}`;
  const combined: Combination['remotes'] = [];
  for (const { name, folder } of remotes) {
    const isCandidate = folder === candidate.folder;
    const part = { name, folder, isCandidate };
    const built = isCandidate
      ? readBuiltRemote(candidate.build)
      : await releasedRemote(store, registry, part);
    const version = isCandidate ? candidateVersion(built.hash) : registry.remotes[name]?.current?.version;
    combined.push({ ...built, ...part, version: version ?? '' });
  }
  if (candidate.folder !== shellFolder)
    return { shell: await releasedShell(store, registry), remotes: combined };
  const built = readBuiltShell(candidate.build);
  const shell = { ...built, folder: shellFolder, version: candidateVersion(built.hash), isCandidate: true };
  return { shell, remotes: combined };
}

async function releasedRemote(
  store: ReleaseStore,
  registry: Registry,
  { name, folder }: { name: RemoteName; folder: string },
): Promise<BuiltRemote> {
  const current = registry.remotes[name]?.current;
  if (!current) throw new ReleaseError(`${folder} was never released into ${store.place}.`);
  const built = builtRemote(await store.read(folder, current.version), `${store.place}/${folder}`);
  if (current.integrity && built.integrity !== current.integrity)
    throw new ReleaseError(
      `${current.version} of ${folder} does not lie in ${store.place} as it was released.`,
    );
  return built;
}

async function releasedShell(store: ReleaseStore, { shell }: Registry): Promise<Combination['shell']> {
  if (!shell)
    throw new ReleaseError(
      `${store.place} holds no shell: \`npm run release -- shell --to …\` keeps the one that is deployed there.`,
    );
  const built = builtShell(await store.read(shellFolder, shell.version), `${store.place}/${shellFolder}`);
  if (!shell.version.endsWith(`-${built.hash}`))
    throw new ReleaseError(
      `${shell.version} of the shell does not lie in ${store.place} as it was released.`,
    );
  return { ...built, folder: shellFolder, version: shell.version, isCandidate: false };
}

/** Remotes that the shell would refuse to run. */
export const refusedBy = ({ shell, remotes }: Combination) =>
  remotes.filter(({ contract }) => !satisfiesContract(shell.contract, contract));

/**
 * Fills a data folder's store with it. No remote has a last known good there, which could hide that it failed.
 * @param addresses what will serve each remote
 */
export async function stage(
  store: FolderStore,
  { shell, remotes }: Combination,
  addresses: string[],
): Promise<void> {
  await store.add(shell.folder, shell.version, shell.files);
  let registry: WholeRegistry = { remotes: {} };
  for (const [index, { name, folder, version, contract, integrity, files }] of remotes.entries()) {
    await store.add(folder, version, files);
    const entry = entryAt(addresses[index] ?? '', version);
    registry = withReleases(registry, name, { current: { version, entry, contract, integrity } });
  }
  await store.writeRegistry(registry, null);
}
