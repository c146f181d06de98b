import { observable } from '@vitrine/shared/browser/observable';
import type { StaffAuthentication } from '../firebase/staff-authentication';
import { describeAuthError } from './describe-auth-error';
import type { IdentityService } from './identity-service';
import { signInEmail } from './sign-in-email';
import { texts } from './texts';

/**
 * Staff: Firebase, loaded when the staff area is. The automatic step completes the sign-in link that the address
 * may carry; otherwise there is nothing to do.
 */
export function createStaffService(loadAuthentication: () => Promise<StaffAuthentication>) {
  /** A sign-in link was opened in a browser that did not ask for it: only its reader knows the address. */
  const linkNeedsEmail = observable(false);

  let listener: Parameters<IdentityService['subscribe']> | null = null;
  let undo: (() => void) | null = null;

  /**
   * Loading may fail at first and succeed for whoever asks later: only then is there something to listen to.
   * @throws in words for people.
   */
  const authentication = async (): Promise<StaffAuthentication> => {
    const loaded = await loadAuthentication().catch((cause: unknown) => {
      throw new Error(texts.codeUnreachable, { cause });
    });
    if (listener) undo ??= loaded.subscribe(...listener);
    return loaded;
  };

  const completeLink = async (email: string) => {
    const { completeSignInLink } = await authentication();
    try {
      await completeSignInLink(email, window.location.href);
    } catch (error) {
      throw new Error(describeAuthError(error), { cause: error });
    } finally {
      signInEmail.forget();
    }
    linkNeedsEmail.set(false);
  };

  const service: IdentityService = {
    subscribe(onUser, onError) {
      listener = [onUser, onError];
      authentication().catch(onError);
      return () => {
        listener = null;
        undo?.();
        undo = null;
      };
    },
    async automaticSignIn() {
      const { isSignInLink } = await authentication();
      if (!isSignInLink(window.location.href)) return;
      const email = signInEmail.get();
      if (email) await completeLink(email);
      else linkNeedsEmail.set(true);
    },
    getToken: async (options) => (await authentication()).getToken(options),
    async signOut() {
      await (await authentication()).signOut();
    },
  };
  return { ...service, authentication, completeLink, linkNeedsEmail };
}
