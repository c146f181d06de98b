import { expect, test } from '@jest/globals';
import { randomCases } from '@vitrine/shared/contract/testing/random-cases';
import fc from 'fast-check';
import { guardFormula, unguardFormula } from './formula-guard';

const spiced = fc.string({
  unit: fc.constantFrom("'", '=', '+', '-', '@', '1', '.', ',', 'a', '\t', '\r', ' '),
});

test('a cell comes back as it was', () => {
  fc.assert(
    fc.property(fc.oneof(spiced, fc.string()), (cell) => unguardFormula(guardFormula(cell)) === cell),
    randomCases,
  );
});

test('nothing that a spreadsheet would run is written', () => {
  fc.assert(
    fc.property(fc.oneof(spiced, fc.string()), (cell) => {
      const written = guardFormula(cell);
      return !/^[=+\-@\t\r]/.test(written) || /^[-+]\d/.test(written);
    }),
  );
});

test.each([
  ['=SUM(A1)', "'=SUM(A1)"],
  ['@here', "'@here"],
  ['-12.50', '-12.50'],
  ['-x', "'-x"],
  ["it's", "it's"],
  ["'quoted'", "'quoted'"],
])('%s is written as %s', (cell, written) => {
  expect(guardFormula(cell)).toBe(written);
});
