import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { driftOf, rateFor } from './media-control';

describe('how far a video is off', () => {
  test.each([
    [1200, 1000, null, 200],
    [20, 8_990, 9_000, 30],
    [8_990, 20, 9_000, -30],
    [8_990, 20, null, 8_970],
  ])('at %d ms instead of %d ms, with a loop of %s ms', (shown, target, loop, drift) => {
    expect(driftOf(shown, target, loop)).toBe(drift);
  });
});

describe('what is done about it', () => {
  test('never more than 5 %, and a jump beyond half a second only', () => {
    fc.assert(
      fc.property(fc.double({ min: -10_000, max: 10_000, noNaN: true }), (drift) => {
        const rate = rateFor(drift);
        if (rate === null) expect(Math.abs(drift)).toBeGreaterThan(500);
        else {
          expect(Math.abs(rate - 1)).toBeLessThan(0.05);
          // Ahead: slower. Behind: faster.
          expect((rate - 1) * drift).toBeLessThanOrEqual(0);
        }
      }),
    );
  });

  test('a difference of 400 ms is gone in ten seconds without a jump, and does not come back', () => {
    let drift = -400;
    for (let ms = 0; ms < 12_000; ms += 33) {
      const rate = rateFor(drift);
      expect(rate).not.toBeNull();
      drift += ((rate ?? 1) - 1) * 33;
    }
    expect(Math.abs(drift)).toBeLessThan(4);
  });
});
