import { isTooShort } from '../auth/shortest-password';

/**
 * Refuses a password that is too short, or that attackers try first (ASVS 6.2.4: one of the 49,000 most common ones).
 * The identity service checks neither unless its password policy says so (shell/README.md), so it is checked wherever
 * one is set here.
 * @throws as the identity service does, with `auth/weak-password`.
 */
export async function refuseWeakPassword(password: string): Promise<void> {
  if (isTooShort(password) || (await commonPasswords()).has(password.toLowerCase()))
    throw Object.assign(new Error('A password that is too easy to guess'), { code: 'auth/weak-password' });
}

let common: Promise<ReadonlySet<string>> | null = null;

/** Fetched when the first password is set. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import(/* webpackChunkName: "common-passwords" */ '@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  // The next one tries again.
  common.catch(() => {
    common = null;
  });
  return common;
}
