import { tabStorage } from '@vitrine/shared/browser/guarded-storage';
import { remoteNames } from '@vitrine/shared/contract/registry';
import type { RuntimeConfig } from '@vitrine/shared/contract/runtime-config';
import { chooseOverrides, type Overrides, withOverrides } from './choose-overrides';
import { overridesKey } from './may-have-overrides';
import { showBadge } from './override-badge';

/**
 * The overrides of this tab, which show themselves in a badge. The page's policy lets scripts in only from the origins
 * that the server found in the address of the document: a page that was opened without the tab's overrides in its
 * address opens again with them. Whether somebody may override at all is the server's decision (server/pages.ts: in
 * production only staff); what it did not allow is forgotten.
 * @param address of the document, as it was when it was opened
 */
export function openOverrides({ allowedOrigins }: RuntimeConfig, address: string): Promise<Overrides> {
  const kept: Overrides = JSON.parse(tabStorage.get(overridesKey) ?? '{}');
  const chosen = chooseOverrides(address, kept);
  const given = chooseOverrides(address, {});
  if (remoteNames.some((remote) => given[remote] !== chosen[remote])) {
    keep(chosen);
    location.replace(withOverrides(location.href, chosen));
    return new Promise(() => {});
  }
  const allowed = Object.entries(chosen).filter(([, entry]) =>
    allowedOrigins.includes(new URL(entry).origin),
  );
  const overrides: Overrides = Object.fromEntries(allowed);
  keep(overrides);
  if (allowed.length > 0) showBadge(overrides, clear);
  return Promise.resolve(overrides);
}

function clear(): void {
  keep({});
  location.replace(withOverrides(location.href, {}));
}

function keep(overrides: Overrides): void {
  if (Object.keys(overrides).length > 0) tabStorage.set(overridesKey, JSON.stringify(overrides));
  else tabStorage.remove(overridesKey);
}
