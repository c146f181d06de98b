import type { ProductDocument } from '@vitrine/shared/contract';

/** What a product costs, from the cheapest to the dearest variant, in each currency: "€340.00 – €390.00". */
export function priceRange({ variants }: Pick<ProductDocument, 'variants'>, language?: string): string {
  const byCurrency = new Map<string, number[]>();
  for (const { prices } of Object.values(variants))
    for (const [currency, { amount }] of Object.entries(prices))
      byCurrency.set(currency, [...(byCurrency.get(currency) ?? []), Number(amount)]);
  return [...byCurrency]
    .map(([currency, amounts]) => {
      const format = new Intl.NumberFormat(language, { style: 'currency', currency });
      const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
      return least === most ? format.format(least) : format.formatRange(least, most);
    })
    .join(', ');
}
