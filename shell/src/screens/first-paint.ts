import { useEffect } from 'react';

let waiting = 0;

/**
 * What a placement's HTML shows by itself (server/first-paint.ts) stays over what stands in for a screen, for as long as
 * one of those does: the page never becomes blank in between. Every page of a placement begins with one.
 */
export function useKeptFirstPaint(): void {
  useEffect(() => {
    waiting += 1;
    return () => {
      waiting -= 1;
      // One may follow on another.
      setTimeout(() => waiting === 0 && document.querySelector('.first-paint')?.remove());
    };
  }, []);
}
