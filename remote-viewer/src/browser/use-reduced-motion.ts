import { useObservable } from '@vitrine/shared/host';
import { environment } from './environment';
import { mediaQuery } from './media-query';

const asked = mediaQuery('(prefers-reduced-motion: reduce)');

export function useReducedMotion(): boolean {
  const byBrowser = useObservable(asked);
  return useObservable(environment).reducedMotion ?? byBrowser;
}
