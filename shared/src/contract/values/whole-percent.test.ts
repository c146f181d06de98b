import { wholePercent } from './whole-percent';

it.each([
  [0, '', 0],
  [1e-6, '<', 1],
  [0.0049, '<', 1],
  [0.005, '', 1],
  [0.5, '', 50],
  [0.994, '', 99],
  [1 - 1e-6, '>', 99],
  [1, '', 100],
])('a share of %d is %s%d %', (share, sign, percent) => {
  expect(wholePercent(share)).toEqual({ sign, percent });
});
