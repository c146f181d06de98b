import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Where signing out leads. */
const logoutPath = '/manager/logout';

/**
 * Keeps people from losing what is not saved: asks before another screen opens and before the tab closes.
 * The staff frame asks before somebody signs out; a session that ended, maybe in another tab, cannot be held up.
 * @param unsaved whether something would be lost now.
 * @param question what to ask, in words of the screen.
 */
export function useLeaveGuard(unsaved: boolean, question: string): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== logoutPath,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);

  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
