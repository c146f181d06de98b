import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { inOrder, type ProductDocument, productsDocument } from '@vitrine/shared/contract';
import { tableTasks } from './table-tasks';

/** Tables with all columns of Shopify's own templates; the words are ours. */
async function read(name: string) {
  const path = join(__dirname, '../../testing/shopify', name);
  const base = { baseLanguage: 'en', currency: 'EUR' };
  const { findings } = await tableTasks.openTable(path, 'products', base);
  const entries = await tableTasks.nextEntries(10);
  const made = await tableTasks.makeDocuments(
    entries.map(() => null),
    null,
  );
  const pictures = entries.flatMap((entry) => entry.pictures);
  return {
    columnsLeftOut: findings.map(({ field }) => field),
    pictures,
    products: made.map(({ data }) => shape(productsDocument.parse(data) as ProductDocument)),
    said: made.flatMap((one) => one.findings.map(({ line, sentence }) => `${line} ${sentence?.name}`)),
  };
}

const shape = ({ description, handle, options, status, variants }: ProductDocument) => ({
  handle,
  status,
  description: description.en,
  options: inOrder(options).map(([, { name }]) => name.en),
  variants: inOrder(variants).map(
    ([, { available, prices, values }]) =>
      `${inOrder(options)
        .map(([id, option]) => option.values[values[id] ?? '']?.label.en ?? '–')
        .join(' ')} ${prices.EUR?.amount} ${available ? 'for sale' : 'sold out'}`,
  ),
});

describe('a table of Shopify', () => {
  test('with its older columns', async () => {
    const { columnsLeftOut, pictures, products, said } = await read('older.csv');
    expect(products).toEqual([
      {
        handle: 'shirt',
        status: 'active',
        description: 'Soft & light.\n\n- Size: S, Chest: 90',
        options: ['Print'],
        variants: ['Lithograph 9" x 12" 25 for sale', 'Small 19.99 sold out', 'Medium 19.99 for sale'],
      },
      { handle: 'trousers', status: 'draft', options: [], variants: [' 49.99 for sale'] },
      {
        handle: 'hat',
        status: 'draft',
        options: ['Color', 'Size'],
        variants: ['Grey – 17.99 for sale', 'Black S 17.99 for sale'],
      },
    ]);
    expect(said).toEqual(['5 cell.unpublished']);
    // Those that show variants, too.
    expect(pictures).toHaveLength(4);
    expect(columnsLeftOut).toEqual(expect.arrayContaining(['SEO Title', 'Image Position']));
    for (const column of ['Variant Inventory Policy', 'Variant Image'])
      expect(columnsLeftOut).not.toContain(column);
  });

  test('with its current columns', async () => {
    const { columnsLeftOut, pictures, products, said } = await read('current.csv');
    expect(products).toEqual([
      {
        handle: 'sunglasses',
        status: 'active',
        description: 'Dark **glasses**.',
        options: ['Color'],
        variants: ['Black 10 for sale', 'Brown 11 for sale', 'Green 12 sold out'],
      },
      {
        handle: 'snow-boots',
        status: 'draft',
        description: 'Warm & dry.',
        options: [],
        variants: [' 60 for sale'],
      },
    ]);
    expect(said).toEqual(['5 row.keyMade']);
    expect(pictures).toEqual(['https://pictures.example/glasses.jpg', 'https://pictures.example/brown.jpg']);
    expect(columnsLeftOut).toEqual(expect.arrayContaining(['SEO title']));
    for (const column of ['Continue selling when out of stock', 'Variant image URL'])
      expect(columnsLeftOut).not.toContain(column);
  });
});
