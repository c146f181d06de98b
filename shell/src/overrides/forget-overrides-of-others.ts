import type { IdentityState, Observable } from '@vitrine/shared/host';
import { reloadPage } from '../may-reload';
import { keptOverrides } from './kept-overrides';

/**
 * Forgets the tab's overrides once nobody is signed in, or somebody else than who has agreed to them: what runs from
 * elsewhere can do all that they can, and they were not asked. The page is reloaded, since it runs there already.
 */
export function forgetOverridesOfOthers(identity: Observable<IdentityState>): () => void {
  return identity.subscribe(() => {
    const { authUser, isLoading, error } = identity.get();
    const kept = keptOverrides.get();
    if (!kept || isLoading || error || (authUser && authUser.uid === kept.person)) return;
    keptOverrides.forget();
    reloadPage();
  });
}
