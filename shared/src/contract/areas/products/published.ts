import { z } from 'zod';
import { sha256 } from '../../values/ids';
import { modelFile } from '../../values/model-file';
import { pictureSizes } from '../../values/picture';
import { hexColour, words } from '../../values/values';
import { productDimensions, productPrice } from './document';

const model = z.object({
  sha256,
  ...modelFile.shape,
  /** Width, height, depth. */
  dimensionsMetres: z.tuple([z.number(), z.number(), z.number()]),
  /** Lowest point above the model's origin. */
  baseMetres: z.number(),
});

/** A product as visitors get it: options, variants and pictures in their order. */
const publishedProduct = z.object({
  id: z.string(),
  title: words,
  /** Markdown. */
  description: words,
  vendor: z.string().optional(),
  collections: z.array(z.string()),
  options: z.array(
    z.object({
      id: z.string(),
      name: words,
      values: z.array(z.object({ id: z.string(), label: words, colour: hexColour.optional() })),
    }),
  ),
  variants: z.array(
    z.object({
      id: z.string(),
      /** Option → its value. */
      values: z.record(z.string(), z.string()),
      sku: z.string().optional(),
      /** Which of `media` shows it, from 0. */
      picture: z.int().optional(),
      /** Its model, where it is not the product's. */
      model: model.optional(),
      /** Which of its model's material variants shows it. */
      materialVariant: z.string().optional(),
      /** By currency. */
      prices: z.record(z.string(), productPrice),
      available: z.boolean(),
    }),
  ),
  /** Addresses of pictures. */
  media: z.array(z.object({ url: z.string(), alt: words, sizes: pictureSizes.optional() })),
  model: model.optional(),
  dimensionsMetres: z.object(productDimensions.shape).optional(),
  buyUrl: z.string().optional(),
});
export type PublishedProduct = z.infer<typeof publishedProduct>;

/** One part holds many products; a further one follows only where they would be too much for one. */
export const publishedProducts = z.object({
  area: z.literal('products'),
  documentId: z.null(),
  title: words,
  products: z.array(publishedProduct),
  /** In the first part: titles of collections by their names. One that is missing is called by its name. */
  collections: z.record(z.string(), words).optional(),
});
export type PublishedProducts = z.infer<typeof publishedProducts>;
