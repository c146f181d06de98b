import { type PointerEvent, useRef } from 'react';

const closingPx = 60;

/** Handlers for a sheet's header: a swipe down closes it. */
export function useSwipeDown(onClose: () => void) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.clientY;
    },
    onPointerUp: (event: PointerEvent) => {
      if (from.current !== null && event.clientY - from.current > closingPx) onClose();
      from.current = null;
    },
  };
}
