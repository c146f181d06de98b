import { inOrder, isProduct, type ProductDocument, type ProductsDocument } from '@vitrine/shared/contract';
import { type AreaTable, type Cells, perColumn } from '../tables/area-table';
import { flagCell, languageCells, namesCell } from '../tables/table-cells';
import { optionName, optionValue, productColumns } from './product-columns';
import { pictureAddresses } from './product-media-rows';
import { productOf } from './product-rows';

export const productsTable: AreaTable<ProductDocument> = {
  holds: (data) => isProduct(data as ProductsDocument),
  key: 'handle',
  keyIsIndexed: true,
  keyColumn: 'Handle',
  ownKey: (cells, { baseLanguage }) => handleOf(titleIn(cells, baseLanguage)),
  columns: productColumns,
  rowsOf,
  dataOf: productOf,
  pictureAddresses,
};

function rowsOf(product: ProductDocument): Cells[] {
  const variants = inOrder(product.variants).map(([key, variant]) => variantCells(product, key, variant));
  const media = inOrder(product.media).map(
    ([, { alt, image }]): Cells => ({ 'Image SHA-256': image, ...languageCells('Image Alt Text', alt) }),
  );
  const count = Math.max(1, variants.length, media.length);
  return Array.from({ length: count }, (_, index) => ({
    ...(index === 0 && productCells(product)),
    ...variants[index],
    ...media[index],
  }));
}

function productCells(product: ProductDocument): Cells {
  const { buyUrl = '', dimensionsMetres: size, libraryObjectId = '' } = product;
  const optionNames = inOrder(product.options).map(([, { name }], index) =>
    languageCells(optionName(index + 1), name),
  );
  return Object.assign(
    {
      ...languageCells('Title', product.title),
      ...languageCells('Description', product.description),
      Vendor: product.vendor ?? '',
      Type: product.productType ?? '',
      Tags: namesCell(product.tags),
      Collections: namesCell(product.collections),
      Status: product.status,
      Model: libraryObjectId,
      'Width (m)': size ? String(size.width) : '',
      'Height (m)': size ? String(size.height) : '',
      'Depth (m)': size ? String(size.depth) : '',
      'Buy URL': buyUrl,
    },
    ...optionNames,
  );
}

function variantCells(
  { options }: ProductDocument,
  key: string,
  variant: ProductDocument['variants'][string],
): Cells {
  const { available, barcode, image, inventory, prices, sku, values } = variant;
  const labels = inOrder(options).map(([optionId, option], index) => {
    const value = option.values[values[optionId] ?? ''];
    return value ? languageCells(optionValue(index + 1), value.label) : {};
  });
  const priceCells = Object.entries(prices).flatMap(([currency, { amount, compareAt }]) => [
    [perColumn('Variant Price', currency), amount],
    [perColumn('Variant Compare At Price', currency), compareAt ?? ''],
  ]);
  return Object.assign(
    {
      'Variant Key': key,
      'Variant SKU': sku ?? '',
      'Variant Barcode': barcode ?? '',
      'Variant Inventory Qty': inventory === undefined ? '' : String(inventory),
      Available: flagCell(available),
      'Variant Image SHA-256': image ?? '',
      'Variant Model': variant.libraryObjectId ?? '',
      'Variant Material': variant.materialVariant ?? '',
    },
    Object.fromEntries(priceCells) as Cells,
    ...labels,
  );
}

/** In the base language, or else in the first that has one. */
const titleIn = (cells: Cells, baseLanguage: string): string => {
  const inBase = cells[perColumn('Title', baseLanguage)] ?? '';
  const others = Object.entries(cells).filter(([column]) => column.startsWith('Title ['));
  return inBase.trim() || (others.find(([, title]) => title.trim() !== '')?.[1] ?? '');
};

/** "Kitchen Table" as "kitchen-table", which Shopify does too. */
const handleOf = (title: string): string | null =>
  title.trim() === ''
    ? null
    : title
        .normalize('NFKC')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean)
        .join('-')
        .slice(0, 255);
