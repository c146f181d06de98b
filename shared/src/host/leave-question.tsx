import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { useObservable } from './hooks';
import { guards, leaveQuestion } from './leave-guard';

/** Asks for every `useLeaveGuard` of the page before another screen opens. The shell renders it once, around screens. */
export function LeaveQuestion() {
  const isUnsaved = useObservable(guards).length > 0;
  return isUnsaved ? <Asking /> : null;
}

function Asking() {
  const question = useRef<string | null>(null);
  const blocker = useBlocker((leaving) => {
    question.current = leaveQuestion(leaving);
    return question.current !== null;
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(question.current ?? '')) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  return null;
}
