/**
 * An address as logs may hold it: without its query (invitations, sign-in links, what people searched for) and
 * without ids of test accesses, because whoever knows one sees a draft. Free of zod.
 */
export const loggedAddress = (url: string): string =>
  url.replace(/\?.*$/s, '').replace(/(\/test(?:-accesses)?\/)[^/]+/g, '$1…');
