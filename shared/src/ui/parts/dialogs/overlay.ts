import { useLayoutEffect } from 'react';

let container: HTMLElement | null = null;

/**
 * Where dialogs and drawers are put. Not the body itself: there antd locks scrolling with a style element that carries
 * no nonce, which the content security policy refuses; `useScrollLock` does it instead.
 */
export function overlayContainer(): HTMLElement {
  if (!container?.isConnected) container = document.body.appendChild(document.createElement('div'));
  return container;
}

let locks = 0;

/** @returns whether a dialog or a drawer is open over the page. */
export const isCovered = (): boolean => locks > 0;

/**
 * @param press on what lies around a dialog, or the key that closes it.
 * @returns whether it is the second half of a double click: the first half opened the dialog under the pointer.
 */
export const isSecondPress = ({ detail }: { detail?: number }): boolean => (detail ?? 0) > 1;

/** Keeps the page behind an open dialog or drawer where it is, also sideways when its scroll bar goes. */
export function useScrollLock(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return;
    const { style, clientWidth } = document.documentElement;
    if (locks === 0) {
      style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`;
      style.overflow = 'hidden';
    }
    locks += 1;
    return () => {
      locks -= 1;
      if (locks > 0) return;
      style.paddingInlineEnd = '';
      style.overflow = '';
    };
  }, [open]);
}
