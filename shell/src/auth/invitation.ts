import { tabStorage } from '@vitrine/shared/browser/guarded-storage';

const key = 'vitrine-invitation';

/**
 * Keeps the token of an invitation link until the API has accepted it: signing in with Google or with a link in a
 * mail leaves the address that carried it. It ends with the tab.
 */
export const invitation = {
  remember(search: string): void {
    const token = new URLSearchParams(search).get('invite');
    if (token) tabStorage.set(key, token);
  },
  get: (): string | null => tabStorage.get(key),
  forget: (): void => tabStorage.remove(key),
};
