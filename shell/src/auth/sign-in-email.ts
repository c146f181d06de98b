import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';

const key = 'vitrine-sign-in-email';

/**
 * The address that a sign-in link was sent to. The link itself does not say it, so that a stolen link is worth less;
 * kept by the device, because the link opens in a new tab.
 */
export const signInEmail = {
  remember: (email: string): void => void deviceStorage.set(key, email),
  get: (): string | null => deviceStorage.get(key),
  forget: (): void => deviceStorage.remove(key),
};
