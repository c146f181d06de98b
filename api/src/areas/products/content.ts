import {
  type CollectionDocument,
  inOrder,
  isProduct,
  materialVariantsBy,
  type ProductDocument,
  type ProductsDocument,
  type PublishedProduct,
  productDocument,
  productsDocument,
} from '@vitrine/shared/contract';
import { type Asset, areaContent, type DraftContext, type Reference } from '../area-content';
import { doubt, fault } from '../checks/findings';
import { assetOf, withSizes } from '../compiled-picture';
import { inParts } from '../in-parts';
import type { VisitorText } from '../source-text';
import { untyped } from '../tables/area-table';
import { given } from '../tables/table-cells';
import { checkCollection, checkCollections } from './collection-checks';
import { checkHandles, checkProduct } from './product-checks';
import { productsTable } from './table';

export const products = areaContent(productsDocument, {
  references: (data) => (isProduct(data) ? referencesOf(data) : []),
  picture: (data) => firstPicture(data) ?? null,
  teaser: (data) => ({
    title: data.title,
    image: firstPicture(data),
    isPublished: isProduct(data) && isPublished(data),
  }),
  texts: (data) => (isProduct(data) ? textsOf(data) : [titleOf(data)]),
  check: (data, context) => (isProduct(data) ? checkProduct(data, context) : checkCollection(data)),
  checkTogether: (documents, { languages }) => {
    const { collections, own } = byKind(documents);
    return [...checkHandles(own), ...checkCollections(own, collections, languages)];
  },
  table: untyped(productDocument, productsTable),

  compile(documents, context) {
    const { collections, own } = byKind(documents);
    const active = own.filter(({ data }) => isPublished(data));
    const parts = inParts(active.map(({ data, id }) => published(id, data, context)));
    // Of several with one name the first counts.
    const titles = Object.fromEntries(
      collections.toReversed().flatMap(({ data: { name, title } }) => (name ? [[name, title]] : [])),
    );
    return {
      parts: parts.map((some, index) => ({
        area: 'products',
        documentId: null,
        title: {},
        products: some,
        ...(index === 0 && collections.length > 0 && { collections: titles }),
      })),
      assets: active.flatMap(({ data }) => assetsOf(data, context)),
    };
  },
});

type Identified<Data> = { id: string; data: Data };

function byKind(documents: Identified<ProductsDocument>[]) {
  const own: Identified<ProductDocument>[] = [];
  const collections: Identified<CollectionDocument>[] = [];
  for (const { data, id } of documents)
    if (isProduct(data)) own.push({ data, id });
    else collections.push({ data, id });
  return { own, collections };
}

const referencesOf = ({ libraryObjectId, media, variants }: ProductDocument): Reference[] => [
  ...Object.entries(media).map(([id, { image }]) => ({
    kind: 'image' as const,
    id: image,
    pointer: `/media/${id}/image`,
  })),
  ...modelReference(libraryObjectId, ''),
  ...Object.entries(variants).flatMap(([id, variant]) =>
    modelReference(variant.libraryObjectId, `/variants/${id}`),
  ),
];

const modelReference = (id: string | undefined, at: string): Reference[] =>
  id ? [{ kind: 'library-object', id, pointer: `${at}/libraryObjectId` }] : [];

const titleOf = ({ title }: CollectionDocument): VisitorText => ({
  pointer: '/title',
  map: title,
  missing: doubt('missing-title.collection'),
});

const firstPicture = (data: ProductsDocument) =>
  isProduct(data) ? inOrder(data.media)[0]?.[1].image : undefined;

const isPublished = ({ status }: ProductDocument) => status === 'active';

/** What is missing can be left out while a draft is previewed. */
function published(
  id: string,
  { buyUrl, collections, description, dimensionsMetres, media, title, vendor, ...product }: ProductDocument,
  { images, models }: DraftContext,
): PublishedProduct {
  const model = models.get(product.libraryObjectId ?? '');
  const looksOfModel = materialVariantsBy(product.options, model?.materialVariants ?? []);
  const pictures = inOrder(media).filter(([, { image }]) => images.has(image));
  const pictureOf = (image: string | undefined) => {
    const index = pictures.findIndex(([, medium]) => medium.image === image);
    return index < 0 ? undefined : index;
  };
  return {
    id,
    title,
    description,
    collections: Object.keys(collections),
    options: inOrder(product.options).map(([optionId, { name, values }]) => ({
      id: optionId,
      name,
      values: inOrder(values).map(([valueId, { colour, label }]) => ({
        id: valueId,
        label,
        ...(colour && { colour }),
      })),
    })),
    variants: inOrder(product.variants).map(([variantId, variant]) => {
      const { available, image, prices, sku, values } = variant;
      const own = models.get(variant.libraryObjectId ?? '');
      const looks = own ? materialVariantsBy(product.options, own.materialVariants) : looksOfModel;
      return {
        id: variantId,
        values,
        prices: Object.fromEntries(
          Object.entries(prices).map(([currency, { amount, compareAt }]) => [
            currency,
            { amount, ...given({ compareAt }) },
          ]),
        ),
        available,
        ...given({
          sku,
          picture: pictureOf(image),
          model: own && modelOf(own),
          materialVariant: looks(variant),
        }),
      };
    }),
    media: pictures.flatMap(([, { alt, image }]) => {
      const picture = images.get(image);
      return picture ? [{ url: picture.url, alt, ...withSizes('sizes', picture) }] : [];
    }),
    ...given({ vendor, dimensionsMetres, buyUrl }),
    ...(model && { model: modelOf(model) }),
  };
}

const modelOf = ({
  baseMetres,
  bytes,
  dimensionsMetres,
  light,
  sha256,
  url,
}: NonNullable<PublishedProduct['model']>) => ({
  sha256,
  url,
  bytes,
  dimensionsMetres,
  baseMetres,
  ...given({ light }),
});

function assetsOf(
  { libraryObjectId, media, variants }: ProductDocument,
  { images, models }: DraftContext,
): Asset[] {
  const own = inOrder(variants).map(([, variant]) => variant.libraryObjectId);
  return [
    ...[...new Set([libraryObjectId, ...own])].map((id) => models.get(id ?? '')),
    ...inOrder(media).map(([, { image }]) => images.get(image)),
  ].flatMap((file) => (file ? assetOf(file) : []));
}

function textsOf(product: ProductDocument): VisitorText[] {
  const { description, media, options, title } = product;
  const texts: VisitorText[] = [
    { pointer: '/title', map: title, missing: fault('missing-title.product') },
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
        missing: doubt('missing-alt.picture', { number: index + 1 }),
      }),
    ),
  ];
  // What visitors do not get yet may be incomplete.
  return isPublished(product) ? texts : texts.map(({ map, pointer }) => ({ map, pointer }));
}
