import { observable } from '@vitrine/shared/browser/observable';
import type { IdentityState } from '@vitrine/shared/host';
import { hintCookie, isStaffHinted, keepStaffHint } from './staff-hint';

test('a cookie tells the server whether somebody is signed in, once it is known', () => {
  const out: IdentityState = { authUser: null, isLoading: true, error: null, session: null };
  const authUser = { uid: 'u1' } as NonNullable<IdentityState['authUser']>;
  const identity = observable(out);
  const end = keepStaffHint(identity);
  identity.set({ ...out, isLoading: false, authUser });
  expect(document.cookie).toBe('vitrine-staff=1');
  expect(isStaffHinted()).toBe(true);
  // Another page's start, before Firebase has said who this is.
  identity.set(out);
  expect(document.cookie).toBe('vitrine-staff=1');
  identity.set({ ...out, isLoading: false });
  expect(document.cookie).toBe('');
  expect(isStaffHinted()).toBe(false);
  end();
});

test('over TLS its name is one that only this origin can set', () => {
  expect(hintCookie('https:', 60)).toBe('__Host-vitrine-staff=1; Path=/; Max-Age=60; SameSite=Lax; Secure');
});
