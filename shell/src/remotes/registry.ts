import type { Registry, RemoteName, RemoteRelease } from '@vitrine/shared/contract/registry';

export interface ChosenRelease extends RemoteRelease {
  source: 'current' | 'override';
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Which build of a remote this tab runs: the registry's current one, or an override from the address
 * (`?mf.viewer=http://localhost:3003/mf-manifest.json`), which stays for the tab and may only be a loopback address.
 * @throws when the registry does not list the remote.
 */
export function chooseRelease(registry: Registry, remote: RemoteName): ChosenRelease {
  const override = readOverride(remote);
  if (override) return { version: 'override', entry: override, contract: '*', source: 'override' };
  const current = registry.remotes[remote]?.current;
  if (!current?.entry) throw new Error(`The registry lists no ${remote}`);
  return { ...current, source: 'current' };
}

function readOverride(remote: RemoteName): string | null {
  const key = `mf.${remote}`;
  const given = new URLSearchParams(location.search).get(key);
  if (given !== null) sessionStorage.setItem(key, given);
  const address = sessionStorage.getItem(key);
  if (!address || !URL.canParse(address)) return null;
  return loopback.has(new URL(address).hostname) ? address : null;
}
