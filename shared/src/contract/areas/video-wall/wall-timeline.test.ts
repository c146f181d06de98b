import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { timelineAt } from './wall-timeline';

const entries = [{ durationMs: 4000 }, { durationMs: 6000 }];

test.each([
  [0, 0, 0],
  [3_999, 0, 3_999],
  [4_000, 1, 0],
  [9_999, 1, 5_999],
  [10_000, 0, 0],
  [1_000_000_004_500, 1, 500],
])('at %d ms entry %d plays, and has come to %d ms', (nowMs, index, atMs) => {
  expect(timelineAt(entries, nowMs)).toMatchObject({ index, atMs });
});

test('says when the entry ends and when all begin again', () => {
  expect(timelineAt(entries, 21_000)).toEqual({
    index: 0,
    atMs: 1000,
    endsAtMs: 24_000,
    loopEndsAtMs: 30_000,
  });
});

test.each([[[]], [[{ durationMs: 0 }]], [[{ durationMs: Number.NaN }]]])('nothing lasts in %j', (none) => {
  expect(timelineAt(none, 5)).toBeNull();
});

test('whoever comes when finds the others: time goes on in it as the clock does', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ durationMs: fc.integer({ min: 1, max: 100_000 }) }), {
        minLength: 1,
        maxLength: 9,
      }),
      fc.integer({ min: 0, max: 2_000_000_000_000 }),
      fc.integer({ min: 0, max: 50_000 }),
      (list, nowMs, laterMs) => {
        const now = timelineAt(list, nowMs);
        const later = timelineAt(list, nowMs + laterMs);
        if (!now || !later) throw new Error('Something plays');
        expect(now.atMs).toBeLessThan(list[now.index]?.durationMs ?? 0);
        if (nowMs + laterMs < now.endsAtMs) expect(later).toEqual({ ...now, atMs: now.atMs + laterMs });
        expect(timelineAt(list, now.loopEndsAtMs)).toMatchObject({ index: 0, atMs: 0 });
      },
    ),
  );
});
