import { fetchChecked } from './fetch-checked';
import { ReleaseFailure } from './release-failure';

/** What the shell takes from a remote's manifest. Addresses are absolute. */
export interface RemoteManifest {
  entry: string;
  /** The global variable in which the entry leaves its container. */
  globalName: string;
  /** Contract versions that it works with, where the manifest says so. */
  contract: string | undefined;
  /** SHA-384 by address, of every script and style sheet; empty in builds for development. */
  integrity: Record<string, string>;
  /** The files that a screen needs at once. */
  filesOf(screen: string): string[];
}

interface Release {
  entry: string;
  integrity?: string;
}

/**
 * Fetches a release's manifest and checks it. The federation runtime would keep a bad one for good, and has no deadline.
 * @throws ReleaseFailure
 */
export async function fetchRemoteManifest(
  { entry, integrity }: Release,
  deadlineMs: number,
): Promise<RemoteManifest> {
  const answer = await fetchChecked(entry, integrity, deadlineMs);
  const text = await answer.text().catch((error: Error) => {
    const why = error.name === 'TimeoutError' ? `was not there within ${deadlineMs} ms` : 'broke off';
    throw new ReleaseFailure(`${entry} ${why}`, true);
  });
  return readRemoteManifest(entry, text);
}

/** @throws ReleaseFailure when the text is no remote's manifest. */
export function readRemoteManifest(url: string, text: string): RemoteManifest {
  try {
    const { metaData, exposes, integrity = {}, contract } = JSON.parse(text);
    const absolute = (file: string) => new URL(file, url).href;
    const { remoteEntry, globalName } = metaData;
    if (typeof remoteEntry.name !== 'string' || typeof globalName !== 'string') throw new Error();
    return {
      entry: absolute(remoteEntry.path + remoteEntry.name),
      globalName,
      contract,
      integrity: Object.fromEntries(
        Object.entries<string>(integrity).map(([file, hash]) => [absolute(file), hash]),
      ),
      filesOf(screen) {
        const assets = exposes.find(({ name }: { name: string }) => name === screen)?.assets;
        return assets ? [...assets.js.sync, ...assets.css.sync].map(absolute) : [];
      },
    };
  } catch {
    throw new ReleaseFailure(`${url} is no remote’s manifest`, false);
  }
}
