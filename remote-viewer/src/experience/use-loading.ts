import { useCallback, useEffect, useRef, useState } from 'react';

export type Loading<Value> =
  | { state: 'loading' }
  | { state: 'loaded'; value: Value }
  | { state: 'failed'; error: unknown };

/**
 * Runs `load` at mount, unless its value is there already, and whenever it changes; the newest run wins.
 * @returns its state and a way to load again.
 */
export function useLoading<Value>(
  load: () => Promise<Value>,
  atHand: Value | null = null,
): Loading<Value> & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState<Loading<Value>>(
    atHand ? { state: 'loaded', value: atHand } : { state: 'loading' },
  );
  const isThere = useRef(atHand !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    if (isThere.current) {
      isThere.current = false;
      return;
    }
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
