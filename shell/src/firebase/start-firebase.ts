import type { RuntimeConfig } from '@vitrine/shared/contract/federation/runtime-config';
import { type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';

export interface StartedFirebase {
  app: FirebaseApp;
  auth: Auth;
}

/**
 * Starts Firebase for staff. App Check comes before the first call of the identity service, so that every call
 * carries its token; its code is loaded only when the configuration has its key.
 */
export async function startFirebase({ firebase, tenantId }: RuntimeConfig): Promise<StartedFirebase> {
  const app = initializeApp({
    apiKey: firebase.apiKey,
    authDomain: firebase.authDomain,
    projectId: firebase.projectId,
    appId: firebase.appId,
    ...(firebase.measurementId ? { measurementId: firebase.measurementId } : {}),
  });
  if (firebase.recaptchaSiteKey) {
    const { startAppCheck } = await import('./start-app-check');
    startAppCheck(app, firebase.recaptchaSiteKey);
  }
  // No popup resolver: it loads a script from Google, which only Google's own sign-in needs.
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  // The one fixed identity tenant (specification, section 1).
  auth.tenantId = tenantId;
  if (firebase.authEmulator) connectAuthEmulator(auth, firebase.authEmulator, { disableWarnings: true });
  return { app, auth };
}
