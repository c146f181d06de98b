import { texts } from './texts';

/**
 * What to do about a failure of the identity service, in the reader's words.
 * @param otherwise said of what is not known.
 */
export function describeAuthError(error: unknown, otherwise = texts.failure): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const known: Partial<Record<string, string>> = texts.failures;
  const text = typeof code === 'string' ? known[code.replace(/^auth\//, '')] : undefined;
  if (text) return text;
  // Words of our own are for people; Firebase's name only its codes.
  return typeof message === 'string' && message && code === undefined ? message : otherwise;
}
