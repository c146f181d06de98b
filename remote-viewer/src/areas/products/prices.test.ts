import type { PublishedProduct } from '@vitrine/shared/contract';
import { currenciesOf, keepCurrency, leastPrice, preferredCurrency, priceOf, written } from './prices';

const variant = (prices: PublishedProduct['variants'][number]['prices']) => ({
  id: 'one',
  values: {},
  prices,
  available: true,
});
const product = (...variants: PublishedProduct['variants']): PublishedProduct => ({
  id: 'chair',
  title: {},
  description: {},
  collections: [],
  options: [],
  variants,
  media: [],
});

beforeEach(() => localStorage.clear());

describe('a price', () => {
  it('is in the currency asked for, else in the one that there is', () => {
    const one = variant({ EUR: { amount: '340' }, USD: { amount: '390' } });
    expect(priceOf(one, 'USD')).toEqual({ currency: 'USD', amount: 390, before: null });
    expect(priceOf(one, 'CHF')?.currency).toBe('EUR');
    expect(priceOf(variant({}), 'EUR')).toBeNull();
  });

  it('is struck through only where it was higher', () => {
    const at = (compareAt: string) => priceOf(variant({ EUR: { amount: '340', compareAt } }), 'EUR')?.before;
    expect([at('390'), at('340'), at('300')]).toEqual([390, null, null]);
  });

  it('of a product is its least, told as such where others are higher', () => {
    const chair = product(
      variant({ EUR: { amount: '360' } }),
      variant({ EUR: { amount: '340' } }),
      variant({ USD: { amount: '1' } }),
    );
    expect(leastPrice(chair, 'EUR')).toEqual({
      price: { currency: 'EUR', amount: 340, before: null },
      variantId: 'one',
      isLeast: true,
    });
    expect(leastPrice(product(variant({ EUR: { amount: '340' } })), 'EUR')?.isLeast).toBe(false);
    expect(leastPrice(product(), 'EUR')).toBeNull();
  });

  it('is written as the visitor does', () => {
    expect(written(1299, 'EUR', 'en')).toBe('€1,299');
    expect(written(1299.5, 'EUR', 'de')).toBe('1.299,50\u00a0€');
  });
});

describe('the currency', () => {
  const currencies = currenciesOf([
    product(variant({ USD: { amount: '1' }, EUR: { amount: '1' } })),
    product(variant({ CHF: { amount: '1' } })),
  ]);

  it('is that of the visitor’s region, as far as things are sold in it', () => {
    expect(currencies).toEqual(['CHF', 'EUR', 'USD']);
    expect(preferredCurrency(currencies, ['de-AT', 'en-US'])).toBe('EUR');
    expect(preferredCurrency(currencies, ['de-CH'])).toBe('CHF');
    expect(preferredCurrency(currencies, ['de'])).toBe('EUR');
    expect(preferredCurrency(currencies, ['ja', 'not a language'])).toBe('CHF');
    expect(preferredCurrency([], ['de'])).toBe('');
  });

  it('is the one that was chosen on this device', () => {
    keepCurrency('USD');
    expect(preferredCurrency(currencies, ['de-AT'])).toBe('USD');
    expect(preferredCurrency(['EUR'], ['de-AT'])).toBe('EUR');
  });
});
