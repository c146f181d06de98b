import type { RemoteReleases } from '@vitrine/shared/contract/federation/registry';
import { inColumns } from '../bench/in-columns';
import type { NamedRemote } from './release-remote';
import { shellFolder } from './release-shell';
import type { ReleaseStore } from './release-store';

/** What runs where, and what else lies in the store, as the lines of a table. */
export async function releaseStatus(store: ReleaseStore, remotes: readonly NamedRemote[]): Promise<string[]> {
  const { registry, leftOut = [] } = (await store.readRegistry()) ?? {};
  const rows = [['remote', 'runs as', 'version', 'contract', 'address']];
  for (const { name, folder } of remotes) {
    const releases = registry?.remotes[name];
    const there = await store.versions(folder);
    const running = runningReleases(releases);
    for (const [role, release] of running)
      rows.push([
        folder,
        role,
        there.includes(release.version) ? release.version : `${release.version} (not in the store)`,
        release.contract,
        release.entry,
      ]);
    const named = running.map(([, { version }]) => version);
    for (const version of there)
      if (!named.includes(version)) rows.push([folder, 'nothing', version, '', '']);
    if (running.length === 0 && there.length === 0) rows.push([folder, 'never released', '', '', '']);
  }
  const { shell } = registry ?? {};
  if (shell) rows.push([shellFolder, 'checked with', shell.version, shell.contract, '']);
  return [...inColumns(rows), ...leftOut.map((line) => `left out of the registry: ${line}`)];
}

function runningReleases(releases: RemoteReleases | undefined) {
  if (!releases) return [];
  const { current, lastKnownGood, canary } = releases;
  return [
    ...(current ? [['current', current] as const] : []),
    ...(canary ? [[`canary for ${canary.share * 100} %`, canary] as const] : []),
    ...(lastKnownGood ? [['last known good', lastKnownGood] as const] : []),
  ];
}
