import { describe, expect, test } from '@jest/globals';
import {
  emptyProduct,
  inOrder,
  type ProductDocument,
  productsDocument,
  productsLimits,
} from '@vitrine/shared/contract';
import { randomCases } from '@vitrine/shared/contract/testing/random-cases';
import fc from 'fast-check';
import { base, languages, ordered, plain, readBack, readElsewhere, said } from '../../testing/table-data';
import { looksLikeHtml } from '../html/html-text';
import type { Cells, TableContext } from '../tables/area-table';
import { productsTable } from './table';

const name = fc.stringMatching(/^[a-z]([a-z ]{0,5}[a-z])?$/);
const price = fc.stringMatching(/^(0|[1-9]\d{0,4})(\.\d{1,2})?$/);
const line = fc.string({ maxLength: 10 }).filter((one) => !/\p{Cc}/u.test(one) && one !== '');
const flag = fc.constant(true as const);

const optionValue = fc.record(
  { label: languages, colour: fc.constantFrom('#c9a06a', '#7C8A62') },
  { requiredKeys: ['label'], ...plain },
);
const product: fc.Arbitrary<ProductDocument> = ordered(
  fc.record({ name: languages, values: ordered(optionValue, 3) }),
  productsLimits.options,
).chain((options) =>
  fc.record(
    {
      title: languages,
      handle: fc.stringMatching(/^[a-z0-9_-]{1,10}$/),
      status: fc.constantFrom('active' as const, 'draft' as const, 'archived' as const),
      description: languages.filter((map) => !Object.values(map).some(looksLikeHtml)),
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
      image: fc.constantFrom('a'.repeat(64), 'b'.repeat(64)),
      inventory: fc.integer({ min: -5, max: 1000 }),
      libraryObjectId: fc.constant('3'.repeat(16)),
      materialVariant: fc.constantFrom('Oak', 'Moss wool, 2'),
    },
    { requiredKeys: ['values', 'prices', 'available'], ...plain },
  );
}

/** Without the ids that are made again, and without texts that say nothing. */
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
      randomCases,
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
      randomCases,
    );
  });
});

