import type { Registry, RemoteName, RemoteRelease } from '@vitrine/shared/contract/federation/registry';
import { shellOrigin } from './product-process';

/** What the running product's registry says is current now. */
export async function currentRelease(remote: RemoteName): Promise<RemoteRelease> {
  const registry: Registry = await (await fetch(`${shellOrigin}/registry.json`)).json();
  const current = registry.remotes[remote]?.current;
  if (!current) throw new Error(`The registry has no ${remote}`);
  return current;
}

/** The remoteEntry.js beside a release's manifest. */
export const remoteEntryOf = ({ entry }: RemoteRelease) => new URL('remoteEntry.js', entry).href;
