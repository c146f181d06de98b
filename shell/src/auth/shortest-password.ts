/** In characters. OWASP ASVS 5.0, 6.2.1. Forms say it beforehand; the identity service itself takes six. */
export const shortestPassword = 8;

/** Counts code points: an emoji is one character, not two. */
export const isTooShort = (password: string): boolean => [...password].length < shortestPassword;
