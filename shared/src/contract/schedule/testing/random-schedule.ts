import fc from 'fast-check';
import { weekdays } from '../../values/opening-hours';
import type { Recurrence, Schedule } from '../schedule';

const dayMs = 24 * 3600_000;
export const randomDate = (from = '2026-01-01', days = 1200) =>
  fc.nat(days).map((day) => new Date(Date.parse(from) + day * dayMs).toISOString().slice(0, 10));

const some = <T>(values: readonly T[], most = 3) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant<T[]>([]) },
    { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: most }) },
  );
const numbers = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

export const randomRecurrence = (): fc.Arbitrary<Recurrence> =>
  fc
    .record(
      {
        every: fc.constantFrom('day', 'week', 'month', 'year'),
        interval: fc.integer({ min: 1, max: 5 }),
        from: randomDate('2026-01-01', 500),
        weekdays: some(weekdays),
        monthDays: some([...numbers(31), -1, -2, -30, -31]),
        months: some(numbers(12)),
        positions: some([1, 2, 3, -1, -2], 2),
        count: fc.integer({ min: 1, max: 30 }),
        until: randomDate(),
      },
      { requiredKeys: ['every', 'interval', 'from', 'weekdays', 'monthDays', 'months', 'positions'] },
    )
    .map((one) => ({
      ...one,
      ...(one.every === 'week' && { monthDays: [] }),
      ...(one.every === 'day' && { positions: [] }),
    }));

const clock = fc
  .tuple(fc.nat(23), fc.constantFrom(0, 15, 30, 45))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const hours = fc.array(fc.record({ from: clock, until: fc.oneof(clock, fc.constant('24:00')) }), {
  maxLength: 3,
});

/** Times around days on which clocks of some zones are changed. */
export const randomSchedule = (timeZone: fc.Arbitrary<string>): fc.Arbitrary<Schedule> =>
  fc.record(
    {
      hours,
      timeZone,
      recurrence: randomRecurrence(),
      opensAt: randomDate().map((date) => `${date}T02:30`),
      closesAt: randomDate('2027-06-01').map((date) => `${date}T02:30`),
      exceptions: fc.dictionary(
        randomDate(),
        fc.oneof(
          fc.constant({ kind: 'off' as const }),
          fc.record({ kind: fc.constant('moved' as const), to: randomDate(), hours }),
        ),
        { maxKeys: 4 },
      ),
    },
    { requiredKeys: ['hours', 'exceptions'] },
  );
