import { useLanguage, useTexts } from '../../language/language';
import { productTexts } from './product-texts';

/** In which currency prices are shown, and which there are. */
export interface Priced {
  currency: string;
  currencies: string[];
  onCurrency: (currency: string) => void;
}

/** Where things are sold in more than one currency. */
export function CurrencySwitch({ currency, currencies, onCurrency }: Priced) {
  const [t, textsMark] = useTexts(productTexts);
  const { language } = useLanguage();
  if (currencies.length < 2) return null;
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return (
    <select
      {...textsMark}
      aria-label={t.currency}
      value={currency}
      onChange={({ target }) => onCurrency(target.value)}
    >
      {currencies.map((code) => (
        <option key={code} value={code} aria-label={`${code}, ${names.of(code)}`}>
          {code}
        </option>
      ))}
    </select>
  );
}
