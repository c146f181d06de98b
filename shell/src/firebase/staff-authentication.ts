import type { GetToken } from '@vitrine/shared/client';
import type { SignInState } from '@vitrine/shared/host';
import {
  type Auth,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  isSignInWithEmailLink,
  linkWithCredential,
  linkWithPopup,
  onAuthStateChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signInWithPopup,
  signOut,
  type User,
  unlink,
  updatePassword,
} from 'firebase/auth';
import type { AuthUser } from '../auth/identity-service';
import { hasPassword } from './has-password';
import { refuseWeakPassword } from './refuse-weak-password';

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
  /** @param played on the emulator, which has no window of Google's: the address of the account that it would sign in. @param expected whose account the window should offer. */
  signInWithGoogle(played?: string, expected?: string): Promise<void>;
  /** @param returnTo whole address that the link in the mail leads back to. */
  sendSignInLink(email: string, returnTo: string): Promise<void>;
  isSignInLink(address: string): boolean;
  completeSignInLink(email: string, address: string): Promise<void>;
  /** A mail to the signed-in person's own address: whoever opens its link has shown that they read it. */
  sendConfirmation(returnTo: string): Promise<void>;
  sendPasswordReset(email: string, returnTo: string): Promise<void>;
  /** @param code `oobCode` of the link in the mail. */
  setNewPassword(code: string, password: string): Promise<void>;
  /** How the signed-in person comes in. */
  readSignInState(): Promise<SignInState>;
  /** Of the signed-in person: the first one, or another. */
  changePassword(password: string): Promise<void>;
  /** @param played as with `signInWithGoogle`. */
  linkGoogle(played?: string): Promise<void>;
  unlinkGoogle(): Promise<void>;
}

/** On the emulator, which has no window of Google's: what it would hand over for an account. */
const playedCredential = (email: string) =>
  GoogleAuthProvider.credential(JSON.stringify({ sub: `google-${email}`, email, email_verified: true }));

export function createStaffAuthentication(auth: Auth): StaffAuthentication {
  const signedIn = (): User => {
    if (!auth.currentUser) throw new Error('Nobody is signed in');
    return auth.currentUser;
  };
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
      await refuseWeakPassword(password);
      await createUserWithEmailAndPassword(auth, email, password);
    },
    async signInWithGoogle(played, expected) {
      if (played) return void (await signInWithCredential(auth, playedCredential(played)));
      const provider = new GoogleAuthProvider();
      if (expected) provider.setCustomParameters({ login_hint: expected });
      await signInWithPopup(auth, provider, browserPopupRedirectResolver);
    },
    sendSignInLink: (email, returnTo) =>
      sendSignInLinkToEmail(auth, email, { url: returnTo, handleCodeInApp: true }),
    isSignInLink: (address) => isSignInWithEmailLink(auth, address),
    async completeSignInLink(email, address) {
      await signInWithEmailLink(auth, email, address);
    },
    sendConfirmation: (returnTo) => sendEmailVerification(signedIn(), { url: returnTo }),
    sendPasswordReset: (email, returnTo) => sendPasswordResetEmail(auth, email, { url: returnTo }),
    async setNewPassword(code, password) {
      await refuseWeakPassword(password);
      await confirmPasswordReset(auth, code, password);
    },
    async readSignInState() {
      const user = signedIn();
      const google = user.providerData.find(
        ({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID,
      );
      return { hasPassword: await hasPassword(auth, user), google: google ? (google.email ?? '') : null };
    },
    async changePassword(password) {
      await refuseWeakPassword(password);
      await updatePassword(signedIn(), password);
    },
    async linkGoogle(played) {
      const user = signedIn();
      if (played) await linkWithCredential(user, playedCredential(played));
      else await linkWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
    },
    async unlinkGoogle() {
      await unlink(signedIn(), GoogleAuthProvider.PROVIDER_ID);
    },
  };
}
