import { isTooShort } from '../shortest-password';
import { texts } from '../texts';

/** What is wrong with an address, null when nothing is. The identity service has the last word. */
export function checkEmail(email: string): string | null {
  if (!email.trim()) return texts.emailMissing;
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email.trim()) ? null : texts.emailMalformed;
}

/** @param isNew whether it is being chosen now; an existing one may be as short as it is. */
export function checkPassword(password: string, isNew: boolean): string | null {
  if (!password) return texts.passwordMissing;
  return isNew && isTooShort(password) ? texts.passwordShort : null;
}
