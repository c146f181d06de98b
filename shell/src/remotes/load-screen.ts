import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteName } from '@vitrine/shared/contract/registry';
import type { RuntimeConfig } from '@vitrine/shared/contract/runtime-config';
import type { RemoteLoad } from '@vitrine/shared/host';
import type { ComponentType } from 'react';
import { observable } from '../observable';
import { deadlinePlugin } from './federation-plugin';
import { chooseRelease } from './registry';

export interface ScreenModule {
  default: ComponentType;
}
/** Loads one screen of a remote. Injected, so that tests need no federation. */
export type LoadScreen = (remote: RemoteName, screen: string) => Promise<ScreenModule>;

const loads = observable<readonly RemoteLoad[]>([]);
/** Every load of a remote since the page was opened, for the diagnostics screen. */
export const remoteLoads = { get: loads.get, subscribe: loads.subscribe };

/**
 * Registers remotes as they are needed and loads their screens, with our own retries: the runtime's retry plugin
 * covers only some of the files. A failed load can be asked for again later.
 */
export function createLoadScreen(config: RuntimeConfig): LoadScreen {
  registerPlugins([deadlinePlugin(config.deadlines)]);
  const registered = new Set<RemoteName>();

  return async (remote, screen) => {
    const release = chooseRelease(config.registry, remote);
    if (!registered.has(remote)) {
      registerRemotes([{ name: remote, entry: release.entry }]);
      registered.add(remote);
    }
    const report = startReport({ remote, screen, version: release.version, source: release.source });
    try {
      const module = await withRetries(
        () => loadRemote<ScreenModule>(`${remote}/${screen}`),
        config.deadlines.retryDelaysMs,
      );
      if (!module?.default) throw new Error(`${remote} has no screen ${screen}`);
      report({ outcome: 'loaded', failure: null });
      return module;
    } catch (error) {
      report({ outcome: 'failed', failure: error instanceof Error ? error.message : String(error) });
      throw error;
    }
  };
}

async function withRetries<Result>(attempt: () => Promise<Result>, delaysMs: number[]): Promise<Result> {
  for (const delayMs of delaysMs) {
    try {
      return await attempt();
    } catch {
      // The last attempt, below, is the one whose failure counts.
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  return attempt();
}

function startReport(load: Pick<RemoteLoad, 'remote' | 'screen' | 'version' | 'source'>) {
  const startedAt = Date.now();
  const entry: RemoteLoad = {
    ...load,
    startedAt,
    outcome: 'loading',
    durationMs: null,
    phases: { manifestMs: null, entryMs: null, screenMs: null },
    failure: null,
  };
  loads.set([...loads.get(), entry].slice(-100));
  return (end: Pick<RemoteLoad, 'outcome' | 'failure'>) => {
    const ended = { ...entry, ...end, durationMs: Date.now() - startedAt };
    loads.set(loads.get().map((other) => (other === entry ? ended : other)));
  };
}
