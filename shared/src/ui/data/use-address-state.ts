import { useSearchParams } from '@vitrine/shared/host';
import { useCallback } from 'react';

interface Options {
  /** Other words of the address that mean nothing any more once this one changes: pages of lists. One object for all renders. */
  drops?: string | readonly string[];
  /** The browser's Back leads to the value before. */
  back?: boolean;
}

/**
 * A word of the screen's state that lives in the address, so that reload, back and a sent link keep it.
 * @param initial what an address without it means; it is then left out of the address.
 */
export function useAddressState(
  name: string,
  initial = '',
  { drops, back = false }: Options = {},
): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (value: string) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const other of [drops ?? []].flat()) next.delete(other);
          if (value === initial) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: !back },
      ),
    [name, initial, drops, back, setParams],
  );
  return [params.get(name) ?? initial, change];
}
