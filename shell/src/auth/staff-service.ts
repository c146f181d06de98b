import type { StaffAuthentication } from '../firebase/staff-authentication';
import { observable } from '../observable';
import { describeAuthError } from './describe-auth-error';
import type { IdentityService } from './identity-service';
import { signInEmail } from './sign-in-email';

/**
 * Staff: Firebase, loaded when the staff area is. The automatic step completes the sign-in link that the address
 * may carry; otherwise there is nothing to do.
 */
export function createStaffService(loadAuthentication: () => Promise<StaffAuthentication>) {
  /** A sign-in link was opened in a browser that did not ask for it: only its reader knows the address. */
  const linkNeedsEmail = observable(false);

  const completeLink = async (email: string) => {
    const authentication = await loadAuthentication();
    try {
      await authentication.completeSignInLink(email, window.location.href);
    } catch (error) {
      throw new Error(describeAuthError(error), { cause: error });
    } finally {
      signInEmail.forget();
    }
    linkNeedsEmail.set(false);
  };

  const service: IdentityService = {
    subscribe(onUser, onError) {
      let undo = () => {};
      let ended = false;
      loadAuthentication().then((authentication) => {
        if (!ended) undo = authentication.subscribe(onUser, onError);
      }, onError);
      return () => {
        ended = true;
        undo();
      };
    },
    async automaticSignIn() {
      const authentication = await loadAuthentication();
      if (!authentication.isSignInLink(window.location.href)) return;
      const email = signInEmail.get();
      if (email) await completeLink(email);
      else linkNeedsEmail.set(true);
    },
    getToken: async (options) => (await loadAuthentication()).getToken(options),
    async signOut() {
      const authentication = await loadAuthentication();
      await authentication.signOut();
    },
  };
  return { ...service, completeLink, linkNeedsEmail };
}
