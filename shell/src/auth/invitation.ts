const key = 'vitrine-invitation';

/**
 * Keeps the token of an invitation link until the API has accepted it: signing in with Google or with a link in a
 * mail leaves the address that carried it. Session storage, so that it ends with the tab.
 */
export const invitation = {
  remember(search: string): void {
    const token = new URLSearchParams(search).get('invite');
    if (token) sessionStorage.setItem(key, token);
  },
  get: (): string | null => sessionStorage.getItem(key),
  forget: (): void => sessionStorage.removeItem(key),
};
