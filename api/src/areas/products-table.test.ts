import { describe, expect, test } from '@jest/globals';
import {
  emptyProduct,
  inOrder,
  limits,
  type ProductDocument,
  productsDocument,
} from '@vitrine/shared/contract';
import fc from 'fast-check';
import { base, languages, ordered, plain, readBack, said } from '../testing/table-data';
import type { Cells, TableContext } from './area-table';
import { productsTable } from './products-table';

const name = fc.stringMatching(/^[a-z]([a-z ]{0,5}[a-z])?$/);
const price = fc.stringMatching(/^(0|[1-9]\d{0,4})(\.\d{1,2})?$/);
const line = fc.string({ maxLength: 10 }).filter((one) => !/\p{Cc}/u.test(one) && one !== '');
const flag = fc.constant(true as const);

const product: fc.Arbitrary<ProductDocument> = ordered(
  fc.record({ name: languages, values: ordered(fc.record({ label: languages }), 3) }),
  limits.optionsPerProduct,
).chain((options) =>
  fc.record(
    {
      title: languages,
      handle: fc.stringMatching(/^[a-z0-9_-]{1,10}$/),
      status: fc.constantFrom('active' as const, 'draft' as const, 'archived' as const),
      description: languages,
      vendor: line,
      productType: line,
      tags: fc.dictionary(name, flag, plain),
      collections: fc.dictionary(name, flag, plain),
      options: fc.constant(options),
      variants: ordered(variantOf(options), 4),
      media: ordered(
        fc.record({ image: fc.constantFrom('a'.repeat(64), 'b'.repeat(64)), alt: languages }),
        3,
      ),
      libraryObjectId: fc.constant('2'.repeat(16)),
      dimensionsMetres: fc.record({ width: metres, height: metres, depth: metres }),
      buyUrl: fc.constantFrom('https://shop.example/a?b=1,2', 'https://shop.example/%22'),
    },
    {
      requiredKeys: [
        'title',
        'handle',
        'status',
        'description',
        'tags',
        'collections',
        'options',
        'variants',
        'media',
      ],
    },
  ),
);
const metres = fc.double({ min: 0.001, max: 1000, noNaN: true });

function variantOf(options: ProductDocument['options']) {
  const values = Object.entries(options).flatMap(([optionId, option]) => {
    const ids = Object.keys(option.values);
    return ids.length > 0 ? [[optionId, fc.constantFrom(...ids)] as const] : [];
  });
  return fc.record(
    {
      values: fc
        .record(Object.fromEntries(values), { requiredKeys: [], ...plain })
        .map((chosen) => chosen as Record<string, string>),
      sku: line,
      barcode: line,
      prices: fc.dictionary(
        fc.constantFrom('EUR', 'USD'),
        fc.record({ amount: price, compareAt: price }, { requiredKeys: ['amount'], ...plain }),
        plain,
      ),
      available: fc.boolean(),
      inventory: fc.integer({ min: -5, max: 1000 }),
    },
    { requiredKeys: ['values', 'prices', 'available'], ...plain },
  );
}

/** Without the ids that are made anew, and without texts that say nothing. */
function contentOf(one: ProductDocument) {
  const options = inOrder(one.options);
  return {
    ...one,
    title: said(one.title),
    description: said(one.description),
    options: undefined,
    variants: inOrder(one.variants).map(([, { order: _order, values, ...variant }]) => ({
      ...variant,
      values: options
        .map(([optionId, option]) => ({
          option: said(option.name),
          label: said(option.values[values[optionId] ?? '']?.label ?? {}),
        }))
        .filter(({ label }) => Object.keys(label).length > 0),
    })),
    media: inOrder(one.media).map(([, { alt, image }]) => ({ image, alt: said(alt) })),
  };
}

