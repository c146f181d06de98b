import { fetchChecked } from './fetch-checked';
import { loadWithin } from './preload';
import { ReleaseFailure } from './release-failure';
import type { RemoteManifest } from './remote-manifest';
import { scriptAddress } from './script-address';

/** What a remote's entry leaves behind; the federation runtime knows what to do with it. */
export interface RemoteContainer {
  init(...args: unknown[]): unknown;
  get(screen: string): Promise<() => unknown>;
}

/**
 * Runs a remote's entry, checked by the browser against the manifest. Every call runs it again.
 * @throws ReleaseFailure
 */
export async function runEntry(
  { entry, globalName, integrity }: RemoteManifest,
  deadlineMs: number,
): Promise<RemoteContainer> {
  const startedAt = performance.now();
  // What an earlier build of the same name left there is not this one's.
  Object.assign(globalThis, { [globalName]: undefined });
  const end = await insertScript(entry, integrity[entry], deadlineMs);
  if (end === 'timeout') throw new ReleaseFailure(`${entry} was not there within ${deadlineMs} ms`, true);
  if (end === 'error') {
    // A script element does not say why it failed.
    const leftMs = Math.max(1, deadlineMs - (performance.now() - startedAt));
    await fetchChecked(entry, integrity[entry], Math.round(leftMs));
    throw new ReleaseFailure(`${entry} could not be loaded`, true);
  }
  const container: RemoteContainer | undefined = Reflect.get(globalThis, globalName);
  if (!container?.get) throw new ReleaseFailure(`${entry} broke while it ran`, false);
  return container;
}

/** @returns the type of the event that ended it: `load`, `error`, `timeout` */
function insertScript(url: string, integrity = '', deadlineMs: number) {
  return new Promise<string>((resolve) => {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.src = scriptAddress(url);
    script.onload = script.onerror = (event) => {
      script.onload = script.onerror = null;
      script.remove();
      resolve((event as Event).type);
    };
    loadWithin(script, deadlineMs);
    document.head.append(script);
  });
}
