import { useEffect, useRef, useState } from 'react';

/** Whoever reads without touching is asked before everything goes. */
const warnSeconds = 10;

const touches = ['pointerdown', 'wheel', 'click', 'keydown'] as const;

/**
 * Watches whether somebody is at a kiosk.
 * @param afterSeconds how long nothing has to be touched. It begins with a first touch: where nobody was, nobody goes.
 * @param isThere somebody has stepped in, perhaps before this could see them touch anything.
 * @param onIdle is called once for each visitor who went.
 * @returns the seconds that are left, from when the visitor should be asked; null before.
 */
export function useIdle(afterSeconds: number, isThere: boolean, onIdle: () => void): number | null {
  const [left, setLeft] = useState<number | null>(null);
  const whenIdle = useRef(onIdle);
  whenIdle.current = onIdle;
  const someoneIsThere = useRef(isThere);
  someoneIsThere.current = isThere;
  useEffect(() => {
    let lastTouch = someoneIsThere.current ? Date.now() : null;
    const touched = ({ type }: Event) => {
      lastTouch = Date.now();
      // What was asked stays under the finger until it is up, so that no touch goes through to what lies beneath.
      if (type === 'click' || type === 'keydown') setLeft(null);
    };
    const timer = setInterval(() => {
      if (lastTouch === null) return;
      const remaining = afterSeconds - Math.floor((Date.now() - lastTouch) / 1000);
      setLeft(remaining > 0 && remaining <= Math.min(warnSeconds, afterSeconds / 2) ? remaining : null);
      if (remaining > 0) return;
      lastTouch = null;
      whenIdle.current();
    }, 1000);
    // Before anything on the page can keep them to itself.
    for (const name of touches) window.addEventListener(name, touched, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const name of touches) window.removeEventListener(name, touched, { capture: true });
    };
  }, [afterSeconds]);
  return left;
}
