import { tabStorage } from '@vitrine/shared/browser/guarded-storage';

const key = 'vitrine-invitation';

let arrivedWith: string | null = null;

/**
 * Keeps the token of an invitation link until the API has accepted it: signing in with Google or with a link in a
 * mail leaves the address that carried it. It ends with the tab.
 */
export const invitation = {
  /**
   * Takes the token out of the page's address, in whose fragment no server sees it, before a history, a bookmark or a
   * mail does. Older links have it in the query.
   * @returns whether there was one.
   */
  take(): boolean {
    const url = new URL(window.location.href);
    const fragment = new URLSearchParams(url.hash.slice(1));
    const token = fragment.get('invite') ?? url.searchParams.get('invite');
    if (!token) return false;
    arrivedWith = token;
    tabStorage.set(key, token);
    fragment.delete('invite');
    url.searchParams.delete('invite');
    url.hash = fragment.toString();
    window.history.replaceState(window.history.state, '', url);
    return true;
  },
  /** What this page was opened with, also after the API took it: its reader may be signed in as somebody else. */
  arrivedWith: (): string | null => arrivedWith,
  remember: (token: string): void => void tabStorage.set(key, token),
  get: (): string | null => tabStorage.get(key),
  forget: (): void => tabStorage.remove(key),
  /** Whose it is has been decided. */
  settle(): void {
    arrivedWith = null;
    tabStorage.remove(key);
  },
};
