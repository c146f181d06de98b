import { useLayoutEffect } from 'react';
import type { BlockerFunction } from 'react-router-dom';
import { observable } from '../browser/observable';

/** Where signing out leads. */
const logoutPath = '/manager/logout';

interface Guard {
  question: string;
  back: boolean;
}

/** Of everything on the page that would be lost now: the router itself knows one blocker only. */
export const guards = observable<readonly Guard[]>([]);

interface LeaveGuardOptions {
  /** Ask too when the browser's Back stays on the screen: what closes a window whose state is in the address. */
  back?: boolean;
}

/**
 * Keeps people from losing what is not saved: asks before another screen opens and before the tab closes, once for
 * everything on the page that is unsaved. The staff frame asks before somebody signs out; a session that ended, maybe
 * in another tab, cannot be held up.
 * @param unsaved whether something would be lost now.
 * @param question what to ask, in words of the screen.
 */
export function useLeaveGuard(
  unsaved: boolean,
  question: string,
  { back = false }: LeaveGuardOptions = {},
): void {
  // With the change itself, not some time after it: what was just saved may lead to another screen at once.
  useLayoutEffect(() => {
    if (!unsaved) return;
    const guard = { question, back };
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    guards.set([...guards.get(), guard]);
    window.addEventListener('beforeunload', ask);
    return () => {
      guards.set(guards.get().filter((other) => other !== guard));
      window.removeEventListener('beforeunload', ask);
    };
  }, [unsaved, question, back]);
}

/** @returns what to ask before the address changes in this way; null when nothing would be lost. */
export function leaveQuestion({
  currentLocation,
  nextLocation,
  historyAction,
}: Parameters<BlockerFunction>[0]): string | null {
  if (nextLocation.pathname === logoutPath) return null;
  const isLeft = currentLocation.pathname !== nextLocation.pathname;
  const asking = guards.get().filter(({ back }) => isLeft || (back && historyAction === 'POP'));
  // Two forms ask in the same words mostly.
  return [...new Set(asking.map(({ question }) => question))].join('\n') || null;
}
