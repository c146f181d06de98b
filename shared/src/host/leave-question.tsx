import { useEffect, useRef } from 'react';
import { useBlocker, useLocation } from 'react-router-dom';
import { type Guard, guards, guardsAgainst } from './leave-guard';

/**
 * Asks for every `useLeaveGuard` of the page before another screen opens. The shell renders it once, around screens,
 * and from the start: a blocker that came with the first guard would let through who goes back at once after typing.
 */
export function LeaveQuestion() {
  const asking = useRef<Guard[]>([]);
  const meant = useRef<Guard[]>([]);
  const { key } = useLocation();
  const blocker = useBlocker((leaving) => {
    asking.current = guardsAgainst(leaving);
    return asking.current.length > 0;
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // Two forms ask in the same words mostly.
    const questions = new Set(asking.current.map(({ question }) => question));
    if (window.confirm([...questions].join('\n'))) {
      meant.current = asking.current;
      blocker.proceed();
    } else blocker.reset();
  }, [blocker]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says that the address has changed
  useEffect(() => {
    // Whatever went with the address asks no more.
    const staying = guards.get().filter((guard) => meant.current.includes(guard));
    meant.current = [];
    for (const guard of staying) guard.onLeft();
  }, [key]);
  return null;
}
