import { useCallback, useEffect, useState } from 'react';

export type Loading<Value> =
  | { state: 'loading' }
  | { state: 'loaded'; value: Value }
  | { state: 'failed'; error: unknown };

/**
 * Runs `load` at mount and whenever it changes; the newest run wins.
 * @returns its state and a way to load again.
 */
export function useLoading<Value>(load: () => Promise<Value>): Loading<Value> & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState<Loading<Value>>({ state: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let current = true;
    // What is there stays until the new is.
    setLoading((former) => (former.state === 'loaded' ? former : { state: 'loading' }));
    load().then(
      (value) => current && setLoading({ state: 'loaded', value }),
      (error: unknown) => current && setLoading({ state: 'failed', error }),
    );
    return () => {
      current = false;
    };
  }, [load, attempt]);
  return { ...loading, retry: useCallback(() => setAttempt((count) => count + 1), []) };
}
