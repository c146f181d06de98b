import type { GetToken } from '@vitrine/shared/client';
import {
  type Auth,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  isSignInWithEmailLink,
  onAuthStateChanged,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signInWithPopup,
  signOut,
} from 'firebase/auth';
import type { AuthUser } from '../auth/identity-service';

/** Every way in which staff use the identity service. Failures are Firebase's own errors, with their `code`. */
export interface StaffAuthentication {
  subscribe(onUser: (user: AuthUser | null) => void, onError: (error: unknown) => void): () => void;
  /** A fresh token for the API; null for nobody. */
  getToken: GetToken;
  /** @returns whether somebody was signed in. */
  signOut(): Promise<boolean>;
  signIn(email: string, password: string): Promise<void>;
  /** For people with an invitation who have no account yet. */
  createAccount(email: string, password: string): Promise<void>;
  signInWithGoogle(): Promise<void>;
  /** @param returnTo whole address that the link in the mail leads back to. */
  sendSignInLink(email: string, returnTo: string): Promise<void>;
  isSignInLink(address: string): boolean;
  completeSignInLink(email: string, address: string): Promise<void>;
  sendPasswordReset(email: string, returnTo: string): Promise<void>;
  /** @param code `oobCode` of the link in the mail. */
  setNewPassword(code: string, password: string): Promise<void>;
}

export function createStaffAuthentication(auth: Auth): StaffAuthentication {
  return {
    subscribe: (onUser, onError) =>
      onAuthStateChanged(
        auth,
        (user) => onUser(user && { uid: user.uid, email: user.email, displayName: user.displayName }),
        onError,
      ),
    getToken: async (options) => (await auth.currentUser?.getIdToken(options?.refresh)) ?? null,
    async signOut() {
      await auth.authStateReady();
      if (!auth.currentUser) return false;
      await signOut(auth);
      return true;
    },
    async signIn(email, password) {
      await signInWithEmailAndPassword(auth, email, password);
    },
    async createAccount(email, password) {
      await createUserWithEmailAndPassword(auth, email, password);
    },
    async signInWithGoogle() {
      await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
    },
    sendSignInLink: (email, returnTo) =>
      sendSignInLinkToEmail(auth, email, { url: returnTo, handleCodeInApp: true }),
    isSignInLink: (address) => isSignInWithEmailLink(auth, address),
    async completeSignInLink(email, address) {
      await signInWithEmailLink(auth, email, address);
    },
    sendPasswordReset: (email, returnTo) => sendPasswordResetEmail(auth, email, { url: returnTo }),
    setNewPassword: (code, password) => confirmPasswordReset(auth, code, password),
  };
}
