import { useObservable } from '@vitrine/shared/host';
import { useSyncExternalStore } from 'react';
import { environment } from './environment';

const query = window.matchMedia('(prefers-reduced-motion: reduce)');

function subscribe(listener: () => void): () => void {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function useReducedMotion(): boolean {
  const asked = useSyncExternalStore(subscribe, () => query.matches);
  return useObservable(environment).reducedMotion ?? asked;
}
