import type { Identity, IdentityState } from '@vitrine/shared/host';
import { observable } from '../observable';
import { toast } from '../toast/toast-store';
import { createAuthMachine } from './auth-machine';
import { createVisitorService } from './visitor-service';

let identity: Identity | null = null;

/** The visitor of this page; asks for a session once, after first paint. Loads no Firebase. */
export function visitorIdentity(): Identity {
  if (identity) return identity;
  const service = createVisitorService();
  const machine = createAuthMachine(service, toast.error);
  // Visitors have no roles, so there is no session of staff to ask the API for.
  const state = observable<IdentityState>({ ...machine.get(), session: null });
  machine.subscribe(() => state.set({ ...machine.get(), session: null }));
  machine.start();
  identity = {
    get: state.get,
    subscribe: state.subscribe,
    getToken: service.getToken,
    signOut: service.signOut,
  };
  return identity;
}
