import { type Registry, type RemoteName, remoteNames } from '@vitrine/shared/contract/federation/registry';
import { releaseCandidates } from '@vitrine/shared/contract/federation/release-candidates';
import type { Observable, RemoteLoad } from '@vitrine/shared/host';

/** design: the registry is asked once a minute while the tab is visible. */
const everyMs = 60_000;

interface Watched {
  loads: Observable<readonly RemoteLoad[]>;
  bucket: number;
  readRegistry: () => Promise<Registry>;
  /** Called once for each new version of a remote that runs in this tab. */
  onNewRelease: () => void;
}

/**
 * Watches whether the next page load would bring another release of a remote that runs here.
 * @returns a function that ends it.
 */
export function watchReleases({ loads, bucket, readRegistry, onNewRelease }: Watched): () => void {
  const told = new Set<string>();
  let askedAt = Date.now();

  async function ask() {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < everyMs) return;
    askedAt = Date.now();
    // Without a registry there is nothing new; it is asked again in a minute.
    const registry = await readRegistry().catch(() => null);
    if (!registry) return;
    const news = remoteNames.flatMap((remote) => newEntry(registry, remote) ?? []);
    if (news.every((entry) => told.has(entry))) return;
    for (const entry of news) told.add(entry);
    onNewRelease();
  }

  /** The next page load's release of a remote, when another one runs here. */
  function newEntry(registry: Registry, remote: RemoteName): string | null {
    const running = loads
      .get()
      .findLast((load) => load.remote === remote && ['loaded', 'crashed'].includes(load.outcome));
    const releases = registry.remotes[remote];
    const [next] = releases ? releaseCandidates(releases, bucket) : [];
    // One that fell back or is an override would do so again.
    if (!running || !next || !['current', 'canary'].includes(running.source)) return null;
    return next.version === running.version ? null : next.entry;
  }

  const timer = setInterval(ask, everyMs);
  document.addEventListener('visibilitychange', ask);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', ask);
  };
}
