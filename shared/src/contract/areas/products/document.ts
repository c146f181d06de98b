import { z } from 'zod';
import { entityId, entryId, orderKey, sha256 } from '../../values/ids';
import { limits } from '../../values/limits';
import { currency, hexColour, httpsAddress, languageMap } from '../../values/values';
import { productsLimits } from './limits';

const atMost = (count: number, what: string) =>
  [(map: Record<string, unknown>) => Object.keys(map).length <= count, `At most ${count} ${what}`] as const;

/** One line that nothing but staff and tables read: a SKU, a vendor. */
const line = (maxLength: number) =>
  z
    .string()
    .max(maxLength, `At most ${maxLength} characters`)
    .refine((text) => !/\p{Cc}/u.test(text), 'No line breaks or control characters');

/** A tag or a collection; tables part several with commas. */
const label = z
  .string()
  .max(80, 'At most 80 characters')
  .regex(/^[^\s,\p{Cc}]([^,\p{Cc}]*[^\s,\p{Cc}])?$/u, 'Without commas, and without spaces around it');
const labels = z.record(label, z.literal(true)).refine(...atMost(100, 'of them'));

/** A productPrice as it is written, because binary fractions cannot hold cents: "1299.00". */
export const productAmount = z
  .string()
  .regex(/^(0|[1-9]\d{0,11})(\.\d{1,4})?$/, 'A price like 1299 or 1299.00');

export const productPrice = z.strictObject({
  amount: productAmount,
  /** What it cost before, shown struck through. */
  compareAt: productAmount.optional(),
});

const option = z.strictObject({
  order: orderKey,
  name: languageMap(80),
  values: z
    .record(
      entryId,
      z.strictObject({
        order: orderKey,
        label: languageMap(),
        /** What it looks like. */
        colour: hexColour.optional(),
      }),
    )
    .refine(...atMost(productsLimits.valuesPerOption, 'values')),
});

/** One thing to buy. Of a product without options there is one, without values. */
const variant = z.strictObject({
  order: orderKey,
  /** Option → its value. */
  values: z.record(entryId, entryId).refine(...atMost(productsLimits.options, 'options')),
  sku: line(120).optional(),
  barcode: line(120).optional(),
  prices: z.record(currency, productPrice).refine(...atMost(30, 'currencies')),
  available: z.boolean(),
  /** Which of the product's pictures shows it. */
  image: sha256.optional(),
  /** Its model, where it is not the product's. */
  libraryObjectId: entityId.optional(),
  /** Which of its model's material variants shows it; left out: the one that is called as its values are. */
  materialVariant: line(limits.model.variantNameLength).optional(),
  inventory: z.int().min(-1_000_000).max(1_000_000_000).optional(),
});
export type ProductVariant = z.infer<typeof variant>;

const medium = z.strictObject({ order: orderKey, image: sha256, alt: languageMap(500) });

const metres = z.number().positive('More than 0').max(1000);
export const productDimensions = z.strictObject({ width: metres, height: metres, depth: metres });

export const productStatus = z.enum(['active', 'draft', 'archived']);
export type ProductStatus = z.infer<typeof productStatus>;

/** A draft: may be incomplete, never of the wrong shape. */
export const productDocument = z.strictObject({
  /** Left out of products that are older than the documents beside them. */
  kind: z.literal('product').optional(),
  title: languageMap(),
  /** Names the product in tables and addresses; unique among an experience's products. */
  handle: z
    .string()
    .max(255, 'At most 255 characters')
    .regex(/^[\p{L}\p{N}_-]*$/u, 'Letters, digits, - and _ only'),
  /** Only active ones are published. */
  status: productStatus,
  /** Markdown. */
  description: languageMap(10_000),
  vendor: line(255).optional(),
  productType: line(255).optional(),
  tags: labels,
  collections: labels,
  options: z.record(entryId, option).refine(...atMost(productsLimits.options, 'options')),
  variants: z.record(entryId, variant).refine(...atMost(productsLimits.variants, 'variants')),
  media: z.record(entryId, medium).refine(...atMost(productsLimits.media, 'pictures')),
  /** Its model. */
  libraryObjectId: entityId.optional(),
  dimensionsMetres: productDimensions.optional(),
  buyUrl: httpsAddress.optional(),
});
export type ProductDocument = z.infer<typeof productDocument>;

/** What visitors read for a collection, which products and tables know by its name. */
const collection = z.strictObject({
  kind: z.literal('collection'),
  /** '' while nobody has chosen it. */
  name: label.or(z.literal('')),
  title: languageMap(80),
});
export type CollectionDocument = z.infer<typeof collection>;

/** A product, or a collection that products are in. */
export const productsDocument = z.discriminatedUnion('kind', [productDocument, collection]);
export type ProductsDocument = z.infer<typeof productsDocument>;

export const isProduct = (document: ProductsDocument): document is ProductDocument =>
  document.kind !== 'collection';

export const emptyCollection = (): CollectionDocument => ({ kind: 'collection', name: '', title: {} });

export const emptyProduct = (): ProductDocument => ({
  title: {},
  handle: '',
  status: 'draft',
  description: {},
  tags: {},
  collections: {},
  options: {},
  variants: { only: { order: 'a0', values: {}, prices: {}, available: true } },
  media: {},
});
