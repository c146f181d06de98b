import { useEffect, useSyncExternalStore } from 'react';
import type { RuntimeConfig } from '../contract/federation/runtime-config';
import {
  type Breadcrumb,
  type Command,
  type Observable,
  type ShortcutGroup,
  type SignInMethods,
  type Toast,
  useHost,
} from './host';

export const useObservable = <Value>(observable: Observable<Value>): Value =>
  useSyncExternalStore(
    (listener) => observable.subscribe(listener),
    () => observable.get(),
  );

/** Who is signed in, with `getToken()` for calls to the API, `signOut()` and `recheck()`. */
export function useSession() {
  const { identity } = useHost();
  const { getToken, recheck, signOut } = identity;
  return { ...useObservable(identity), getToken, recheck, signOut };
}

/** How the signed-in person comes in. @throws where nobody signs in: on visitors' screens. */
export function useSignInMethods(): SignInMethods {
  const { signInMethods } = useHost().identity;
  if (!signInMethods) throw new Error('Visitors do not sign in');
  return signInMethods;
}

export const useToast = (): Toast => useHost().toast;

export const useRuntimeConfig = (): RuntimeConfig => useHost().config;

export function usePreferences() {
  const { preferences } = useHost();
  return { ...useObservable(preferences), change: preferences.change };
}

/** Every load of a remote since the page was opened. */
export const useDiagnostics = () => useObservable(useHost().diagnostics);

/** Shows a crumb in the top bar while the calling screen is mounted; nothing until its label is known. */
export function useBreadcrumb(crumb: Breadcrumb | null): void {
  const { frame } = useHost();
  const { label, to } = crumb ?? { label: '', to: '' };
  useEffect(() => (label ? frame.addBreadcrumb({ label, to }) : undefined), [frame, label, to]);
}

/** Offers commands in the palette while the calling screen is mounted. Keep the array stable (useMemo). */
export function useCommands(commands: Command[]): void {
  const { frame } = useHost();
  useEffect(() => frame.addCommands(commands), [frame, commands]);
}

/** Lists shortcuts in their overview while the calling part is mounted. Keep the object stable (useMemo). */
export function useShortcuts(group: ShortcutGroup): void {
  const { frame } = useHost();
  useEffect(() => frame.addShortcuts(group), [frame, group]);
}
