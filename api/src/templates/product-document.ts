import type { ProductDocument } from '@vitrine/shared/contract';
import { generateNKeysBetween } from 'fractional-indexing';
import facts from '../library/models/facts.json';
import type { TemplateProduct } from './showroom-products';

/** From euros, as a shop rounds it. */
const dollarsPerEuro = 1.15;

/** Whose products they are; without one they are nobody's, and sold nowhere. */
export interface Shop {
  vendor: string;
  address: string;
}

/** @param picture hash of the product's. @param libraryObjectId its model */
export function productDocument(
  product: TemplateProduct,
  picture: string,
  libraryObjectId: string,
  shop?: Shop,
): ProductDocument {
  const { alt, collections, description, handle, model, options, title, variants } = product;
  const [width = 0, height = 0, depth = 0] = facts[model].dimensionsMetres;
  const code = handle.split('-')[0]?.toUpperCase() ?? '';
  return {
    title: { ...title },
    handle,
    status: 'active',
    description: { ...description },
    ...(shop && { vendor: shop.vendor }),
    tags: {},
    collections: Object.fromEntries(collections.map((name) => [name, true as const])),
    options: ordered(options, ({ id, name, values }) => [
      id,
      {
        name: { ...name },
        values: ordered(values, ({ id, colour, ...label }) => [id, { label, ...(colour && { colour }) }]),
      },
    ]),
    variants: ordered(variants, ({ before, euros, soldOut, values }) => [
      values.join('-') || 'only',
      {
        values: Object.fromEntries(options.map(({ id }, place) => [id, values[place] ?? ''])),
        sku: [code, ...values.map((value) => value.slice(0, 3).toUpperCase())].join('-'),
        prices: { EUR: price(euros, before), USD: price(inDollars(euros), before && inDollars(before)) },
        available: !soldOut,
      },
    ]),
    media: { front: { order: 'a0', image: picture, alt: { ...alt } } },
    libraryObjectId,
    dimensionsMetres: { width, height, depth },
    ...(shop && { buyUrl: `${shop.address}/${handle}` }),
  };
}

const inDollars = (euros: number) => Math.round((euros * dollarsPerEuro) / 5) * 5;

const price = (amount: number, before?: number) => ({
  amount: `${amount}.00`,
  ...(before && { compareAt: `${before}.00` }),
});

/** A document's map of entries, in the order given. */
function ordered<From, Entry extends object>(
  from: From[],
  entryOf: (one: From) => [id: string, entry: Entry],
): Record<string, Entry & { order: string }> {
  const orders = generateNKeysBetween(null, null, from.length);
  return Object.fromEntries(
    from.map((one, place) => {
      const [id, entry] = entryOf(one);
      return [id, { ...entry, order: orders[place] ?? 'a0' }];
    }),
  );
}
