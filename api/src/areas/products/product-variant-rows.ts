import { isDeepStrictEqual } from 'node:util';
import {
  inOrder,
  type LanguageMap,
  type ProductDocument,
  type ProductVariant,
  productAmount,
} from '@vitrine/shared/contract';
import { translatable } from '../../translatable-message';
import { type Cells, perColumn, type Report, type TableContext, type TableRow } from '../tables/area-table';
import {
  flagIn,
  given,
  inRowOrder,
  languagesIn,
  newEntryId,
  numberIn,
  suffixesOf,
} from '../tables/table-cells';
import { optionName, optionNumbers, optionValue, variantColumns } from './product-columns';
import { variantImageIn } from './product-media-rows';

type Options = ProductDocument['options'];
type Content = Pick<ProductDocument, 'options' | 'variants'>;

/** Options and variants as rows give them. */
export function variantsIn(
  rows: TableRow[],
  before: Content,
  context: TableContext,
  report: Report,
): Content {
  const columns = [...context.columns].filter(isOfVariants);
  if (columns.length === 0) return { options: before.options, variants: before.variants };
  const shown = withoutDefault(rows, before, context);
  const own = shown.filter(({ cells }) => columns.some((column) => !isName(column) && cells[column]?.trim()));
  if (own.length === 0) return { options: before.options, variants: keptWithout(before, context) };
  const matched = matchVariants(own, before, context);
  const { options, values } = optionsIn(shown, own, matched, before, context);
  noteOtherNames(shown, context, report);
  const variants = own.map((row, index) => {
    const match = matched[index];
    const start = match?.[1] ?? { values: {}, prices: {}, available: true };
    return {
      id: match?.[0] ?? newEntryId(),
      order: match?.[1].order ?? null,
      entry: { ...variantIn(row, start, match !== undefined, context, report), values: values[index] ?? {} },
    };
  });
  return { options, variants: inRowOrder(variants) };
}

