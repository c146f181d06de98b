import fc from 'fast-check';
import { sum } from './sum';

describe('a number field', () => {
  it.each([
    ['1.2+0.3', 1.5],
    ['1,2 + 0,3', 1.5],
    ['2*(1.5-0.25)', 2.5],
    ['-3/4', -0.75],
    ['3 - -2', 5],
    ['.5', 0.5],
    ['1e3', 1000],
    ['90*4', 360],
  ])('takes %s for %d', (text, value) => {
    expect(sum(text)).toBeCloseTo(value, 9);
  });

  it.each(['', 'two', '1+', '(1', '1 2', '1/0', '1..2', '))', 'alert(1)'])(
    'does not take %p for a number',
    (text) => {
      expect(sum(text)).toBeNull();
    },
  );

  it('takes back every number that it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (thousandths) => {
        expect(sum(String(thousandths / 1000))).toBeCloseTo(thousandths / 1000, 9);
      }),
    );
  });
});
