import { useSearchParams } from '@vitrine/shared/host';
import { useCallback } from 'react';

interface Options {
  /** Another word of the address that means nothing any more once this one changes: the page of a list. */
  drops?: string;
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
          if (drops) next.delete(drops);
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
