import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { RemoteContainer } from './run-entry';

const containers = new Map<string, RemoteContainer>();

/** The runtime runs no entry by itself: it takes the container that was checked and run before. */
const containerPlugin: ModuleFederationRuntimePlugin = {
  name: 'checked-containers',
  loadEntry: async ({ remoteInfo }) => containers.get(remoteInfo.name) as never,
};

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