const isName = (column: string) => /^Option\d Name/.test(column);
const isOfVariants = (column: string) =>
  /^Option\d (Name|Value) \[/.test(column) ||
  variantColumns.some(({ name }) => column === name || column.startsWith(`${name} [`));

/** A table that could say what variants there are and names none: there are none. */
const keptWithout = ({ variants }: Content, { columns }: TableContext) =>
  columns.has('Variant Key') ? {} : variants;

/** Shopify writes one variant without options as the option “Title” with the value “Default Title”. */
function withoutDefault(rows: TableRow[], { options }: Content, { baseLanguage }: TableContext): TableRow[] {
  const name = perColumn(optionName(1), baseLanguage);
  const value = perColumn(optionValue(1), baseLanguage);
  const isDefault =
    Object.keys(options).length === 0 &&
    rows[0]?.cells[name] === 'Title' &&
    rows[0].cells[value] === 'Default Title' &&
    // Or else it would tell them apart.
    rows.every(({ cells }) => ['', 'Default Title'].includes(cells[value]?.trim() ?? ''));
  return isDefault
    ? rows.map(({ cells: { [name]: _name, [value]: _value, ...cells }, line }) => ({ line, cells }))
    : rows;
}

type Match = [id: string, variant: ProductVariant] | undefined;

/** Which variant each row is about: by its key, else by its options, else by its SKU, else by its place. */
function matchVariants(rows: TableRow[], before: Content, context: TableContext): Match[] {
  const left = inOrder(before.variants);
  const take = (wanted: (entry: [string, ProductVariant]) => boolean): Match => {
    const place = left.findIndex(wanted);
    return place < 0 ? undefined : left.splice(place, 1)[0];
  };
  const byKey = rows.map(({ cells }) => {
    const key = cells['Variant Key']?.trim();
    return key ? take(([id]) => id === key) : undefined;
  });
  const withOptions = optionNumbers.some(
    (number) => suffixesOf(optionValue(number), context.columns).length > 0,
  );
  const labels = inOrder(before.options);
  return rows.map(({ cells }, index) => {
    if (byKey[index]) return byKey[index];
    if (withOptions)
      return take(([, variant]) =>
        optionNumbers.every((number) => {
          const [optionId = '', option] = labels[number - 1] ?? [];
          return isSameVariant(
            option?.values[variant.values[optionId] ?? '']?.label ?? {},
            number,
            cells,
            context,
          );
        }),
      );
    const sku = cells['Variant SKU']?.trim();
    if (sku) return take(([, variant]) => variant.sku === sku);
    return take(() => true);
  });
}

/** Whether a row's cells hold this label in all languages that the table has. */
const isSameVariant = (label: LanguageMap, number: number, cells: Cells, { columns }: TableContext) =>
  isDeepStrictEqual(languagesIn(optionValue(number), cells, columns, label), label);

/** The options that rows name, and of each row which values it has. */
function optionsIn(
  rows: TableRow[],
  own: TableRow[],
  matched: Match[],
  before: Content,
  context: TableContext,
): { options: Options; values: ProductVariant['values'][] } {
  const [first] = rows;
  const old = inOrder(before.options);
  const values: ProductVariant['values'][] = own.map(() => ({}));
  const entries = optionNumbers.flatMap((number) => {
    const columnsOf = (name: string) =>
      suffixesOf(name, context.columns).map((suffix) => perColumn(name, suffix));
    const nameColumns = columnsOf(optionName(number));
    const columns = [...nameColumns, ...columnsOf(optionValue(number))];
    const [id, option] = old[number - 1] ?? [newEntryId(), undefined];
    const isNamed = rows.some(({ cells }) => columns.some((column) => cells[column]));
    if (!isNamed && !(option && (columns.length === 0 || isInvisible(id, option, before)))) return [];
    const made = { ...option?.values };
    const used = new Set<string>();
    for (const [index, { cells }] of own.entries()) {
      const had = matched[index]?.[1].values[id];
      const valueId = columns.length === 0 ? had : valueIn(cells, number, had, made, context);
      if (valueId === undefined) continue;
      used.add(valueId);
      Object.assign(values[index] ?? {}, { [id]: valueId });
    }
    const naming = rows.find(({ cells }) => nameColumns.some((column) => cells[column])) ?? first;
    const name = languagesIn(optionName(number), naming?.cells ?? {}, context.columns, option?.name ?? {});
    const entry = { name, values: inRowOrder(valuesInOrder(made, used, wereUsed(id, before))) };
    return [{ id, entry, order: option?.order ?? null }];
  });
  return { options: inRowOrder(entries), values };
}

/** An option has the name that comes first. */
function noteOtherNames(rows: TableRow[], { columns }: TableContext, report: Report) {
  for (const column of [...columns].filter(isName)) {
    const [first, ...others] = rows.filter(({ cells }) => cells[column]?.trim());
    for (const { cells, line } of others.filter((one) => one.cells[column] !== first?.cells[column]))
      report(
        'notice',
        line,
        column,
        translatable('cell.optionNamed', { name: first?.cells[column] ?? '', cell: cells[column] ?? '' }),
      );
  }
}

/** Nothing of it can stand in a row. */
const isInvisible = (id: string, { name, values }: Options[string], { variants }: Content) =>
  Object.values(name).every((text) => text === '') &&
  Object.values(variants).every((variant) =>
    Object.values(values[variant.values[id] ?? '']?.label ?? {}).every((text) => text === ''),
  );

const wereUsed = (optionId: string, { variants }: Content) =>
  new Set(Object.values(variants).map(({ values }) => values[optionId]));

type Value = Omit<Options[string]['values'][string], 'order'>;
/** `from`: the value that its variant had before. */
type Made = Record<string, Value & { order: string | null; from?: string | undefined }>;

function valueIn(
  cells: Cells,
  number: number,
  had: string | undefined,
  made: Made,
  context: TableContext,
): string | undefined {
  const same = (id: string) => isSameVariant(made[id]?.label ?? {}, number, cells, context);
  if (had !== undefined && same(had)) return had;
  const label = languagesIn(optionValue(number), cells, context.columns, {});
  if (Object.keys(label).length === 0) return undefined;
  const known = Object.keys(made).find(same);
  if (known !== undefined) return known;
  const id = newEntryId();
  made[id] = { order: null, label, from: had };
  return id;
}

/** Without those that variants had and none has any more; what no variant ever had stays. */
function valuesInOrder(made: Made, used: Set<string>, before: Set<string | undefined>) {
  const ids = Object.keys(made).filter((id) => used.has(id) || !before.has(id));
  const old = inOrder(
    Object.fromEntries(
      ids.flatMap((id) => {
        const { order = null, ...value } = made[id] ?? { label: {} };
        return order === null ? [] : [[id, { ...shownOf(value), order }]];
      }),
    ),
  );
  const fresh = ids.filter((id) => made[id]?.order === null);
  /** What is called differently now is the same still, where nothing else is. */
  const former = (id: string) => {
    const from = made[id]?.from ?? '';
    const isOne = !used.has(from) && fresh.filter((other) => made[other]?.from === from).length === 1;
    return isOne ? made[from] : undefined;
  };
  return [
    ...old.map(([id, { order, ...entry }]) => ({ id, entry, order })),
    ...fresh.map((id) => {
      const label = made[id]?.label ?? {};
      return { id, entry: shownOf({ ...former(id), label }), order: null };
    }),
  ];
}

const shownOf = ({ colour, label }: Value): Value => ({ label, ...given({ colour }) });

function variantIn(
  row: TableRow,
  before: Omit<ProductVariant, 'order'>,
  isKnown: boolean,
  context: TableContext,
  report: Report,
): Omit<ProductVariant, 'order' | 'values'> {
  const { cells, line } = row;
  const { columns } = context;
  const lineOf = (column: string, old: string | undefined) =>
    columns.has(column) ? cells[column] || undefined : old;
  const quantity = cells['Variant Inventory Qty']?.trim() ?? '';
  const inventory = numberIn(quantity);
  if (quantity !== '' && !Number.isInteger(inventory))
    report('error', line, 'Variant Inventory Qty', translatable('cell.wholeNumber', { cell: quantity }));
  return {
    ...given({
      sku: lineOf('Variant SKU', before.sku),
      barcode: lineOf('Variant Barcode', before.barcode),
      image: variantImageIn(row, before.image, context),
      inventory: columns.has('Variant Inventory Qty') ? (inventory ?? undefined) : before.inventory,
      libraryObjectId: lineOf('Variant Model', before.libraryObjectId),
      materialVariant: lineOf('Variant Material', before.materialVariant),
    }),
    prices: pricesIn(cells, line, before.prices, context, report),
    available: availableIn(cells, line, isKnown ? before : null, context, report),
  };
}

function pricesIn(
  cells: Cells,
  line: number,
  before: ProductVariant['prices'],
  { columns }: TableContext,
  report: Report,
): ProductVariant['prices'] {
  const amount = (column: string) => {
    const cell = cells[column]?.trim() ?? '';
    const text = /^\d+,\d{1,2}$/.test(cell) ? cell.replace(',', '.') : cell;
    if (text === '' || productAmount.safeParse(text).success) return text;
    report('error', line, column, translatable('cell.price', { cell }));
    return '';
  };
  const prices = { ...before };
  const currencies = new Set(
    ['Variant Price', 'Variant Compare At Price'].flatMap((column) => suffixesOf(column, columns)),
  );
  for (const currency of currencies) {
    const column = perColumn('Variant Price', currency);
    const compareColumn = perColumn('Variant Compare At Price', currency);
    const price = columns.has(column) ? amount(column) : (before[currency]?.amount ?? '');
    const compareAt = columns.has(compareColumn)
      ? amount(compareColumn)
      : (before[currency]?.compareAt ?? '');
    if (price !== '') prices[currency] = { amount: price, ...(compareAt !== '' && { compareAt }) };
    else {
      delete prices[currency];
      if (compareAt !== '' && !cells[column]?.trim())
        report('error', line, compareColumn, translatable('cell.priceBefore'));
    }
  }
  return prices;
}

/** What was said by hand stays, unless the table says it too. What the stock said follows the stock. */
function availableIn(
  cells: Cells,
  line: number,
  before: Pick<ProductVariant, 'available' | 'inventory'> | null,
  { columns }: TableContext,
  report: Report,
): boolean {
  const cell = cells.Available?.trim() ?? '';
  if (cell !== '') {
    const flag = flagIn(cell);
    if (flag === null) report('error', line, 'Available', translatable('cell.flag', { cell }));
    return flag ?? true;
  }
  if (!before) return isForSale(cells);
  const followsStock = columns.has('Variant Inventory Qty') && !columns.has('Available');
  const wasByStock = before.available === (before.inventory ?? 1) > 0;
  return followsStock && wasByStock ? isForSale(cells) : before.available;
}

/** As Shopify has it: what has no tracker is not counted, and the policy may be to sell what is not there. */
function isForSale(cells: Cells): boolean {
  const policy = cells['Variant Inventory Policy']?.trim() ?? '';
  const isUncounted = cells['Variant Inventory Tracker']?.trim() === '';
  if (isUncounted || /^continue$/i.test(policy) || flagIn(policy)) return true;
  return (numberIn(cells['Variant Inventory Qty'] ?? '') ?? 1) > 0;
}
