import { inOrder, type ProductDocument, type ProductVariant, productsLimits } from '@vitrine/shared/contract';
import { newEntryId } from '../../documents/store/entry-id';
import { given } from '../../documents/store/given';
import { insertedEntries, type New } from '../../lists/inserted-entries';

/** Changes of a product's options, variants and pictures, as functions from one state to the next. */
type Change = (product: ProductDocument) => ProductDocument;

type Option = ProductDocument['options'][string];
type Value = Option['values'][string];
type Medium = ProductDocument['media'][string];

const without = <T>(map: Record<string, T>, ...keys: string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(map).filter(([key]) => !keys.includes(key)));

export const addedOption =
  (id: string): Change =>
  (product) => ({
    ...product,
    options: insertedEntries<Option>([[id, { name: {}, values: {} }]])(product.options),
  });

export const changedOption =
  (id: string, change: Partial<Option>): Change =>
  (product) => {
    const option = product.options[id];
    return option ? { ...product, options: { ...product.options, [id]: { ...option, ...change } } } : product;
  };

/** Without an option. Of variants that can then not be told apart, the first stays. */
export const removedOption =
  (id: string): Change =>
  (product) => {
    const seen = new Set<string>();
    const variants = inOrder(product.variants).flatMap(([variantId, variant]) => {
      const values = without(variant.values, id);
      const key = keyOf(values);
      if (seen.has(key)) return [];
      seen.add(key);
      return [[variantId, { ...variant, values }] as const];
    });
    return { ...product, options: without(product.options, id), variants: Object.fromEntries(variants) };
  };

/** Further values of an option. Its first one is that of all variants that there are. @param after the end when left out. */
export const addedValues =
  (optionId: string, added: [id: string, value: New<Value>][], after?: string): Change =>
  (product) => {
    const option = product.options[optionId];
    const first = added[0]?.[0];
    if (!option || first === undefined) return product;
    const values = insertedEntries(added, after)(option.values);
    const isFirst = Object.keys(option.values).length === 0;
    const variants = isFirst
      ? mapped(product.variants, (variant) => ({
          ...variant,
          values: { ...variant.values, [optionId]: first },
        }))
      : product.variants;
    return { ...changedOption(optionId, { values })(product), variants };
  };

export const changedValue =
  (optionId: string, valueId: string, change: Partial<Value>): Change =>
  (product) => {
    const option = product.options[optionId];
    const value = option?.values[valueId];
    if (!option || !value) return product;
    return changedOption(optionId, { values: { ...option.values, [valueId]: { ...value, ...change } } })(
      product,
    );
  };

/** Without a value, and without the variants that have it. */
export const removedValue =
  (optionId: string, valueId: string): Change =>
  (product) => {
    const option = product.options[optionId];
    if (!option) return product;
    const gone = Object.entries(product.variants).flatMap(([id, { values }]) =>
      values[optionId] === valueId ? id : [],
    );
    return {
      ...changedOption(optionId, { values: without(option.values, valueId) })(product),
      variants: without(product.variants, ...gone),
    };
  };

/** What can be bought of a product and is no variant yet: every choice of one value an option. */
export function missingVariants({ options, variants }: ProductDocument): ProductVariant['values'][] {
  const known = new Set(Object.values(variants).map(({ values }) => keyOf(values)));
  return combinations(options).filter((values) => !known.has(keyOf(values)));
}

/**
 * With a variant for every choice that has none, as many as a product may have. They cost what the first one costs.
 * @param firstId of the first that is made.
 */
export const completedVariants =
  (firstId: string): Change =>
  (product) => {
    const prices = inOrder(product.variants)[0]?.[1].prices ?? {};
    const room = productsLimits.variants - Object.keys(product.variants).length;
    const made = missingVariants(product)
      .slice(0, Math.max(0, room))
      .map((values, index): [string, New<ProductVariant>] => [
        index === 0 ? firstId : newEntryId(),
        { values, prices, available: true },
      ]);
    return { ...product, variants: insertedEntries<ProductVariant>(made)(product.variants) };
  };

/** What of a variant can be changed; undefined takes it away. */
export type VariantChange = { [Key in keyof ProductVariant]?: ProductVariant[Key] | undefined };

export const changedVariant =
  (id: string, change: VariantChange): Change =>
  (product) => {
    const variant = product.variants[id];
    if (!variant) return product;
    const changed = given<ProductVariant>({ ...variant, ...change } as ProductVariant);
    return { ...product, variants: { ...product.variants, [id]: changed } };
  };

/** @param amount '' for none. */
export const pricedVariant =
  (id: string, currency: string, amount: string): Change =>
  (product) => {
    const prices = product.variants[id]?.prices ?? {};
    const next =
      amount === '' ? without(prices, currency) : { ...prices, [currency]: { ...prices[currency], amount } };
    return changedVariant(id, { prices: next })(product);
  };

/** What it cost before; there is none where there is no price. @param compareAt '' for none. */
export const reducedVariant =
  (id: string, currency: string, compareAt: string): Change =>
  (product) => {
    const prices = product.variants[id]?.prices ?? {};
    const price = prices[currency];
    if (!price) return product;
    const { amount } = price;
    const next = { ...prices, [currency]: { amount, ...(compareAt !== '' && { compareAt }) } };
    return changedVariant(id, { prices: next })(product);
  };

export const removedVariant =
  (id: string): Change =>
  (product) => ({ ...product, variants: without(product.variants, id) });

/** Pictures at the end, in their order. @param images their SHA-256. */
export const addedMedia =
  (...images: string[]): Change =>
  (product) => ({
    ...product,
    media: insertedEntries<Medium>(images.map((image) => [newEntryId(), { image, alt: {} }]))(product.media),
  });

export const changedMedium =
  (id: string, change: Partial<Medium>): Change =>
  (product) => {
    const medium = product.media[id];
    return medium ? { ...product, media: { ...product.media, [id]: { ...medium, ...change } } } : product;
  };

/** No variant is shown by it any more. */
export const removedMedium =
  (id: string): Change =>
  (product) => {
    const media = without(product.media, id);
    const left = new Set(Object.values(media).map(({ image }) => image));
    const variants = Object.entries(product.variants).map(([key, { image, ...variant }]) => [
      key,
      image !== undefined && left.has(image) ? { ...variant, image } : variant,
    ]);
    return { ...product, media, variants: Object.fromEntries(variants) };
  };

function combinations(options: ProductDocument['options']): ProductVariant['values'][] {
  let all: ProductVariant['values'][] = [{}];
  for (const [optionId, { values }] of inOrder(options)) {
    const ids = inOrder(values).map(([id]) => id);
    // An option without values does not tell anything apart yet.
    if (ids.length > 0) all = all.flatMap((values) => ids.map((id) => ({ ...values, [optionId]: id })));
    // A hundred values each would be a million.
    all = all.slice(0, productsLimits.variants * 4);
  }
  return all;
}

const keyOf = (values: ProductVariant['values']) =>
  JSON.stringify(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));

const mapped = <T>(map: Record<string, T>, change: (entry: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(map).map(([key, entry]) => [key, change(entry)]));
