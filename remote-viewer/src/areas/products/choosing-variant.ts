import type { PublishedProduct } from '@vitrine/shared/contract';

type Variant = PublishedProduct['variants'][number];
/** Option → value. */
export type Chosen = Record<string, string>;

/** The variant that has these values of all options. */
export const variantOf = ({ options, variants }: PublishedProduct, chosen: Chosen): Variant | undefined =>
  variants.find(({ values }) => options.every(({ id }) => values[id] === chosen[id]));

/** What a variant is made of; null where there is none of this name, or none any more. */
export function choiceOf({ variants }: PublishedProduct, variantId: string | null): Chosen | null {
  const variant = variants.find(({ id }) => id === variantId);
  return variant ? { ...variant.values } : null;
}

/** What is shown first: the first that can be had, else the first. */
export function firstChoice({ variants }: PublishedProduct): Chosen {
  const variant = variants.find(({ available }) => available) ?? variants[0];
  return { ...variant?.values };
}

/** How a value stands to what else is chosen: there is no such variant, it cannot be had now, or it can. */
export function stateOf(
  product: PublishedProduct,
  chosen: Chosen,
  optionId: string,
  valueId: string,
): 'none' | 'unavailable' | 'available' {
  const variant = variantOf(product, { ...chosen, [optionId]: valueId });
  if (!variant) return 'none';
  return variant.available ? 'available' : 'unavailable';
}

/**
 * With another value. Where there is no such variant, the other options follow: those of the nearest variant that has
 * the value.
 */
export function choose(product: PublishedProduct, chosen: Chosen, optionId: string, valueId: string): Chosen {
  const wanted = { ...chosen, [optionId]: valueId };
  return { ...(nearest(product, wanted, optionId)?.values ?? wanted) };
}

/** The variant that is wanted, or else of those with its value of an option the one that shares most with it. */
function nearest(product: PublishedProduct, wanted: Chosen, optionId: string): Variant | undefined {
  const exact = variantOf(product, wanted);
  if (exact) return exact;
  const shared = ({ values }: Variant) =>
    product.options.filter(({ id }) => values[id] === wanted[id]).length;
  return product.variants
    .filter(({ values }) => values[optionId] === wanted[optionId])
    .toSorted((a, b) => shared(b) - shared(a) || Number(b.available) - Number(a.available))[0];
}

/**
 * Which of the product's pictures show an option's values, as they would be with what else is chosen. Only where they
 * tell the values apart: sizes of a table in the same picture do not.
 */
export function picturesOf(
  product: PublishedProduct,
  chosen: Chosen,
  optionId: string,
): ReadonlyMap<string, PublishedProduct['media'][number]> {
  const values = product.options.find(({ id }) => id === optionId)?.values ?? [];
  const pictures = values.flatMap(({ id }) => {
    const variant = nearest(product, { ...chosen, [optionId]: id }, optionId);
    const picture = variant?.picture === undefined ? undefined : product.media[variant.picture];
    return picture ? [[id, picture] as const] : [];
  });
  const different = new Set(pictures.map(([, { url }]) => url));
  const tells = pictures.length === values.length && different.size === values.length && values.length > 1;
  return new Map(tells ? pictures : []);
}
