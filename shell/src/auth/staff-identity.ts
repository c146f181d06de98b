import { observable } from '@vitrine/shared/browser/observable';
import { ApiError, type GetToken } from '@vitrine/shared/client';
import type { InvitationState, Session } from '@vitrine/shared/contract';
import type { Identity, IdentityState, Observable, SignInMethods } from '@vitrine/shared/host';
import type { StaffAuthentication } from '../firebase/staff-authentication';
import { createAuthMachine } from './auth-machine';
import { checkInvitation } from './check-invitation';
import { describeAuthError } from './describe-auth-error';
import { invitation } from './invitation';
import { createStaffService } from './staff-service';
import { loadSession, type Refusal, refusalOf } from './staff-session';
import { texts } from './texts';

export interface StaffIdentity extends Identity {
  signInMethods: SignInMethods;
  /** Why the API gives a signed-in person no session; null while it does, or has not been asked. */
  refusal: Observable<Refusal | null>;
  retrySession(): void;
  /** What the sign-in screens do; rejects when Firebase cannot be loaded. */
  authentication(): Promise<StaffAuthentication>;
  linkNeedsEmail: Observable<boolean>;
  completeLink(email: string): Promise<void>;
  /** Its reader signs in another way. */
  giveUpLink(): void;
  /** What becomes of the invitation whose link led here; null without one. */
  checkInvitation(email?: string): Promise<InvitationState | null>;
  /** @returns whether the signed-in person's address is confirmed by now. */
  checkAddress(): Promise<boolean>;
  /** Ends the session in this tab and every other one. Nothing happens when nobody is signed in. */
  endSession(): Promise<void>;
  /** The session ran out under whoever is at work here: they sign in again over what they see (session-expired.tsx). */
  expired: Observable<boolean>;
  /** It did not run out: what they want to change asks for a sign-in of just now. */
  confirming: Observable<boolean>;
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

const ending = 'session-ending';
const ended = 'session-ended';
/** So often the API is asked whether the person may still be here, and with which roles. */
const recheckMs = 45_000;

/** Staff's identity: the state machine over Firebase, then the API's word on who that is. Begins at once. */
export function createStaffIdentity({ loadAuthentication, showError, channel, send }: Parts): StaffIdentity {
  const service = createStaffService(loadAuthentication);
  const machine = createAuthMachine(service, showError);
  const state = observable<IdentityState>({ ...machine.get(), session: null });
  const refusal = observable<Refusal | null>(null);
  const endings = new Set<() => void>();
  let asked = 0;

  /** Between a sign-out that somebody wants and the next sign-in: nobody is surprised by it. */
  let leaving = false;
  const expired = observable(false);
  const confirming = observable(false);
  /** Calls that wait for the same person to sign in again. */
  let waiting: ((signedIn: Promise<string | null>) => void)[] = [];

  const expire = () => {
    if (expired.get()) return;
    expired.set(true);
    // Firebase may still take itself for signed in, and would not report the same person again.
    service.signOut().catch(showError);
  };
  const comeBack = () => {
    expired.set(false);
    confirming.set(false);
    for (const resume of waiting.splice(0)) resume(service.getToken());
  };
  /** Whose calls wait is gone for good; nobody else's token may go out with them. */
  const forget = () => {
    waiting = [];
    expired.set(false);
    confirming.set(false);
    refusal.set(null);
    state.set({ ...state.get(), authUser: null, session: null });
  };

  const getToken: GetToken = async (options) => {
    const isAtWork = state.get().session !== null;
    if (options?.refused && isAtWork) expire();
    if (!expired.get()) {
      try {
        return await service.getToken(options);
      } catch (error) {
        if (!isAtWork || !endsSession(error)) throw error;
        expire();
      }
    }
    return new Promise((resolve) => waiting.push(resolve));
  };

  /**
   * Changes how the person comes in. Firebase wants a sign-in of the last minutes for that: they are asked for one over
   * what they see, and it goes on.
   * @throws in words for people.
   */
  const change = async (step: (authentication: StaffAuthentication) => Promise<void>) => {
    const authentication = await service.authentication();
    try {
      await step(authentication).catch(async (error: unknown) => {
        if (codeOf(error) !== 'auth/requires-recent-login') throw error;
        confirming.set(true);
        expire();
        await getToken();
        await step(authentication);
      });
    } catch (cause) {
      throw new Error(describeAuthError(cause, texts.changeFailed), { cause });
    }
  };
  const signInMethods: SignInMethods = {
    async read() {
      const { readSignInState } = await service.authentication();
      return readSignInState().catch((cause: unknown) => {
        throw new Error(describeAuthError(cause, texts.methodsUnreachable), { cause });
      });
    },
    setPassword: (password) => change((authentication) => authentication.changePassword(password)),
    linkGoogle: (played) => change((authentication) => authentication.linkGoogle(played)),
    unlinkGoogle: () => change((authentication) => authentication.unlinkGoogle()),
  };

  /** @param quietly the person is at work: only what the API decided counts, not that it did not answer. */
  const askForSession = async ({ quietly = false } = {}) => {
    asked += 1;
    const mine = asked;
    if (!quietly) refusal.set(null);
    try {
      const session = await loadSession(service.getToken, send);
      if (mine === asked && !isSame(session, state.get().session)) state.set({ ...state.get(), session });
    } catch (error) {
      if (mine !== asked) return;
      const refused = refusalOf(error);
      if (isUnauthenticated(error)) {
        if (quietly) expire();
        else await leave().catch(showError);
      } else if (refused.final || !quietly) {
        state.set({ ...state.get(), session: null });
        refusal.set(refused);
      }
    }
  };

  machine.subscribe(() => {
    const { authUser, isLoading, error } = machine.get();
    const before = state.get();
    if (authUser) leaving = false;
    else if (before.session && !leaving) return expired.set(true);
    const same = before.authUser?.uid === authUser?.uid;
    if (!same) forget();
    state.set({ authUser, isLoading, error, session: same ? before.session : null });
    if (same && expired.get()) comeBack();
    if (same) return;
    asked += 1;
    if (authUser) void askForSession();
  });

  const leave = async (): Promise<boolean> => {
    leaving = true;
    try {
      const wasSignedIn = await (await service.authentication()).signOut();
      const wasExpired = expired.get();
      forget();
      return wasSignedIn || wasExpired;
    } catch (error) {
      leaving = false;
      throw error;
    }
  };
  const sayEnded = () => {
    for (const listener of endings) listener();
  };
  channel.addEventListener('message', ({ data }) => {
    // Firebase may tell this tab of the sign-out before the tab in which it happened does.
    if (data === ending) leaving = true;
    if (data === ended) void leave().then(sayEnded, showError);
  });
  machine.start();
  const recheck = () => {
    if (state.get().session && !expired.get() && document.visibilityState === 'visible')
      void askForSession({ quietly: true });
  };
  setInterval(recheck, recheckMs);
  document.addEventListener('visibilitychange', recheck);

  return {
    get: state.get,
    subscribe: state.subscribe,
    getToken,
    async signOut() {
      sayEnded();
    },
    recheck: () => askForSession({ quietly: true }),
    async checkAddress() {
      // What the token says is as old as the token.
      await service.getToken({ refresh: true });
      await askForSession({ quietly: true });
      return state.get().session?.addressConfirmed === true;
    },
    signInMethods,
    refusal,
    expired,
    confirming,
    retrySession: () => void askForSession(),
    authentication: service.authentication,
    linkNeedsEmail: service.linkNeedsEmail,
    completeLink: service.completeLink,
    giveUpLink: () => service.linkNeedsEmail.set(false),
    async checkInvitation(email) {
      const token = invitation.get();
      if (!token) return null;
      const answer = await checkInvitation(token, email, send);
      // What opens nothing now will not open anything later either.
      if (answer === 'ended') invitation.forget();
      return answer;
    },
    async endSession() {
      channel.postMessage(ending);
      if (await leave()) channel.postMessage(ended);
    },
    onSessionEnd(listener) {
      endings.add(listener);
      return () => endings.delete(listener);
    },
  };
}

const codeOf = (error: unknown) => String((error as { code?: unknown }).code);

/** Firebase's words for a sign-in that it will not renew. */
const endsSession = (error: unknown) =>
  [
    'auth/user-token-expired',
    'auth/user-disabled',
    'auth/user-not-found',
    'auth/invalid-user-token',
    'auth/invalid-refresh-token',
  ].includes(codeOf(error));

const isUnauthenticated = (error: unknown) => error instanceof ApiError && error.status === 401;

/** When a person was last seen moves with every question; their preferences are kept by who changes them. */
const isSame = (one: Session, other: Session | null) =>
  JSON.stringify(lasting(one)) === JSON.stringify(other && lasting(other));
const lasting = ({ addressConfirmed, brands, person }: Session) => [
  addressConfirmed,
  brands,
  { ...person, lastSeenAt: null },
];
