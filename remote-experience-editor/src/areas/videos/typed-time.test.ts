import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readTime, writtenTime } from './typed-time';

describe('A time that people type', () => {
  test.each([
    ['1:23.045', 83_045],
    ['83.045', 83_045],
    ['0:01:23,045', 83_045],
    [' 7 ', 7_000],
    ['7.5', 7_500],
    ['90:00', 5_400_000],
    ['24:00:00', 86_400_000],
  ])('%s is %i ms', (typed, ms) => expect(readTime(typed)).toBe(ms));

  test.each(['', 'soon', '1:60', '1:60:00', '24:00:01', '-1', '1:2:3:4', '1.2345'])('“%s” is none', (typed) =>
    expect(readTime(typed)).toBeNull(),
  );

  test('is read back as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400_000 }), (ms) =>
        expect(readTime(writtenTime(ms))).toBe(ms),
      ),
    );
  });
});
