import { type RefObject, useLayoutEffect, useRef } from 'react';
import { takeFocus } from './take-focus';

/**
 * Takes the focus to what has come when it was in what has gone, so that keys and screen readers go on from there.
 * @param shown which of several things is shown.
 * @returns for the element around it, with `tabIndex={-1}`.
 */
export function useKeptFocus<E extends HTMLElement>(shown: unknown): RefObject<E | null> {
  const around = useRef<E>(null);
  const before = useRef(shown);
  useLayoutEffect(() => {
    const changed = before.current !== shown;
    before.current = shown;
    if (changed && document.activeElement === document.body) takeFocus(around.current);
  }, [shown]);
  return around;
}
