import { keyBetween } from './order-key';

describe('order keys', () => {
  it('lie between their neighbours', () => {
    const first = keyBetween(undefined, undefined);
    const last = keyBetween(first, undefined);
    const middle = keyBetween(first, last);
    expect([last, middle, first].sort()).toEqual([first, middle, last]);
  });

  it('are found even where two people made the same one', () => {
    const key = keyBetween(undefined, undefined);
    expect(keyBetween(key, key) > key).toBe(true);
  });
});
