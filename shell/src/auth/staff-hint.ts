import type { IdentityState, Observable } from '@vitrine/shared/host';

const halfAYearSeconds = 182 * 24 * 60 * 60;

/**
 * Keeps the cookie `vitrine-staff`, by which the shell's server guesses what a staff page will need first: the panel
 * or the sign-in screen. It is no secret and grants nothing that a visitor could misuse (server/pages.ts).
 */
export function keepStaffHint(identity: Observable<IdentityState>): () => void {
  return identity.subscribe(() => {
    const { authUser, isLoading } = identity.get();
    if (isLoading) return;
    const maxAge = authUser ? halfAYearSeconds : 0;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we support
    document.cookie = `vitrine-staff=1; Path=/; Max-Age=${maxAge}; SameSite=Lax`;
  });
}
