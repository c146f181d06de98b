import { useInsertionEffect, useRef } from 'react';

/**
 * Remembers what had the focus when a dialog opened, to give it back when the dialog is gone.
 * @returns call it once the dialog is gone, with its element while that is still in the document. The focus goes back
 * only if the dialog still has it, or nothing has: who went elsewhere meanwhile stays there.
 */
export function useFocusBack(open: boolean): (closing?: Element | null) => void {
  const before = useRef<Element>(null);
  // Earlier than any other effect: a field that takes the focus itself has it by then.
  useInsertionEffect(() => {
    if (open) before.current = document.activeElement;
  }, [open]);
  return (closing) => {
    const focused = document.activeElement;
    // Around it too: the layer on which a drawer lies may have it, or the page itself.
    const isLeft = !focused || closing?.contains(focused) || focused.contains(closing ?? document.body);
    if (isLeft && before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  };
}
