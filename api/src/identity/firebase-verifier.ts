import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { Config } from '../config';
import { newId } from '../ids';
import { ProblemError, unauthenticated } from '../problem';
import type { TokenVerifier } from './token-verifier';

/**
 * Verifies tokens of the hosted identity service in the one fixed tenant. Speaks to the Auth emulator instead when
 * FIREBASE_AUTH_EMULATOR_HOST is set, which the library reads itself and the configuration refuses in production.
 */
export function createFirebaseVerifier({ firebase }: Config): TokenVerifier & { close(): Promise<void> } {
  const app: App = initializeApp({ projectId: firebase.projectId }, `vitrine-${newId()}`);
  const auth = getAuth(app).tenantManager().authForTenant(firebase.tenantId);
  return {
    async verify(idToken) {
      const token = await auth.verifyIdToken(idToken).catch((error: { code?: string }) => {
        if (String(error.code).startsWith('auth/') && error.code !== 'auth/internal-error')
          throw unauthenticated();
        throw new ProblemError(503, 'identity-unavailable', 'Sign-in cannot be checked at the moment.');
      });
      return {
        uid: token.uid,
        email: token.email?.toLowerCase() ?? null,
        emailVerified: token.email_verified === true,
        displayName: typeof token.name === 'string' ? token.name : null,
      };
    },
    close: () => deleteApp(app),
  };
}
