/** What a placement's address says of the whole visit, beside what is open in it. Free of zod: the viewer calls it. */

/** Where a visit comes from: `?from=code`. */
export const sourceParameter = 'from';
/** In which language the page is: `?lang=de`. */
export const languageParameter = 'lang';
/** For what the page is laid out: `?mode=kiosk`. It stays while the visitor goes from place to place. */
export const modeParameter = 'mode';
/** With which code that works once the visitor comes: `?token=CODE`. */
export const tokenParameter = 'token';

/** None of them leads further than the landing. */
export const ofTheLanding: readonly string[] = [sourceParameter, languageParameter, modeParameter];
