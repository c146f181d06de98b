import type { FirebaseApp } from 'firebase/app';
import { type AppCheck, initializeAppCheck, ReCaptchaV3Provider } from 'firebase/app-check';

/** Proves to Google's services that calls come from this product; its token is kept fresh in the background. */
export function startAppCheck(app: FirebaseApp, recaptchaSiteKey: string): AppCheck {
  return initializeAppCheck(app, {
    provider: new ReCaptchaV3Provider(recaptchaSiteKey),
    isTokenAutoRefreshEnabled: true,
  });
}