describe('a product as rows of a table', () => {
  test('comes back exactly as it was, over itself', () => {
    fc.assert(
      fc.property(product, (one) => {
        expect(productsDocument.safeParse(one).error).toBeUndefined();
        expect(readBack(productsTable, productsTable.rowsOf(one, base), one, one.handle)).toEqual(one);
      }),
      { numRuns: 100 },
    );
  });

  test('comes back with the same content where there was none', () => {
    fc.assert(
      fc.property(
        product.filter(({ variants }) => Object.keys(variants).length > 0),
        (one) => {
          const made = readBack(productsTable, productsTable.rowsOf(one, base), null, one.handle);
          expect(productsDocument.safeParse(made).error).toBeUndefined();
          expect(contentOf(made)).toEqual(contentOf(one));
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('a table from elsewhere', () => {
  const read = (rows: Cells[], before: ProductDocument | null = null) => {
    const said: string[] = [];
    const columns = new Set(rows.flatMap((row) => Object.keys(row)));
    const context: TableContext = { ...base, columns };
    const full = rows.map((row, index) => ({
      line: index + 2,
      cells: Object.fromEntries([...columns].map((column) => [column, row[column] ?? ''])),
    }));
    const made = productsTable.dataOf(full, before, context, (level, at, field, { message }) =>
      said.push(`${level} ${at} ${field}: ${message}`),
    );
    return { made, said };
  };

  test('makes a product with its options and variants', () => {
    const { made, said } = read([
      {
        Handle: 'lamp',
        'Title [en]': 'Lamp',
        'Body (HTML)': '<p>A <strong>bright</strong> lamp</p>',
        Tags: 'light, new',
        Published: 'true',
        'Option1 Name [en]': 'Colour',
        'Option1 Value [en]': 'Red',
        'Variant SKU': 'L-R',
        'Variant Price [EUR]': '19,90',
        'Variant Inventory Qty': '3',
        'Image Src': 'https://shop.example/lamp.png',
      },
      {
        Handle: 'lamp',
        'Option1 Value [en]': 'Blue',
        'Variant Price [EUR]': '21.00',
        'Variant Inventory Qty': '0',
      },
    ]);
    expect(said).toEqual([
      'notice 2 Image Src: Pictures are not fetched from elsewhere. Upload this one here.',
    ]);
    expect(made).toMatchObject({
      handle: 'lamp',
      title: { en: 'Lamp' },
      description: { en: 'A **bright** lamp' },
      status: 'active',
      tags: { light: true, new: true },
    });
    const [[optionId, option] = ['', null]] = inOrder(made.options);
    expect(option?.name).toEqual({ en: 'Colour' });
    expect(
      inOrder(made.variants).map(([, variant]) => [
        option?.values[variant.values[optionId] ?? '']?.label,
        variant.prices,
        variant.available,
      ]),
    ).toEqual([
      [{ en: 'Red' }, { EUR: { amount: '19.90' } }, true],
      [{ en: 'Blue' }, { EUR: { amount: '21.00' } }, false],
    ]);
  });

  test('with one variant without options makes one without options', () => {
    const { made } = read([
      {
        Handle: 'lamp',
        'Option1 Name [en]': 'Title',
        'Option1 Value [en]': 'Default Title',
        'Variant Price [EUR]': '5',
      },
    ]);
    expect(made.options).toEqual({});
    expect(Object.values(made.variants)).toMatchObject([{ values: {}, prices: { EUR: { amount: '5' } } }]);
  });

  test('leaves alone what it has no column for', () => {
    const before: ProductDocument = {
      ...emptyProduct(),
      handle: 'lamp',
      title: { en: 'Lamp', de: 'Lampe' },
      vendor: 'Lux',
      tags: { light: true },
    };
    const { made } = read([{ Handle: 'lamp', 'Title [en]': 'Bright lamp' }], before);
    expect(made).toEqual({ ...before, title: { en: 'Bright lamp', de: 'Lampe' } });
  });

  test('is told what cannot be read, with its line and column', () => {
    const { said } = read([
      {
        Handle: 'lamp',
        Status: 'on sale',
        'Variant Price [EUR]': 'free',
        'Width (m)': '1',
        'Height (m)': 'high',
        'Depth (m)': '',
      },
      { Handle: 'lamp', 'Variant Inventory Qty': '1.5', Available: 'perhaps' },
    ]);
    expect(said).toEqual([
      'error 2 Height (m): “high” is not a number.',
      'error 2 Status: “on sale” is not one of active, draft, archived.',
      'error 2 Variant Price [EUR]: “free” is not a price like 1299 or 1299.00.',
      'error 3 Variant Inventory Qty: “1.5” is not a whole number.',
      'error 3 Available: “perhaps” is neither TRUE nor FALSE.',
    ]);
  });
});
