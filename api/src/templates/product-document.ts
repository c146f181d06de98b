import {
  inOrder,
  type LanguageMap,
  materialVariantsBy,
  type ProductDocument,
} from '@vitrine/shared/contract';
import { generateNKeysBetween } from 'fractional-indexing';
import { looksOf, type ModelFile, otherLooksOf } from '../library/models/catalogue';
import facts from '../library/models/facts.json';
import { thumbnailOf } from '../library/models/models-folder';
import type { TemplateProduct } from './showroom-products';
import type { TemplateNames } from './template';

/** From euros, as a shop rounds it. */
const dollarsPerEuro = 1.15;

/** Whose products they are; without one they are nobody's, and sold nowhere. */
export interface Shop {
  vendor: string;
  address: string;
}

/** Paths of a product's pictures: as its model was built, then in its other looks. */
export const lookPictures = ({ model }: Pick<TemplateProduct, 'model'>): string[] => [
  thumbnailOf(model),
  ...otherLooksOf(model).map((look) => thumbnailOf(model, look)),
];

/** @param names of its model, and of the pictures at `lookPictures`. */
export function productDocument(
  product: TemplateProduct,
  names: Pick<TemplateNames, 'model' | 'picture'>,
  shop?: Shop,
): ProductDocument {
  const { alt, collections, description, handle, model, options, title, variants } = product;
  const [width = 0, height = 0, depth = 0] = facts[model].dimensionsMetres;
  const code = handle.split('-')[0]?.toUpperCase() ?? '';
  const document: ProductDocument = {
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
    media: { front: { order: 'a0', image: names.picture(thumbnailOf(model)), alt: { ...alt } } },
    libraryObjectId: names.model(model),
    dimensionsMetres: { width, height, depth },
    ...(shop && { buyUrl: `${shop.address}/${handle}` }),
  };
  return withLooks(document, model, names.picture);
}

/** With a picture of each look, which shows the variants that come in it. */
function withLooks(
  document: ProductDocument,
  model: ModelFile,
  picture: TemplateNames['picture'],
): ProductDocument {
  const [own] = Object.keys(looksOf(model));
  if (own === undefined) return document;
  const others = otherLooksOf(model);
  const orders = generateNKeysBetween('a0', null, others.length);
  const imageOf = (look: string) => picture(look === own ? thumbnailOf(model) : thumbnailOf(model, look));
  const lookOf = materialVariantsBy(document.options, [own, ...others]);
  const all = Object.entries(document.variants);
  const media = others.map((look, place): [string, ProductDocument['media'][string]] => {
    const medium = { order: orders[place] ?? '', image: imageOf(look), alt: altOf(document, look) };
    return [`look${place + 1}`, medium];
  });
  return {
    ...document,
    variants: Object.fromEntries(
      all.map(([id, variant]) => [id, { ...variant, image: imageOf(lookOf(variant) ?? own) }]),
    ),
    media: { ...document.media, ...Object.fromEntries(media) },
  };
}

/** "Havn sofa, Moss wool": looks are called after the English labels of what they show. */
function altOf({ options, title }: ProductDocument, look: string): LanguageMap {
  const labels = inOrder(options)
    .flatMap(([, { values }]) => inOrder(values).map(([, { label }]) => label))
    .filter((label) => look.split(', ').includes(label.en ?? ''));
  return Object.fromEntries(
    Object.entries(title).map(([language, name]) => [
      language,
      [name, ...labels.map((label) => label[language] ?? '')].join(', '),
    ]),
  );
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
