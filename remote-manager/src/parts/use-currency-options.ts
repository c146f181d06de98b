import { useFormat } from '@vitrine/shared/ui';
import { useMemo } from 'react';

/** Every currency that the browser knows, by its name in the reader's language: "EUR · Euro". */
export function useCurrencyOptions() {
  const format = useFormat();
  return useMemo(
    () =>
      Intl.supportedValuesOf('currency').map((code) => ({
        value: code,
        label: `${code} · ${format.currencyName(code)}`,
      })),
    [format],
  );
}
