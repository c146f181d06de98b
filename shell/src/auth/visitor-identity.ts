import { observable } from '@vitrine/shared/browser/observable';
import type { Identity, IdentityState } from '@vitrine/shared/host';
import { toast } from '../toast/toast-store';
import { createAuthMachine } from './auth-machine';
import type { IdentityService } from './identity-service';
import { createVisitorService } from './visitor-service';

let identity: Identity | null = null;

/** The visitor of this page; asks for a session once, after first paint. Loads no Firebase. */
export function visitorIdentity(): Identity {
  identity ??= createVisitorIdentity(createVisitorService(), toast.error);
  return identity;
}

/**
 * What screens see of a visitor: the state machine's state, except that it goes on loading until the session was given
 * or refused, so that they open the live stream as somebody. Visitors have no roles, so there is no session of staff.
 */
export function createVisitorIdentity(
  service: IdentityService,
  showError: (error: unknown) => void,
): Identity {
  let asked = false;
  const machine = createAuthMachine(
    {
      subscribe: service.subscribe,
      automaticSignIn: () =>
        service.automaticSignIn().finally(() => {
          asked = true;
          follow();
        }),
    },
    showError,
  );
  const now = (): IdentityState => {
    const { authUser, isLoading, error } = machine.get();
    return { authUser, isLoading: isLoading || !(authUser || error || asked), error, session: null };
  };
  const state = observable(now());
  const follow = () => state.set(now());
  machine.subscribe(follow);
  machine.start();
  return {
    get: state.get,
    subscribe: state.subscribe,
    getToken: service.getToken,
    signOut: service.signOut,
  };
}