describe('a table from elsewhere', () => {
  const read = (
    rows: Cells[],
    before: ProductDocument | null = null,
    own: Pick<TableContext, 'pictures' | 'isForeign'> = {},
  ) => readElsewhere(productsTable, rows, before, own);

  test('has fetched pictures as far as there is room, and names every one that it does not have', () => {
    const addresses = Array.from({ length: productsLimits.media + 2 }, (_, at) => `https://a.example/${at}`);
    const [last = '', ...others] = addresses.toReversed();
    const pictures = new Map(others.map((address, at) => [address, { sha256: `${at}`.padStart(64, '0') }]));
    const rows = addresses.map((address) => ({ Handle: 'lamp', 'Image Src': address }));
    const { made, said } = read(rows, null, { pictures });
    expect(Object.keys(made.media)).toHaveLength(productsLimits.media);
    expect(said).toEqual([
      `notice 52 Image Src: A product has 50 pictures at most. This one was left out: ${others[0]}`,
      `notice 53 Image Src: One import fetches 5,000 pictures at most. This one was left out: ${last}`,
    ]);
  });

  test('has the picture that shows a variant among those of the product, once, and knows it by the address', () => {
    const [front, red] = ['https://a.example/front', 'https://a.example/red'];
    const [a, b] = ['a'.repeat(64), 'b'.repeat(64)];
    const pictures = new Map([
      [front, { sha256: a }],
      [red, { sha256: b }],
    ]);
    const rows = [
      { Handle: 'lamp', 'Variant SKU': 'white', 'Image Src': front, 'Variant Image': front },
      { Handle: 'lamp', 'Variant SKU': 'red', 'Variant Image': red },
    ];
    expect(
      productsTable.pictureAddresses?.(rows.map((cells, index) => ({ cells, line: index + 2 }))),
    ).toEqual([front, red]);
    const { made, said } = read(rows, null, { pictures });
    expect(said).toEqual([]);
    expect(inOrder(made.media).map(([, { image }]) => image)).toEqual([a, b]);
    expect(inOrder(made.variants).map(([, { image }]) => image)).toEqual([a, b]);
    // Another table says nothing of it.
    const later = read([{ Handle: 'lamp', 'Variant SKU': 'red', 'Variant Price [EUR]': '9.00' }], made);
    expect(inOrder(later.made.variants).map(([, { image }]) => image)).toEqual([b]);
  });

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
    expect(said).toEqual([]);
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

  test('says by stock, tracker and policy what is for sale', () => {
    const soldOut = { Handle: 'lamp', 'Variant Inventory Qty': '0', 'Variant Inventory Tracker': 'shopify' };
    const { made, said } = read(
      [
        { ...soldOut, 'Option1 Value [en]': 'a', 'Variant Inventory Policy': 'deny' },
        { ...soldOut, 'Option1 Value [en]': 'b', 'Variant Inventory Policy': 'continue' },
        { ...soldOut, 'Option1 Value [en]': 'c', 'Variant Inventory Policy': 'TRUE' },
        { ...soldOut, 'Option1 Value [en]': 'd', 'Variant Inventory Tracker': '' },
      ],
      null,
    );
    expect(inOrder(made.variants).map(([, { available }]) => available)).toEqual([false, true, true, true]);
    expect(said).toEqual([]);
  });

  test('has what is for sale follow the stock, unless somebody said it', () => {
    const row = (stock: string): Cells => ({
      ...{ Handle: 'lamp', 'Variant SKU': 'L', 'Variant Inventory Qty': stock },
    });
    const available = ({ made }: ReturnType<typeof read>) =>
      Object.values(made.variants).map((one) => one.available);
    const soldOut = read([row('0')]);
    expect(available(soldOut)).toEqual([false]);
    const back = read([row('10')], soldOut.made);
    expect(available(back)).toEqual([true]);
    expect(available(read([row('0')], back.made))).toEqual([false]);
    const byHand = read([{ ...row('10'), Available: 'no' }], back.made);
    expect(available(read([row('12')], byHand.made))).toEqual([false]);
  });

  test('keeps what tells its variants apart, and names what another row calls an option', () => {
    const second = read([
      { Handle: 'lamp', 'Option1 Name [en]': 'Title', 'Option1 Value [en]': 'Default Title' },
      { Handle: 'lamp', 'Option1 Value [en]': 'Second' },
    ]);
    const labels = Object.values(second.made.options).flatMap(({ values }) =>
      inOrder(values).map(([, { label }]) => label.en),
    );
    expect(labels).toEqual(['Default Title', 'Second']);
    const other = read([
      { Handle: 'lamp', 'Option1 Name [en]': 'Colour', 'Option1 Value [en]': 'Red' },
      { Handle: 'lamp', 'Option1 Name [en]': 'Size', 'Option1 Value [en]': 'S' },
    ]);
    expect(other.said).toEqual([
      'notice 3 Option1 Name [en]: The option is called “Colour” further up. “Size” was left out.',
    ]);
  });

  test('keeps the colour of a value that is called differently now, and not that of one beside which there is another', () => {
    const value = (order: string, en: string) => ({ order, label: { en }, colour: '#75543d' });
    const variant = (order: string, wood: string) => ({
      order,
      values: { wood },
      prices: {},
      available: true,
    });
    const before: ProductDocument = {
      ...emptyProduct(),
      handle: 'table',
      options: {
        wood: {
          order: 'a0',
          name: { en: 'Wood' },
          values: { walnut: value('a0', 'Wallnut'), oak: value('a1', 'Oak') },
        },
      },
      variants: { a: variant('a0', 'walnut'), b: variant('a1', 'oak'), c: variant('a2', 'oak') },
    };
    const rows = ['Walnut', 'Oak', 'Smoked oak'].map((wood, place) => ({
      Handle: 'table',
      'Variant Key': 'abc'[place] ?? '',
      'Option1 Name [en]': 'Wood',
      'Option1 Value [en]': wood,
    }));
    const values = inOrder(read(rows, before).made.options.wood?.values ?? {});
    expect(values.map(([, { colour, label }]) => [label.en, colour])).toEqual([
      ['Oak', '#75543d'],
      ['Walnut', '#75543d'],
      ['Smoked oak', undefined],
    ]);
  });

  test('active but not published in its shop is a draft, and says so', () => {
    const { made, said } = read([{ Handle: 'lamp', Status: 'Active', Published: 'FALSE' }]);
    expect(made.status).toBe('draft');
    expect(said).toEqual([
      'notice 2 Published: The product is active, but not published in the shop it comes from. Here it is a draft.',
    ]);
    expect(read([{ Handle: 'lamp', Status: 'Active', Published: 'TRUE' }]).made.status).toBe('active');
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
