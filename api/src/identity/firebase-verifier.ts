import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { Config } from '../config';
import { newId } from '../ids';
import { ProblemError, unauthenticated } from '../problem';
import type { TokenVerifier } from './token-verifier';

/**
 * Verifies tokens of the hosted identity service in the one fixed tenant. Speaks to the Auth emulator instead when
 * FIREBASE_AUTH_EMULATOR_HOST is set, which the library reads itself and the configuration refuses in production.
 *
 * Whether a sign-in was revoked, or its account disabled there, only the service knows: it is asked at each call where
 * there are credentials for that (the emulator always is). Without them a token counts until it expires, an hour at
 * most; a person whom this product disables is refused at once either way.
 */
export function createFirebaseVerifier({ firebase }: Config): TokenVerifier & { close(): Promise<void> } {
  const app: App = initializeApp({ projectId: firebase.projectId }, `vitrine-${newId()}`);
  const auth = getAuth(app).tenantManager().authForTenant(firebase.tenantId);
  return {
    async verify(idToken) {
      const token = await auth
        .verifyIdToken(idToken, firebase.checkRevoked)
        .catch((error: { code?: string }) => {
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
