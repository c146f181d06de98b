import { useAddressState } from '@vitrine/shared/ui';

/**
 * A filter of a list, as the address says; null where it lets everything through.
 * @param values those that there are: an address that somebody wrote by hand may ask for another.
 */
export function useFilter<const Value extends string>(
  name: string,
  values: readonly Value[],
  prefix = '',
): [Value | null, (value: Value | null) => void] {
  const [asked, setAsked] = useAddressState(`${prefix}${name}`, '', { drops: `${prefix}cursor` });
  return [values.find((value) => value === asked) ?? null, (value) => setAsked(value ?? '')];
}
