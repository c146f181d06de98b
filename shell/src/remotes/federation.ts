import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerGlobalPlugins,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { RemoteContainer } from './run-entry';

const containers = new Map<string, RemoteContainer>();

/**
 * The runtime runs no entry by itself: it takes the container that was checked and run before.
 * Why: docs/decisions/own-entry-loading.md.
 */
const containerPlugin: ModuleFederationRuntimePlugin = {
  name: 'checked-containers',
  loadEntry: async ({ remoteInfo }) => containers.get(remoteInfo.name) as never,
};

/**
 * The runtime keeps a shared module that could not be loaded as failed until the page is left
 * (https://github.com/module-federation/core/pull/5068): here it is asked for again.
 */
const retriedShares: ModuleFederationRuntimePlugin = {
  name: 'retried-shares',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const scope of Object.values(shareScopeMap))
      for (const shared of Object.values(scope[pkgName] ?? {})) if (!shared.loaded) shared.loading = null;
  },
};
// The remotes' parts of the runtime have it too: they take it when their entries run.
registerGlobalPlugins([retriedShares]);

/**
 * A module of a container, through the federation runtime, which gives it what the shell shares.
 * @param name the release's own: a failed release must not stand in the way of another one of the same remote
 */
export function loadModule<Module>(name: string, entry: string, container: RemoteContainer, module: string) {
  if (containers.size === 0) registerPlugins([containerPlugin]);
  if (!containers.has(name)) {
    containers.set(name, container);
    registerRemotes([{ name, entry }]);
  }
  return loadRemote<Module>(`${name}/${module}`);
}
