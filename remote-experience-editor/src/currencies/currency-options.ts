/** All currencies, by code and name, in the browser's language. */
export function currencyOptions(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(undefined, { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((value) => ({
    value,
    label: `${value} · ${names.of(value)}`,
  }));
}
