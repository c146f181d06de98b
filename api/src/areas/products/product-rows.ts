import {
  emptyProduct,
  type ProductDocument,
  type ProductStatus,
  productStatus,
} from '@vitrine/shared/contract';
import { translatable } from '../../translatable-message';
import type { Report, TableContext, TableRow } from '../tables/area-table';
import { flagIn, given, languagesIn, namesIn, numberIn } from '../tables/table-cells';
import { descriptionIn } from './product-description';
import { mediaIn } from './product-media-rows';
import { variantsIn } from './product-variant-rows';

/**
 * The product that rows of a table describe: the first row says what the product is, each row may add a variant and a
 * picture. What the table has no column for stays as it was.
 */
export function productOf(
  rows: TableRow[],
  before: ProductDocument | null,
  context: TableContext,
  report: Report,
): ProductDocument {
  const [first] = rows;
  if (!first) throw new Error('A product without rows');
  const start = before ?? emptyProduct();
  const { columns } = context;
  const text = (column: string, old: string | undefined) =>
    columns.has(column) ? first.cells[column]?.trim() || undefined : old;
  const { buyUrl, dimensionsMetres, libraryObjectId, productType, vendor, ...rest } = start;
  const size = sizeIn(first, context, dimensionsMetres, report);
  const optional = {
    // Staff's own lines are kept as they are typed.
    vendor: columns.has('Vendor') ? first.cells.Vendor || undefined : vendor,
    productType: columns.has('Type') ? first.cells.Type || undefined : productType,
    libraryObjectId: text('Model', libraryObjectId),
    dimensionsMetres: size,
    buyUrl: text('Buy URL', buyUrl),
  };
  return {
    ...rest,
    ...given(optional),
    handle: first.cells.Handle ?? rest.handle,
    title: languagesIn('Title', first.cells, columns, rest.title),
    description: descriptionIn(first, context, rest.description, report),
    status: statusIn(first, context, rest.status, report),
    tags: columns.has('Tags') ? namesIn(first.cells.Tags ?? '') : rest.tags,
    collections: columns.has('Collections') ? namesIn(first.cells.Collections ?? '') : rest.collections,
    ...variantsIn(rows, start, context, report),
    media: mediaIn(rows, rest.media, context, report),
  };
}

function statusIn(
  { cells, line }: TableRow,
  { columns }: TableContext,
  before: ProductStatus,
  report: Report,
): ProductStatus {
  const cell = cells.Status?.trim().toLowerCase() ?? '';
  const published = cells.Published?.trim().toLowerCase() ?? '';
  if (cell === '') {
    if (columns.has('Status') || published === '') return before;
    return published === 'true' ? 'active' : 'draft';
  }
  const status = productStatus.safeParse(cell);
  if (status.success && status.data === 'active' && flagIn(published) === false) {
    report('notice', line, 'Published', translatable('cell.unpublished'));
    return 'draft';
  }
  if (status.success) return status.data;
  report(
    'error',
    line,
    'Status',
    translatable('cell.choice', { cell, choices: productStatus.options.join(', ') }),
  );
  return before;
}

const axes = { width: 'Width (m)', height: 'Height (m)', depth: 'Depth (m)' } as const;

function sizeIn(
  { cells, line }: TableRow,
  { columns }: TableContext,
  before: ProductDocument['dimensionsMetres'],
  report: Report,
): ProductDocument['dimensionsMetres'] {
  const names = Object.values(axes);
  if (!names.some((name) => columns.has(name))) return before;
  const read = (name: string) => numberIn(cells[name] ?? '');
  const [width, height, depth] = names.map(read);
  if (width != null && height != null && depth != null) return { width, height, depth };
  const wrong = names.find((name) => read(name) === null && cells[name]?.trim());
  const missing = names.find((name) => !cells[name]?.trim());
  if (wrong) report('error', line, wrong, translatable('cell.number', { cell: cells[wrong] ?? '' }));
  else if (names.some((name) => cells[name]?.trim()))
    report('error', line, missing ?? names[0] ?? '', translatable('cell.size'));
  return undefined;
}
