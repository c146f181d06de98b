import type { Observable } from '@vitrine/shared/host';

/** @returns whether a media query holds, now and from now on. */
export function mediaQuery(text: string): Observable<boolean> {
  const query = window.matchMedia(text);
  return {
    get: () => query.matches,
    subscribe(listener: () => void) {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
  };
}
