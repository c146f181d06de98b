import type { Registry, RemoteReleases } from '@vitrine/shared/contract/federation/registry';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address is of this very machine. */
export const isLoopback = ({ hostname }: URL): boolean => loopback.has(hostname);

/** Origins of everything in a registry. */
export function originsOf({ remotes }: Registry): string[] {
  const releases = Object.values(remotes).flatMap(({ current, lastKnownGood, canary }: RemoteReleases) =>
    [current, lastKnownGood, canary].filter((release) => release !== undefined),
  );
  return [...new Set(releases.map(({ entry }) => new URL(entry).origin))];
}

/**
 * Origins that the address overrides a remote with: `?mf.viewer=http://localhost:3003/mf-manifest.json`. Loopback
 * addresses only, whatever the address says.
 */
export function overrideOrigins(search: URLSearchParams): string[] {
  return [...search]
    .filter(([name, value]) => name.startsWith('mf.') && URL.canParse(value))
    .map(([, value]) => new URL(value))
    .filter((url) => /^https?:$/.test(url.protocol) && isLoopback(url))
    .map(({ origin }) => origin);
}
