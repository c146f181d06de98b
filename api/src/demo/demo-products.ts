import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProductDocument } from '@vitrine/shared/contract';
import { generateNKeysBetween } from 'fractional-indexing';
import type { Dependencies } from '../dependencies';
import { addBrandFile } from '../files/brand-files';
import { keepFile } from '../files/keep-file';
import type { ModelFile } from '../library/models/catalogue';
import facts from '../library/models/facts.json';
import { modelsFolder } from '../library/models/models-folder';
import { type DemoProduct, showroomProducts } from './showroom-products';

/** From euros, as a shop rounds it. */
const dollarsPerEuro = 1.15;
/** Of the models' thumbnails, which are the products' pictures. */
const pixels = 480;

/** The demo's products as documents, with their pictures kept as the brand's. @param idOf the library object of a model */
export async function demoProducts(
  dependencies: Dependencies,
  brandId: string,
  idOf: (model: ModelFile) => string,
): Promise<ProductDocument[]> {
  const documents: ProductDocument[] = [];
  for (const product of showroomProducts) {
    const picture = await addPicture(dependencies, brandId, product.model);
    documents.push(productDocument(product, picture, idOf(product.model), shop));
  }
  return documents;
}

async function addPicture({ db, files }: Dependencies, brandId: string, model: ModelFile): Promise<string> {
  const content = await readFile(join(modelsFolder, 'thumbnails', `${model}.webp`));
  const description = { type: 'image/webp', extension: 'webp', bytes: content.byteLength };
  const picture = await keepFile(db, files, content, { ...description, width: pixels, height: pixels });
  await addBrandFile(db, brandId, picture, `${model}.webp`);
  return picture.sha256;
}

/** Whose products they are; without one they are nobody's, and sold nowhere. */
interface Shop {
  vendor: string;
  address: string;
}
const shop: Shop = { vendor: 'Ask & Ekdal', address: 'https://ask-ekdal.example' };

/** @param picture hash of the product's. @param libraryObjectId its model */
export function productDocument(
  product: DemoProduct,
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
      { name: { ...name }, values: ordered(values, ({ id, ...label }) => [id, { label }]) },
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
