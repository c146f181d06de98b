import type { GetToken } from '@vitrine/shared/client';
import type { IdentityState } from '@vitrine/shared/host';

export type AuthUser = NonNullable<IdentityState['authUser']>;

/** Who says who is here: Firebase for staff, the API for visitors. */
export interface IdentityService {
  /** Reports a user or nobody, at first and after every change. @returns its undo. */
  subscribe(onUser: (user: AuthUser | null) => void, onError: (error: unknown) => void): () => void;
  /** What can be done without asking anybody. What it achieves is reported to the subscriber. */
  automaticSignIn(): Promise<void>;
  /** A fresh token for the API; null where none is needed or nobody is signed in. */
  getToken: GetToken;
  signOut(): Promise<void>;
}
