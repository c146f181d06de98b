import { observable } from '@vitrine/shared/browser/observable';
import type { IdentityState, Observable } from '@vitrine/shared/host';
import type { IdentityService } from './identity-service';

/** Specification, section 4. */
export type AuthState = Pick<IdentityState, 'authUser' | 'isLoading' | 'error'>;

/** Specification, section 8: authentication failure without a message. */
const failureWithoutMessage = 'An error occurred during authentication';

export interface AuthMachine extends Observable<AuthState> {
  /** Begins to listen. @returns what ends it. */
  start(): () => void;
}

/**
 * The authentication state of specification section 4, over either identity service. When loading has ended, there
 * is no user and no error, the automatic sign-in step runs: once per load, and again when the browser comes back
 * online; never because it failed.
 * @param showError the error toast.
 */
export function createAuthMachine(
  service: Pick<IdentityService, 'subscribe' | 'automaticSignIn'>,
  showError: (error: unknown) => void,
): AuthMachine {
  const state = observable<AuthState>({ authUser: null, isLoading: true, error: null });
  let due = true;
  let running = false;

  const automaticStep = async () => {
    const { authUser, isLoading, error } = state.get();
    if (!due || running || isLoading || authUser || error !== null) return;
    due = false;
    running = true;
    try {
      await service.automaticSignIn();
      running = false;
    } catch (failure) {
      running = false;
      showError(withMessage(failure));
      // Due again only if the browser came back online while the step was failing.
      void automaticStep();
    }
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    start() {
      const unsubscribe = service.subscribe(
        (authUser) => {
          state.set({ authUser, isLoading: false, error: null });
          void automaticStep();
        },
        (error) => state.set({ ...state.get(), isLoading: false, error: messageOf(error) }),
      );
      const onOnline = () => {
        due = true;
        void automaticStep();
      };
      window.addEventListener('online', onOnline);
      return () => {
        window.removeEventListener('online', onOnline);
        unsubscribe();
      };
    },
  };
}

/** The failure itself, or one that says the specification's words in its place and keeps the server's status. */
const withMessage = (failure: unknown): unknown =>
  failure instanceof Error && failure.message
    ? failure
    : Object.assign(new Error(failureWithoutMessage, { cause: failure }), failure);

function messageOf(error: unknown): string {
  return (error instanceof Error && error.message) || failureWithoutMessage;
}
