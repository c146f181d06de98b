/** Whom the identity service says is calling. */
export interface VerifiedIdentity {
  uid: string;
  /** Lower case; null for accounts without one. */
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
}

export interface TokenVerifier {
  /** @throws ProblemError 401 for a token that is malformed, expired, revoked or of another tenant; 503 when the
   * identity service does not answer. */
  verify(idToken: string): Promise<VerifiedIdentity>;
}
