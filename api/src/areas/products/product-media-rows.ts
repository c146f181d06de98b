import { inOrder, limits, type ProductDocument, productsLimits } from '@vitrine/shared/contract';
import { type TranslatableMessage, translatable } from '../../translatable-message';
import type { Report, TableContext, TableRow } from '../tables/area-table';
import { inRowOrder, languagesIn, newEntryId } from '../tables/table-cells';

type Media = ProductDocument['media'];

/** The longest that an address may be. */
const mostCharacters = 2_000;

/** An address as it is asked for; null for what is none. */
function addressIn(cell: string): string | null {
  if (!URL.canParse(cell)) return null;
  const { href, protocol } = new URL(cell);
  return /^https?:$/.test(protocol) && href.length <= mostCharacters ? href : null;
}

/** What stands in a row instead of the picture itself. */
const elsewhereIn = ({ cells }: TableRow) =>
  cells['Image SHA-256']?.trim() ? '' : (cells['Image Src']?.trim() ?? '');

/** Shopify's rows name the picture that shows a variant, which is most often one of the product's too. */
const withPicturesOfVariants = (rows: TableRow[]): TableRow[] => [
  ...rows,
  ...rows.flatMap(({ cells, line }) => {
    const address = cells['Variant Image']?.trim();
    return address ? [{ line, cells: { 'Image Src': address } }] : [];
  }),
];

/** Addresses of pictures that rows of one product name, as far as it has room for them. */
export const pictureAddresses = (rows: TableRow[]): string[] =>
  [...new Set(withPicturesOfVariants(rows).flatMap((row) => addressIn(elsewhereIn(row)) ?? []))].slice(
    0,
    productsLimits.media,
  );

/** Which picture shows the variant of a row. */
export function variantImageIn(
  { cells }: TableRow,
  before: string | undefined,
  { columns, pictures }: TableContext,
): string | undefined {
  const own = cells['Variant Image SHA-256']?.trim().toLowerCase();
  const fetched = pictures?.get(addressIn(cells['Variant Image']?.trim() ?? '') ?? '');
  if (own) return own;
  if (fetched && 'sha256' in fetched) return fetched.sha256;
  return columns.has('Variant Image SHA-256') ? undefined : before;
}

/** Pictures by their hashes are all that there are; those that were fetched are added to them. */
export function mediaIn(rows: TableRow[], before: Media, context: TableContext, report: Report): Media {
  const altIn = ({ cells }: TableRow, old: Media[string]['alt']) =>
    languagesIn('Image Alt Text', cells, context.columns, old);
  const left = inOrder(before);
  const stays = context.columns.has('Image SHA-256') ? [] : left.splice(0);
  const entries = stays.map(([id, { order, ...entry }]) => ({ id, entry, order: order as string | null }));
  for (const row of withPicturesOfVariants(rows)) {
    const own = row.cells['Image SHA-256']?.trim().toLowerCase() ?? '';
    const image = own || fetchedImage(row, context, report);
    const same = own ? undefined : entries.find(({ entry }) => entry.image === image);
    if (same) same.entry.alt = { ...same.entry.alt, ...altIn(row, {}) };
    else if (image && !own && entries.length >= productsLimits.media)
      report('notice', row.line, 'Image Src', elsewhere('cell.pictureNoRoom', row, productsLimits.media));
    else if (image) {
      const place = left.findIndex(([, medium]) => medium.image === image);
      const [id, old] = (place < 0 ? undefined : left.splice(place, 1)[0]) ?? [newEntryId(), null];
      entries.push({ id, entry: { image, alt: altIn(row, old?.alt ?? {}) }, order: old?.order ?? null });
    }
  }
  return inRowOrder(entries);
}

/** @returns null where there is none. */
function fetchedImage(row: TableRow, { pictures }: TableContext, report: Report): string | null {
  const given = elsewhereIn(row);
  if (given === '') return null;
  const tell = (what: TranslatableMessage) => {
    report('notice', row.line, 'Image Src', what);
    return null;
  };
  const address = addressIn(given);
  if (address === null) return tell(elsewhere('cell.pictureNoAddress', row));
  // The mechanism says so once for the whole file.
  if (!pictures) return null;
  const fetched = pictures.get(address);
  if (!fetched) return tell(elsewhere('cell.pictureTooMany', row, limits.importPictures.count));
  return 'problem' in fetched ? tell(fetched.problem) : fetched.sha256;
}

type AboutAddress = 'cell.pictureNoAddress' | 'cell.pictureTooMany' | 'cell.pictureNoRoom';

const elsewhere = (name: AboutAddress, row: TableRow, most = 0): TranslatableMessage =>
  translatable(name, { address: elsewhereIn(row).slice(0, 200), most });
