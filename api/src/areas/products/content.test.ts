import { describe, expect, test } from '@jest/globals';
import {
  emptyCollection,
  emptyProduct,
  type ProductDocument,
  type ProductsDocument,
  type PublishedProducts,
} from '@vitrine/shared/contract';
import type { DraftContext, Model } from '../area-content';
import { checkTexts, checkTranslations } from '../checks/text-checks';
import { products } from './content';

const modelId = '2'.repeat(16);
const picture = 'a'.repeat(64);
const model: Model = {
  name: 'Chair',
  sha256: 'b'.repeat(64),
  url: 'https://files.test/chair.glb',
  bytes: 1000,
  triangles: 100,
  materials: 1,
  textures: [],
  dimensionsMetres: [0.5, 0.8, 0.6],
  baseMetres: 0,
  materialVariants: [],
};
const context: DraftContext = {
  name: 'Showroom',
  defaultTheme: null,
  languages: ['en'],
  models: new Map([[modelId, model]]),
  images: new Map([
    [picture, { sha256: picture, url: 'https://files.test/chair.webp', bytes: 10, sizes: [] }],
  ]),
  videos: new Map(),
  placements: new Set(),
  documents: new Map(),
  teasers: new Map(),
};

const chair = (own: Partial<ProductDocument> = {}): ProductDocument => ({
  ...emptyProduct(),
  title: { en: 'Chair' },
  handle: 'chair',
  status: 'active',
  collections: { Seating: true },
  options: {
    wood: {
      order: 'a0',
      name: { en: 'Wood' },
      values: {
        oak: { order: 'a1', label: { en: 'Oak' }, colour: '#c9a06a' },
        ash: { order: 'a0', label: { en: 'Ash' } },
      },
    },
  },
  variants: {
    second: {
      order: 'a1',
      values: { wood: 'oak' },
      prices: { EUR: { amount: '340.00', compareAt: '390.00' } },
      available: false,
      image: picture,
      inventory: 0,
    },
    first: {
      order: 'a0',
      values: { wood: 'ash' },
      sku: 'CH-A',
      barcode: '123',
      prices: { EUR: { amount: '320.00' } },
      available: true,
      inventory: 12,
    },
  },
  media: { front: { order: 'a0', image: picture, alt: { en: 'A chair' } } },
  libraryObjectId: modelId,
  ...own,
});

const compiled = (...all: ProductDocument[]) =>
  products.compile(
    all.map((data, index) => ({ id: `product-${index}`, data })),
    context,
  );
const findings = (one: ProductDocument) =>
  [
    ...checkTexts(products.texts(one), 'en'),
    ...checkTranslations(products.sources(one, 'en'), context.languages.slice(1)),
    ...products.check(one, context, new Date()),
  ].map(({ code, level, pointer }) => `${level} ${code} ${pointer}`);

describe('products as visitors get them', () => {
  test('have options, variants and pictures in their order, and their files', () => {
    const { assets, parts } = compiled(chair());
    const [{ products: [shown] = [] } = {}] = parts as PublishedProducts[];
    expect(shown).toMatchObject({
      id: 'product-0',
      title: { en: 'Chair' },
      collections: ['Seating'],
      options: [{ id: 'wood', values: [{ id: 'ash' }, { id: 'oak', colour: '#c9a06a' }] }],
      variants: [
        { id: 'first', sku: 'CH-A', prices: { EUR: { amount: '320.00' } }, available: true },
        {
          id: 'second',
          prices: { EUR: { amount: '340.00', compareAt: '390.00' } },
          available: false,
          picture: 0,
        },
      ],
      media: [{ url: 'https://files.test/chair.webp', alt: { en: 'A chair' } }],
      model: { url: 'https://files.test/chair.glb', dimensionsMetres: [0.5, 0.8, 0.6] },
    });
    expect(shown?.variants[0]).not.toHaveProperty('picture');
    expect(assets.map(({ url }) => url)).toEqual([
      'https://files.test/chair.glb',
      'https://files.test/chair.webp',
    ]);
  });

  test('are the active ones only, and say nothing of stock, tags and barcodes', () => {
    const { parts } = compiled(chair({ tags: { margin: true } }), chair({ status: 'draft' }));
    const json = JSON.stringify(parts);
    expect(json.match(/product-/g)).toHaveLength(1);
    expect(json).not.toMatch(/inventory|barcode|margin/);
  });

  test('are in one part until that would be too much for one', () => {
    const long = chair({ description: { en: 'x'.repeat(10_000) } });
    expect(compiled(...Array<ProductDocument>(20).fill(long)).parts).toHaveLength(1);
    const { parts } = compiled(...Array<ProductDocument>(40).fill(long));
    expect(parts).toHaveLength(2);
    expect((parts as PublishedProducts[]).flatMap(({ products }) => products)).toHaveLength(40);
  });

  test('leave out what does not exist', () => {
    const { assets, parts } = products.compile([{ id: 'one', data: chair() }], {
      ...context,
      models: new Map(),
      images: new Map(),
    });
    expect(assets).toEqual([]);
    expect((parts as PublishedProducts[])[0]?.products[0]).not.toHaveProperty('model');
  });
});

