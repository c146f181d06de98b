/**
 * An address as logs may hold it: without its query (invitations, sign-in links, what people searched for),
 * without ids of test accesses, because whoever knows one sees a draft, and without ids of visitors, because what was
 * erased must not live on there. Free of zod.
 */
export const loggedAddress = (url: string): string =>
  url.replace(/\?.*$/s, '').replace(/(\/(?:test|test-accesses|visitors)\/)[^/]+/g, '$1…');
