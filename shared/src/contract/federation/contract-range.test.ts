import { satisfiesContract } from './contract-range';

test.each([
  ['1.2.0', '^1.2.0', true],
  ['1.3.0', '^1.2.9', true],
  ['1.10.0', '^1.9.0', true],
  ['1.2.0', '^1.2.1', false],
  ['1.2.0', '^1.3.0', false],
  ['2.0.0', '^1.9.0', false],
  ['1.0.0', '^2.0.0', false],
  ['1.0.0', '*', false],
  ['1.0.0', '1.0.0', false],
  ['1.0.0', '^1', false],
  ['1.0.0', '^1.0.0 || ^2.0.0', false],
])('a shell with contract %s runs a remote that asks for %s: %s', (version, range, runs) => {
  expect(satisfiesContract(version, range)).toBe(runs);
});
