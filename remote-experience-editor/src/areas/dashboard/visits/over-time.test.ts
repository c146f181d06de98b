import { dayAfter } from '@vitrine/shared/contract/values/zoned-time';
import { overTime } from './over-time';

const at = (date: string) => `${date}T00:00:00.000Z`;
const days = (from: string, ...visits: number[]) => ({
  from: at(from),
  until: at(dayAfter(from, visits.length)),
  step: 'day' as const,
  visits: visits.reduce((sum, one) => sum + one, 0),
  series: visits.map((count, index) => ({
    at: at(dayAfter(from, index)),
    visits: count,
  })),
});
const hours = (from: string, ...visits: number[]) => ({
  ...days(from, ...visits),
  step: 'hour' as const,
});

test('days stand beside days that are as far from the beginning, and the longer of both goes on alone', () => {
  const [two, three] = [days('2026-11-20', 4, 8), days('2026-10-01', 1, 2, 3)];
  expect(overTime(two, three)).toEqual({
    step: 'day',
    // What happened meanwhile stands on two thirds of the axis.
    until: at('2026-11-23'),
    rows: [
      { at: at('2026-11-20'), counts: [4, 1] },
      { at: at('2026-11-21'), counts: [8, 2] },
      { at: null, counts: [null, 3] },
    ],
  });
  expect(overTime(three, two).rows.at(-1)).toEqual({ at: at('2026-10-03'), counts: [3, null] });
});

test('a single day is one of the days that it stands beside, on whichever side', () => {
  const [two, one] = [days('2026-11-20', 4, 8), hours('2026-10-01', 1, 2)];
  expect(overTime(two, one)).toEqual({
    step: 'day',
    until: two.until,
    rows: [
      { at: at('2026-11-20'), counts: [4, 3] },
      { at: at('2026-11-21'), counts: [8, null] },
    ],
  });
  expect(overTime(one, two).rows[0]).toEqual({ at: at('2026-10-01'), counts: [3, 4] });
});

test('two single days stand beside each other hour by hour', () => {
  const { step, rows } = overTime(hours('2026-11-20', 4, 8), hours('2026-10-25', 1, 2, 3));
  expect(step).toBe('hour');
  expect(rows.map(({ counts }) => counts)).toEqual([
    [4, 1],
    [8, 2],
  ]);
});
