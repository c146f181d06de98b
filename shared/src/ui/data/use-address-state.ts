import { useSearchParams } from '@vitrine/shared/host';
import { useCallback } from 'react';

/**
 * A word of the screen's state that lives in the address, so that reload, back and a sent link keep it.
 * @param initial what an address without it means; it is then left out of the address.
 */
export function useAddressState(name: string, initial = ''): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (value: string) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (value === initial) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    [name, initial, setParams],
  );
  return [params.get(name) ?? initial, change];
}
