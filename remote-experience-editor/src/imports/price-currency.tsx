import { LabelledField, Select } from '@vitrine/shared/ui';
import { useMemo } from 'react';
import { currencyOptions } from '../currencies/currency-options';
import { useEditorTexts } from '../texts/texts';

interface PriceCurrencyProps {
  /** What the prices of the file were read in. */
  value: string;
  disabled: boolean;
  /** Has the file checked again. */
  onChange: (currency: string) => void;
}

/** What prices are in whose column does not say it: named before anything is written, and to be chosen. */
export function PriceCurrency({ value, disabled, onChange }: PriceCurrencyProps) {
  const t = useEditorTexts();
  const options = useMemo(currencyOptions, []);
  return (
    <LabelledField label={t('imports.currency')} help={t('imports.currencyHelp')}>
      <Select
        value={value}
        searchable
        disabled={disabled}
        options={options}
        onChange={(currency) => currency && currency !== value && onChange(currency)}
      />
    </LabelledField>
  );
}
