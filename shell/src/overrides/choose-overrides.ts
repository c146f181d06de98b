import { type RemoteName, remoteNames } from '@vitrine/shared/contract/federation/registry';

/** Addresses of manifests that take the place of the registry's releases in this tab. */
export type Overrides = Partial<Record<RemoteName, string>>;

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** @returns whether an address may override a remote: a server on this very machine. */
const isLoopback = (address: string): boolean =>
  URL.canParse(address) &&
  /^https?:$/.test(new URL(address).protocol) &&
  loopback.has(new URL(address).hostname);

const parameter = (remote: RemoteName) => `mf.${remote}`;

/**
 * The overrides of a tab: those of the address (`?mf.viewer=http://localhost:3003/mf-manifest.json`) over those that it
 * has kept; an empty one takes a kept one away.
 */
export function chooseOverrides(address: string, kept: Overrides): Overrides {
  const { searchParams } = new URL(address);
  const overrides: Overrides = {};
  for (const remote of remoteNames) {
    const chosen = searchParams.get(parameter(remote)) ?? kept[remote];
    if (chosen && isLoopback(chosen)) overrides[remote] = chosen;
  }
  return overrides;
}

/** Whether only staff see what is at an address. */
export const isStaffAddress = (address: string): boolean =>
  /^\/manager(\/|$)/.test(new URL(address).pathname);

/** The address with exactly these overrides in it. */
export function withOverrides(address: string, overrides: Overrides): string {
  const url = new URL(address);
  for (const remote of remoteNames) {
    const chosen = overrides[remote];
    if (chosen) url.searchParams.set(parameter(remote), chosen);
    else url.searchParams.delete(parameter(remote));
  }
  return url.href;
}
