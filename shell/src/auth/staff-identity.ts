import { observable } from '@vitrine/shared/browser/observable';
import type { Identity, IdentityState, Observable } from '@vitrine/shared/host';
import type { StaffAuthentication } from '../firebase/staff-authentication';
import { createAuthMachine } from './auth-machine';
import { createStaffService } from './staff-service';
import { loadSession, type Refusal, refusalOf } from './staff-session';

export interface StaffIdentity extends Identity {
  /** Why the API gives a signed-in person no session; null while it does, or has not been asked. */
  refusal: Observable<Refusal | null>;
  retrySession(): void;
  /** What the sign-in screens do; rejects when Firebase cannot be loaded. */
  authentication(): Promise<StaffAuthentication>;
  linkNeedsEmail: Observable<boolean>;
  completeLink(email: string): Promise<void>;
  /** Its reader signs in another way. */
  giveUpLink(): void;
  /** Ends the session in this tab and every other one. Nothing happens when nobody is signed in. */
  endSession(): Promise<void>;
  /** Hears that the session was ended here or in another tab: time to show the logout screen. */
  onSessionEnd(listener: () => void): () => void;
}

interface Parts {
  loadAuthentication: () => Promise<StaffAuthentication>;
  showError: (error: unknown) => void;
  /** Between the tabs of this browser. */
  channel: BroadcastChannel;
  send?: typeof fetch;
}

const ended = 'session-ended';

/** Staff's identity: the state machine over Firebase, then the API's word on who that is. Begins at once. */
export function createStaffIdentity({ loadAuthentication, showError, channel, send }: Parts): StaffIdentity {
  const service = createStaffService(loadAuthentication);
  const machine = createAuthMachine(service, showError);
  const state = observable<IdentityState>({ ...machine.get(), session: null });
  const refusal = observable<Refusal | null>(null);
  const endings = new Set<() => void>();
  let asked = 0;

  const askForSession = async () => {
    asked += 1;
    const mine = asked;
    refusal.set(null);
    try {
      const session = await loadSession(service.getToken, send);
      if (mine === asked) state.set({ ...state.get(), session });
    } catch (error) {
      if (mine === asked) refusal.set(refusalOf(error));
    }
  };

  machine.subscribe(() => {
    const { authUser, isLoading, error } = machine.get();
    const before = state.get();
    const same = before.authUser?.uid === authUser?.uid;
    state.set({ authUser, isLoading, error, session: same ? before.session : null });
    if (same) return;
    asked += 1;
    refusal.set(null);
    if (authUser) void askForSession();
  });

  const sayEnded = () => {
    for (const listener of endings) listener();
  };
  channel.addEventListener('message', ({ data }) => {
    if (data === ended) void service.signOut().then(sayEnded, showError);
  });
  machine.start();

  return {
    get: state.get,
    subscribe: state.subscribe,
    getToken: service.getToken,
    async signOut() {
      sayEnded();
    },
    refusal,
    retrySession: () => void askForSession(),
    authentication: service.authentication,
    linkNeedsEmail: service.linkNeedsEmail,
    completeLink: service.completeLink,
    giveUpLink: () => service.linkNeedsEmail.set(false),
    async endSession() {
      const authentication = await service.authentication();
      if (await authentication.signOut()) channel.postMessage(ended);
    },
    onSessionEnd(listener) {
      endings.add(listener);
      return () => endings.delete(listener);
    },
  };
}
