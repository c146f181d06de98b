import { Select } from '@vitrine/shared/ui';
import { useMemo } from 'react';
import { useEditorTexts } from '../../texts/texts';

interface CurrencyPickerProps {
  taken: string[];
  onPick: (currency: string) => void;
}

/** One more currency, by its code or name. */
export function CurrencyPicker({ taken, onPick }: CurrencyPickerProps) {
  const t = useEditorTexts();
  const all = useMemo(() => {
    const names = new Intl.DisplayNames(undefined, { type: 'currency' });
    return Intl.supportedValuesOf('currency').map((value) => ({
      value,
      label: `${value} · ${names.of(value)}`,
    }));
  }, []);
  return (
    <Select
      label={t('products.variantList.currency')}
      placeholder={t('products.variantList.currency')}
      value={null}
      searchable
      options={all.filter(({ value }) => !taken.includes(value))}
      onChange={(currency) => currency && onPick(currency)}
    />
  );
}
