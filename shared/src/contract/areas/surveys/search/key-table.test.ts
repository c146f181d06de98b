import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { randomCases } from '../../../testing/random-cases';
import { KeyTable } from './key-table';

const key = fc.array(fc.integer({ min: 0, max: 65_535 }), { maxLength: 4 });

test('a key has the number of its first coming, whatever came between', () => {
  fc.assert(
    fc.property(fc.array(key), (keys) => {
      const table = new KeyTable();
      const known = new Map<string, number>();
      for (const one of keys) {
        const row = Uint16Array.from(one);
        const before = known.get(String(one));
        expect(table.find(row, row.length)).toBe(before ?? -1);
        if (before !== undefined) continue;
        known.set(String(one), table.size);
        table.add(row, row.length);
      }
      expect(table.length).toBe([...new Set(keys.map(String))].join().match(/\d+/g)?.length ?? 0);
      for (const [text, index] of known) expect([...table.row(index)].join()).toBe(text);
    }),
    randomCases,
  );
});

test('of a key only as much counts as is said, and more keys than it began with room for are kept apart', () => {
  const table = new KeyTable();
  const row = new Uint16Array(3);
  for (let number = 0; number < 40_000; number += 1) {
    row.set([number % 200, Math.floor(number / 200), 7]);
    expect(table.find(row, 2)).toBe(-1);
    table.add(row, 2);
  }
  for (let number = 0; number < 40_000; number += 1) {
    row.set([number % 200, Math.floor(number / 200), 9]);
    if (table.find(row, 2) !== number) throw new Error(`${number} is not found`);
  }
  expect(table.size).toBe(40_000);
});
