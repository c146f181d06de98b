import { fetchChecked } from './fetch-checked';
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
  globalThis.__VITRINE_LATE_FILES__ ??= {};
  const late = globalThis.__VITRINE_LATE_FILES__;
  // A script's request cannot be ended, and browsers let another one for the same address wait for it.
  const address = late[entry] ? `${entry}?again=${late[entry]}` : entry;
  const end = await insertScript(address, integrity[entry], deadlineMs);
  if (end === 'timeout') {
    late[entry] = (late[entry] ?? 0) + 1;
    throw new ReleaseFailure(`${entry} was not there within ${deadlineMs} ms`, true);
  }
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

function insertScript(url: string, integrity: string | undefined, deadlineMs: number) {
  return new Promise<'load' | 'error' | 'timeout'>((resolve) => {
    const script = document.createElement('script');
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    script.src = scriptAddress(url);
    // Those that hang count: behind ten of them browsers let a script wait that is not urgent.
    script.fetchPriority = 'high';
    const end = (how: 'load' | 'error' | 'timeout') => {
      clearTimeout(timer);
      script.remove();
      resolve(how);
    };
    const timer = setTimeout(() => end('timeout'), deadlineMs);
    script.onload = () => end('load');
    script.onerror = () => end('error');
    document.head.append(script);
  });
}
