import {
  type Registry,
  type RemoteRelease,
  type RemoteReleases,
  remoteNames,
} from '@vitrine/shared/contract/federation/registry';

/** The registry as it is now, without the entries that are none. @throws when there is no registry. */
export async function fetchRegistry(deadlineMs: number): Promise<Registry> {
  const answer = await fetch('/registry.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(deadlineMs),
  });
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}`);
  return guardRegistry(await answer.json());
}

/** Keeps what has the shape of a registry: the server's zod schema is too much to download for this. */
export function guardRegistry(given: unknown): Registry {
  const entries = (given as Partial<Registry> | null)?.remotes ?? {};
  const remotes: Registry['remotes'] = {};
  for (const name of remoteNames) {
    const { current, lastKnownGood, canary }: RemoteReleases = entries[name] ?? {};
    const good: RemoteReleases = {
      ...(isRelease(current) ? { current } : {}),
      ...(isRelease(lastKnownGood) ? { lastKnownGood } : {}),
      ...(isRelease(canary) && typeof canary.share === 'number' ? { canary } : {}),
    };
    if (Object.keys(good).length > 0) remotes[name] = good;
  }
  return { remotes };
}

function isRelease(given: RemoteRelease | undefined): given is RemoteRelease {
  return (
    typeof given?.version === 'string' &&
    typeof given.contract === 'string' &&
    typeof given.entry === 'string' &&
    URL.canParse(given.entry) &&
    ['string', 'undefined'].includes(typeof given.integrity)
  );
}
