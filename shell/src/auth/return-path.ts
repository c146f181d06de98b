export const authenticationPath = '/manager/authentication';
export const logoutPath = '/manager/logout';
const startPath = '/manager/panel/brands';

/** The authentication screen's address, with the address to come back to. */
export const signInAddress = (askedFor: string) =>
  `${authenticationPath}?${new URLSearchParams({ return: askedFor })}`;

/**
 * Where to go after sign-in: the address that was asked for if it is a place for staff on this origin, the brands
 * otherwise. Anything else in the query could have been put there by somebody else.
 */
export function returnPath(search: string, origin: string): string {
  const asked = new URLSearchParams(search).get('return');
  const url = asked ? addressOf(asked, origin) : null;
  if (!url || url.origin !== origin || !url.pathname.startsWith('/manager/panel')) return startPath;
  return url.pathname + url.search + url.hash;
}

function addressOf(text: string, origin: string): URL | null {
  try {
    return new URL(text, origin);
  } catch {
    return null;
  }
}
