import type { BuiltShell } from './built-shell';
import { checkVersion } from './check-version';
import type { ReleaseStore } from './release-store';

/** The package's folder, in which the store keeps it. */
export const shellFolder = 'shell';

/**
 * Keeps the shell's build in the store and notes that it is the one that runs, so that teams can check their remotes
 * with it. Deploying it is another matter: its server holds its build.
 * @param version of the package
 * @returns lines that say what was done.
 * @throws ReleaseError when this version was kept with other content.
 */
export function releaseShell(store: ReleaseStore, built: BuiltShell, version: string): Promise<string[]> {
  const name = `${version}-${built.hash}`;
  return store.alone(async () => {
    const stored = await store.readRegistry();
    const registry = stored?.registry ?? { remotes: {} };
    if (registry.shell?.version === name) return [`${name} of the shell is kept already.`];
    const isThere = await checkVersion(store, shellFolder, version, built.hash);
    if (!isThere) await store.add(shellFolder, name, built.files);
    const shell = { version: name, contract: built.contract };
    await store.writeRegistry({ ...(stored?.whole ?? { remotes: {} }), shell }, stored?.revision ?? null);
    return [`${name} of the shell is what remotes are checked with.`];
  });
}