test('collections that have titles are published with them', () => {
  const seating = { ...emptyCollection(), name: 'Seating', title: { en: 'To sit on', de: 'Zum Sitzen' } };
  const { parts } = products.compile(
    [
      { id: 'seating', data: seating },
      { id: 'again', data: { ...seating, title: { en: 'Again' } } },
      { id: 'unnamed', data: emptyCollection() },
      { id: 'chair', data: chair() },
    ],
    context,
  );
  expect(parts).toMatchObject([{ products: [{ id: 'chair', collections: ['Seating'] }] }]);
  expect(parts[0]).toHaveProperty('collections', { Seating: seating.title });
});

describe('the certificate', () => {
  test('finds nothing wrong with a complete product', () => {
    expect(findings(chair())).toEqual([]);
  });

  test('asks nothing of what is not published', () => {
    expect(findings(chair({ title: {}, variants: {}, status: 'draft' }))).toEqual([]);
  });

  test('asks for a title, a variant and a price', () => {
    expect(findings(chair({ title: {}, variants: {} }))).toEqual([
      'error missing-title /title/en',
      'warning no-variants /variants',
    ]);
    const variants = { only: { order: 'a0', values: { wood: 'oak' }, prices: {}, available: true } };
    expect(findings(chair({ variants }))).toEqual(['warning no-price /variants']);
  });

  test('tells variants whose picture is none of the product’s, which visitors do not see', () => {
    const { first, ...others } = chair().variants;
    if (!first) throw new Error('A chair has a first variant');
    const one = chair({ variants: { ...others, first: { ...first, image: 'f'.repeat(64) } } });
    expect(findings(one)).toEqual(['warning variant-picture /variants/first/image']);
    const [{ products: [shown] = [] } = {}] = compiled(one).parts as PublishedProducts[];
    expect(shown?.variants[0]).not.toHaveProperty('picture');
  });

  test('is published with the model of each variant, in the look that it names or is called as', () => {
    const ownId = '3'.repeat(16);
    const own = {
      ...model,
      sha256: 'c'.repeat(64),
      url: 'https://files.test/bench.glb',
      materialVariants: ['Oak'],
    };
    const models = new Map([
      [modelId, { ...model, materialVariants: ['Ash', 'Night'] }],
      [ownId, own],
    ]);
    const { first, second } = chair().variants;
    if (!first || !second) throw new Error('A chair has two variants');
    const one = chair({
      libraryObjectId: modelId,
      variants: {
        first,
        night: { ...first, order: 'a3', materialVariant: 'Night' },
        gone: { ...first, order: 'a4', materialVariant: 'Day' },
        second: { ...second, libraryObjectId: ownId },
        none: { ...second, order: 'a5', libraryObjectId: '4'.repeat(16) },
      },
    });
    const { assets, parts } = products.compile([{ id: 'chair', data: one }], { ...context, models });
    const [{ products: [shown] = [] } = {}] = parts as PublishedProducts[];
    const looks = shown?.variants.map(({ id, materialVariant, model }) => [id, model?.url, materialVariant]);
    expect(looks).toEqual([
      ['first', undefined, 'Ash'],
      ['second', own.url, 'Oak'],
      ['night', undefined, 'Night'],
      ['gone', undefined, undefined],
      ['none', undefined, undefined],
    ]);
    expect(assets.map(({ url }) => url)).toEqual([model.url, own.url, 'https://files.test/chair.webp']);
    const told = products
      .check(one, { ...context, models }, new Date())
      .map(({ code, level, pointer }) => `${level} ${code} ${pointer}`);
    expect(told.filter((line) => /libraryObjectId|materialVariant/.test(line))).toEqual([
      'warning missing-look /variants/gone/materialVariant',
      'error missing-model /variants/none/libraryObjectId',
    ]);
  });

  test('tells variants that cannot be told apart, and those that lack an option, by what is to be chosen', () => {
    const prices = { EUR: { amount: '1' } };
    const variants = {
      a: { order: 'a0', values: { wood: 'oak' }, prices, available: true },
      b: { order: 'a1', values: { wood: 'oak' }, prices, available: true },
      c: { order: 'a2', values: { wood: 'gone' }, prices, available: true },
    };
    expect(findings(chair({ variants }))).toEqual([
      'error same-variant /variants/b/values',
      'error incomplete-variant /variants/c/values/wood',
    ]);
  });

  test('tells products with the same handle', () => {
    const all = [chair(), chair({ handle: 'other' }), chair({ status: 'draft' }), chair({ handle: '' })];
    const found = products.checkTogether(
      [...all, chair({ handle: '' })].map((data, index) => ({ id: `product-${index}`, data })),
      context,
    );
    expect(found).toMatchObject([{ code: 'same-handle', documentId: 'product-2', pointer: '/handle' }]);
  });

  test('tells collections that nobody has given titles, where there are several languages, and those given twice', () => {
    const seating = { ...emptyCollection(), name: 'Seating', title: { en: 'To sit on', de: 'Zum Sitzen' } };
    const found = (languages: string[], ...all: ProductsDocument[]) =>
      products
        .checkTogether(
          all.map((data, index) => ({ id: `${index}`, data })),
          { ...context, languages },
        )
        .map(({ code, documentId, pointer }) => `${code} ${documentId} ${pointer}`);
    const shelf = chair({ handle: 'shelf' });
    expect(found(['en'], chair(), shelf)).toEqual([]);
    expect(found(['en', 'de'], chair(), shelf)).toEqual(['collection-without-titles 0 /collections']);
    expect(found(['en', 'de'], chair(), seating)).toEqual([]);
    expect(found(['en'], seating, seating)).toEqual(['same-collection 1 /name']);
  });

  test('counts what a collection’s title lacks like any other text', () => {
    const named = { ...emptyCollection(), name: 'Seating', title: { en: 'To sit on' } };
    expect(checkTranslations(products.sources(named, 'en'), ['de'])).toMatchObject([
      { code: 'missing-translation', pointer: '/title/de' },
    ]);
    expect(checkTexts(products.texts({ ...named, title: {} }), 'en')).toMatchObject([
      { code: 'missing-title', pointer: '/title/en' },
    ]);
    expect(products.check(emptyCollection(), context, new Date())).toMatchObject([{ code: 'no-name' }]);
  });

  test('tells a model that is gone, and one of another size than the product', () => {
    expect(findings(chair({ libraryObjectId: '3'.repeat(16) }))).toEqual([
      'error missing-model /libraryObjectId',
    ]);
    // Turned, and measured a little differently.
    expect(findings(chair({ dimensionsMetres: { width: 0.62, height: 0.8, depth: 0.49 } }))).toEqual([]);
    expect(findings(chair({ dimensionsMetres: { width: 0.5, height: 8, depth: 0.6 } }))).toEqual([
      'warning size-mismatch /dimensionsMetres',
    ]);
  });
});
