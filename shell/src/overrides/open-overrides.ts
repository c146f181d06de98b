import { remoteNames } from '@vitrine/shared/contract/federation/registry';
import type { RuntimeConfig } from '@vitrine/shared/contract/federation/runtime-config';
import { isStaffHinted } from '../auth/staff-hint';
import { chooseOverrides, isStaffAddress, type Overrides, withOverrides } from './choose-overrides';
import { askedOverrides, keptOverrides } from './kept-overrides';
import { showBadge } from './override-badge';

/**
 * The overrides of this tab, which show themselves in a badge. What only the address says is nobody's wish yet, since
 * anybody can make a link: nothing of it runs, it goes from the address, and staff are asked in the panel
 * (override-question.tsx). Visitors are not: where nobody of the staff is signed in, it goes without a word.
 *
 * The page's policy lets scripts in only from the origins that the server found in the address of the document: a page
 * that was opened without the tab's overrides in its address opens again with them. What the server did not allow
 * (server/pages.ts) is forgotten.
 * @param address of the document, as it was when it was opened
 * @param open replaces the document
 */
export async function openOverrides(
  { allowedOrigins }: Pick<RuntimeConfig, 'allowedOrigins'>,
  address: string,
  open = (url: string) => location.replace(url),
): Promise<Overrides> {
  const { overrides: agreed = {}, person = null } = keptOverrides.get() ?? {};
  const kept = chooseOverrides(new URL('/', address).href, agreed);
  const chosen = chooseOverrides(address, kept);
  const given = chooseOverrides(address, {});
  const elsewhere = (url: string) => {
    open(url);
    return new Promise<never>(() => {});
  };

  if (remoteNames.some((remote) => chosen[remote] && chosen[remote] !== kept[remote])) {
    const before = withOverrides(address, kept);
    const isStaffPage = isStaffAddress(address);
    if (isStaffPage || isStaffHinted()) askedOverrides.keep({ overrides: chosen, address: before });
    return elsewhere(isStaffPage || !isStaffHinted() ? before : new URL('/manager', address).href);
  }
  if (remoteNames.some((remote) => given[remote] !== chosen[remote] || kept[remote] !== chosen[remote])) {
    keptOverrides.keep({ overrides: chosen, person });
    return elsewhere(withOverrides(address, chosen));
  }
  const allowed = Object.entries(chosen).filter(([, entry]) =>
    allowedOrigins.includes(new URL(entry).origin),
  );
  const overrides: Overrides = Object.fromEntries(allowed);
  if (allowed.length === 0) keptOverrides.forget();
  else {
    keptOverrides.keep({ overrides, person });
    showBadge(overrides, () => {
      keptOverrides.forget();
      open(withOverrides(location.href, {}));
    });
  }
  return overrides;
}
