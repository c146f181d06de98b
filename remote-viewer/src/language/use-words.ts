import { useEffect, useReducer, useRef, useState } from 'react';
import type { Dictionary, Words } from './dictionary';

/** Whatever did not come, and nobody can ask for. */
export const retryAfterMs = 10_000;

/**
 * The words of a dictionary, fetched when they are not there yet. In another language than before, the former words
 * stay until the new ones are there. What did not come is tried again.
 * @param options.throws what kept the first ones from coming.
 * @param options.instead is said where the first ones did not come, until they do.
 * @returns null before there are any.
 */
export function useWords<Texts>(
  dictionary: Dictionary<Texts>,
  languages: string[],
  { throws = false, instead = null }: { throws?: boolean; instead?: Words<Texts> | null } = {},
): Words<Texts> | null {
  const former = useRef<Words<Texts> | null>(null);
  const words = dictionary.loaded(languages);
  if (words) former.current = words;
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0);
  const [error, setError] = useState<unknown>(null);
  const isThere = words !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what the list says; another attempt loads again
  useEffect(() => {
    if (isThere) return;
    let isWanted = true;
    let timer: ReturnType<typeof setTimeout>;
    dictionary.load(languages).then(
      () => isWanted && tryAgain(),
      (failure: unknown) => {
        if (!isWanted) return;
        setError(failure);
        timer = setTimeout(tryAgain, retryAfterMs);
      },
    );
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [dictionary, languages.join(), isThere, attempt]);
  if (throws && error && !former.current) throw error;
  return former.current ?? (error ? instead : null);
}
