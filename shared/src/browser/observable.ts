import type { Observable } from '../host/host';

/** A value with listeners: the smallest store that useSyncExternalStore can watch. */
export function observable<Value>(initial: Value): Observable<Value> & { set(value: Value): void } {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
