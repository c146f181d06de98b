import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type ClockSample, clockEstimate, clockSample, middle } from './clock-estimate';

describe('the server’s time', () => {
  test('is taken to lie in the middle of the way there and back', () => {
    expect(clockSample(1000, 5_000_060, 1100)).toEqual({
      atMs: 1100,
      offsetMs: 5_000_060 - 1050,
      roundTripMs: 100,
    });
    expect(clockEstimate([], 0)).toBeNull();
  });

  test('does not matter to a device whose clock is an hour off', () => {
    const hourMs = 3600_000;
    const samples = [1, 2, 3, 4].map((at) => clockSample(at * 100, at * 100 + 10 + hourMs, at * 100 + 20));
    expect(clockEstimate(samples, 500)?.offsetMs).toBe(hourMs);
  });

  test('is not moved by answers that were held up', () => {
    const quick = Array.from({ length: 6 }, (_, index) =>
      clockSample(index * 100, index * 100 + 1005, index * 100 + 10),
    );
    // Held up on the way back alone: each seems to say that the server is 400 ms earlier.
    const slow = Array.from({ length: 6 }, (_, index) =>
      clockSample(700 + index, 1705 + index, 1510 + index),
    );
    expect(clockEstimate([...slow, ...quick], 2000)?.offsetMs).toBeCloseTo(1000, 0);
  });

  test('is known to some milliseconds on a network of 200 ± 100 ms each way', () => {
    const way = fc.integer({ min: 100, max: 300 });
    fc.assert(
      fc.property(fc.array(fc.tuple(way, way), { minLength: 64, maxLength: 64 }), (ways) => {
        const samples = ways.map(([there, back], index): ClockSample => {
          const sent = index * 2000;
          return clockSample(sent, sent + there + 7_000, sent + there + back);
        });
        expect(Math.abs((clockEstimate(samples, 130_000)?.offsetMs ?? 0) - 7_000)).toBeLessThan(60);
      }),
      // Always the same random ways: the worst that can be thought of a network does not have sixty times in a row.
      { numRuns: 200, seed: 19 },
    );
  });

  test('measured now counts more than what was measured as well an hour ago', () => {
    const before = [0, 1, 2].map((at) => clockSample(at, at + 105, at + 10));
    const since = [0, 1, 2].map((at) => clockSample(3600_000 + at, 3600_000 + at + 155, 3600_000 + at + 10));
    expect(clockEstimate([...before, ...since], 3600_020)?.offsetMs).toBe(150);
  });
});

test('the middle of an even number of values lies between the two', () => {
  expect(middle([4, 1, 3, 2])).toBe(2.5);
  expect(middle([9, 1, 2])).toBe(2);
});
