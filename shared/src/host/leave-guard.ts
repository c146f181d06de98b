import { useLayoutEffect, useRef } from 'react';
import type { BlockerFunction } from 'react-router-dom';
import { observable } from '../browser/observable';

/** Where signing out leads. */
const logoutPath = '/manager/logout';

export interface Guard {
  question: string;
  back: boolean;
  onLeft: () => void;
}

/** Of everything on the page that would be lost now: the router itself knows one blocker only. */
export const guards = observable<readonly Guard[]>([]);

interface LeaveGuardOptions {
  /** Ask too when the browser's Back stays on the screen: what closes a window whose state is in the address. */
  back?: boolean;
  /** Somebody meant it, and the address has changed: what still stands there goes. */
  onLeft?: () => void;
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
  { back = false, onLeft }: LeaveGuardOptions = {},
): void {
  const left = useRef(onLeft);
  left.current = onLeft;
  // With the change itself, not some time after it: what was just saved may lead to another screen at once.
  useLayoutEffect(() => {
    if (!unsaved) return;
    const guard = { question, back, onLeft: () => left.current?.() };
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    guards.set([...guards.get(), guard]);
    window.addEventListener('beforeunload', ask);
    return () => {
      guards.set(guards.get().filter((other) => other !== guard));
      window.removeEventListener('beforeunload', ask);
    };
  }, [unsaved, question, back]);
}

/** @returns those that ask before the address changes in this way. */
export function guardsAgainst({
  currentLocation,
  nextLocation,
  historyAction,
}: Parameters<BlockerFunction>[0]): Guard[] {
  if (nextLocation.pathname === logoutPath) return [];
  const isLeft = currentLocation.pathname !== nextLocation.pathname;
  return guards.get().filter(({ back }) => isLeft || (back && historyAction === 'POP'));
}
