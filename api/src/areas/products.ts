import {
  inOrder,
  type ProductsDocument,
  type PublishedProduct,
  productsDocument,
} from '@vitrine/shared/contract';
import { type Asset, areaContent, type DraftContext } from './area-content';
import { inParts } from './in-parts';
import { checkHandles, checkProduct } from './product-checks';
import { productsTable } from './products-table';
import { given } from './table-cells';
import type { VisitorText } from './text-checks';

export const products = areaContent(productsDocument, {
  references: ({ libraryObjectId, media }) => [
    ...Object.entries(media).map(([id, { image }]) => ({
      kind: 'image' as const,
      id: image,
      pointer: `/media/${id}/image`,
    })),
    ...(libraryObjectId
      ? [{ kind: 'library-object' as const, id: libraryObjectId, pointer: '/libraryObjectId' }]
      : []),
  ],

  texts: textsOf,
  check: checkProduct,
  checkTogether: checkHandles,
  table: productsTable,

  compile(documents, context) {
    const active = documents.filter(({ data }) => isPublished(data));
    const parts = inParts(active.map(({ data, id }) => published(id, data, context)));
    return {
      parts: parts.map((some) => ({ area: 'products', documentId: null, title: {}, products: some })),
      assets: active.flatMap(({ data }) => assetsOf(data, context)),
    };
  },
});

const isPublished = ({ status }: ProductsDocument) => status === 'active';

/** What is missing can be left out while a draft is previewed. */
function published(
  id: string,
  { buyUrl, collections, description, dimensionsMetres, media, title, vendor, ...product }: ProductsDocument,
  { images, models }: DraftContext,
): PublishedProduct {
  const model = models.get(product.libraryObjectId ?? '');
  return {
    id,
    title,
    description,
    collections: Object.keys(collections),
    options: inOrder(product.options).map(([optionId, { name, values }]) => ({
      id: optionId,
      name,
      values: inOrder(values).map(([valueId, { label }]) => ({ id: valueId, label })),
    })),
    variants: inOrder(product.variants).map(([variantId, { available, prices, sku, values }]) => ({
      id: variantId,
      values,
      prices: Object.fromEntries(
        Object.entries(prices).map(([currency, { amount, compareAt }]) => [
          currency,
          { amount, ...given({ compareAt }) },
        ]),
      ),
      available,
      ...given({ sku }),
    })),
    media: inOrder(media).flatMap(([, { alt, image }]) => {
      const url = images.get(image)?.url;
      return url ? [{ url, alt }] : [];
    }),
    ...given({ vendor, dimensionsMetres, buyUrl }),
    ...(model && { model: modelOf(model) }),
  };
}

const modelOf = ({
  baseMetres,
  bytes,
  dimensionsMetres,
  sha256,
  url,
}: NonNullable<PublishedProduct['model']>) => ({
  sha256,
  url,
  bytes,
  dimensionsMetres,
  baseMetres,
});

const assetsOf = ({ libraryObjectId, media }: ProductsDocument, { images, models }: DraftContext): Asset[] =>
  [models.get(libraryObjectId ?? ''), ...inOrder(media).map(([, { image }]) => images.get(image))].flatMap(
    (file) => (file ? { sha256: file.sha256, url: file.url, bytes: file.bytes } : []),
  );

function textsOf(product: ProductsDocument): VisitorText[] {
  const { description, media, options, title } = product;
  const texts: VisitorText[] = [
    {
      pointer: '/title',
      map: title,
      missing: { level: 'error', code: 'missing-title', message: 'The product has no title.' },
    },
    { pointer: '/description', map: description },
    ...inOrder(options).flatMap(([id, { name, values }]): VisitorText[] => [
      { pointer: `/options/${id}/name`, map: name },
      ...inOrder(values).map(([valueId, { label }]) => ({
        pointer: `/options/${id}/values/${valueId}/label`,
        map: label,
      })),
    ]),
    ...inOrder(media).map(
      ([id, { alt }], index): VisitorText => ({
        pointer: `/media/${id}/alt`,
        map: alt,
        missing: {
          level: 'warning',
          code: 'missing-alt',
          message: `Picture ${index + 1} has no alternative text for people who cannot see it.`,
        },
      }),
    ),
  ];
  // What visitors do not get yet may be incomplete.
  return isPublished(product) ? texts : texts.map(({ map, pointer }) => ({ map, pointer }));
}
