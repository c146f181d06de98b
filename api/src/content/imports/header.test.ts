import { expect, test } from '@jest/globals';
import { mostForLinear, ratioForEightfold } from '@vitrine/shared/contract/testing/time-taken';
import { productsTable } from '../../areas/products/table';
import { isForeignHeader, readHeader } from './header';

const base = { baseLanguage: 'en', currency: 'EUR' };
const read = (...names: string[]) => readHeader(productsTable, names, base);

test('a header’s names are those of the table, with their language or currency in brackets', () => {
  expect(read('handle', 'Title', 'Title (de)', 'Variant price [ usd ]', 'Title [not one]')).toEqual({
    columns: ['Handle', 'Title [en]', 'Title [de]', 'Variant Price [USD]', null],
    ignored: ['Title [not one]'],
    repeated: [],
  });
});

test('a column that is named twice is told from one that is not known', () => {
  expect(read('Handle', 'Vendor', 'vendor', 'Weight', 'URL handle')).toEqual({
    columns: ['Handle', 'Vendor', null, null, null],
    ignored: ['Weight'],
    repeated: ['vendor', 'URL handle'],
  });
});

test('a header of another program is told by names that none here has', () => {
  const isForeign = (...names: string[]) => isForeignHeader(productsTable, names);
  expect(isForeign('Title', 'URL handle', 'Description')).toBe(true);
  expect(isForeign('Handle', 'Title', 'Published')).toBe(true);
  expect(isForeign('handle', 'Title [de]', 'variant price', 'Our notes')).toBe(false);
});

test.each<[string, (size: number) => string]>([
  ['spaces', (size) => ' '.repeat(size)],
  ['brackets', (size) => `Title${' ['.repeat(size / 2)}`],
  ['an open bracket', (size) => `[${' '.repeat(size)}x`],
])('a name of 200 kB takes no longer than its length: %s', async (_, name) => {
  const readLong = (size: number) => expect(read(`a${name(size)}b`).ignored).toHaveLength(1);
  expect(await ratioForEightfold(readLong, 25_000)).toBeLessThan(mostForLinear);
});
