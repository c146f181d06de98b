import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';
import type { PublishedProduct } from '@vitrine/shared/contract';
import countryToCurrency from 'country-to-currency';
import { currencyKey } from './storage-keys';

type Variant = PublishedProduct['variants'][number];

export interface Price {
  currency: string;
  amount: number;
  /** What it cost before. */
  before: number | null;
}

/** Every currency that something is sold in, in the order of their codes. */
export const currenciesOf = (products: PublishedProduct[]): string[] =>
  [
    ...new Set(products.flatMap(({ variants }) => variants.flatMap(({ prices }) => Object.keys(prices)))),
  ].sort();

/** In the currency asked for, else in whichever there is. */
export function priceOf({ prices }: Variant, currency: string): Price | null {
  const known = prices[currency] ? currency : Object.keys(prices).sort()[0];
  const price = known === undefined ? undefined : prices[known];
  if (!known || !price) return null;
  const before = price.compareAt === undefined ? null : Number(price.compareAt);
  const amount = Number(price.amount);
  // A former price that was lower would be no reason to strike it through.
  return { currency: known, amount, before: before !== null && before > amount ? before : null };
}

/** The least that a product costs, of which of its variants, and whether others cost more. */
export function leastPrice(
  { variants }: PublishedProduct,
  currency: string,
): { price: Price; variantId: string; isLeast: boolean } | null {
  const priced = variants.flatMap((variant) => {
    const price = priceOf(variant, currency);
    return price ? { price, variantId: variant.id } : [];
  });
  const [first] = priced.toSorted(
    ({ price: a }, { price: b }) =>
      Number(b.currency === currency) - Number(a.currency === currency) || a.amount - b.amount,
  );
  return first
    ? { ...first, isLeast: priced.some(({ price }) => price.amount !== first.price.amount) }
    : null;
}

/** As the visitor writes it: whole amounts without decimals. */
export const written = (amount: number, currency: string, language: string): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);

/** The one chosen before on this device, else that of the region that the browser names, else the first. */
export function preferredCurrency(currencies: string[], languages: readonly string[]): string {
  const kept = deviceStorage.get(currencyKey) ?? '';
  const byRegion = languages.map((tag) => currencyOf(tag));
  return [kept, ...byRegion].find((one) => one && currencies.includes(one)) ?? currencies[0] ?? '';
}

export const keepCurrency = (currency: string) => deviceStorage.set(currencyKey, currency);

function currencyOf(tag: string): string | undefined {
  try {
    const { region } = new Intl.Locale(tag).maximize();
    return (countryToCurrency as Record<string, string>)[region ?? ''];
  } catch {
    // Browsers may be made to name any language.
    return undefined;
  }
}
