const key = 'vitrine-sign-in-email';

/**
 * The address that a sign-in link was sent to. The link itself does not say it, so that a stolen link is worth less;
 * local storage, because the link opens in a new tab.
 */
export const signInEmail = {
  remember: (email: string): void => localStorage.setItem(key, email),
  get: (): string | null => localStorage.getItem(key),
  forget: (): void => localStorage.removeItem(key),
};
