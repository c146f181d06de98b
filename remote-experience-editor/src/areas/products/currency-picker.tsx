import { Select } from '@vitrine/shared/ui';
import { useMemo } from 'react';
import { currencyOptions } from '../../currencies/currency-options';
import { useEditorTexts } from '../../texts/texts';

interface CurrencyPickerProps {
  taken: string[];
  onPick: (currency: string) => void;
}

/** One more currency, by its code or name. */
export function CurrencyPicker({ taken, onPick }: CurrencyPickerProps) {
  const t = useEditorTexts();
  const all = useMemo(currencyOptions, []);
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
