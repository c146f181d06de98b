import type { IdentityState, Observable } from '@vitrine/shared/host';

const halfAYearSeconds = 182 * 24 * 60 * 60;

/** Over TLS a name that only this very origin can set, as the server reads it (server/cookies.ts). */
const nameOver = (protocol: string) => (protocol === 'https:' ? '__Host-vitrine-staff' : 'vitrine-staff');

export const hintCookie = (protocol: string, maxAge: number): string =>
  `${nameOver(protocol)}=1; Path=/; Max-Age=${maxAge}; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`;

/** Whether staff have signed in with this browser, as far as the cookie knows. */
export const isStaffHinted = (): boolean =>
  document.cookie.split('; ').includes(`${nameOver(window.location.protocol)}=1`);

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
    document.cookie = hintCookie(window.location.protocol, maxAge);
  });
}
