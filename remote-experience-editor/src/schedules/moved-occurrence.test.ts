import { compileSchedule } from '@vitrine/shared/contract/schedule/compile-schedule';
import { type Recurrence, type Schedule, schedule } from '@vitrine/shared/contract/schedule/schedule';
import { randomDate, randomSchedule } from '@vitrine/shared/contract/schedule/testing/random-schedule';
import { randomCases } from '@vitrine/shared/contract/testing/random-cases';
import { dayAfter, zonedReading } from '@vitrine/shared/contract/values/zoned-time';
import fc from 'fast-check';
import { clockOf, movedOccurrence, movedSeries, spanFrom } from './moved-occurrence';
import { goesOn, type Occurrence, occurrencesOn, spanAt } from './occurrences-on';

const zone = 'Europe/Berlin';
const weekly = (own: Partial<Recurrence> = {}): Recurrence => ({
  ...{ every: 'week', interval: 1, from: '2026-01-01' },
  ...{ weekdays: ['mon', 'tue'], monthDays: [], months: [], positions: [] },
  ...own,
});
const mornings = (own: Partial<Schedule> = {}): Schedule => ({
  hours: [{ from: '08:00', until: '12:00' }],
  exceptions: {},
  recurrence: weekly(),
  ...own,
});
const on = (of: Schedule, date: string) => occurrencesOn(of)(date);
const spanOn = (of: Schedule, date: string, index = 0) => {
  const [occurrence] = on(of, date);
  if (!occurrence) throw new Error(`Nothing on ${date}`);
  return { occurrence, index };
};

test('only this day goes to another one, and follows the hours of the series', () => {
  const moved = movedOccurrence(mornings(), spanOn(mornings(), '2026-03-30'), {
    date: '2026-04-01',
    from: '08:00',
  });
  expect(moved?.exceptions).toEqual({ '2026-03-30': { kind: 'moved', to: '2026-04-01', hours: [] } });
});

test('at another time it has hours of its own, and is moved again as the same exception', () => {
  const once = movedOccurrence(mornings(), spanOn(mornings(), '2026-03-30'), {
    date: '2026-03-30',
    from: '22:00',
  }) as Schedule;
  expect(once.exceptions['2026-03-30']).toMatchObject({ hours: [{ from: '22:00', until: '02:00' }] });
  const twice = movedOccurrence(once, spanOn(once, '2026-03-30'), {
    date: '2026-04-02',
    from: '22:00',
  }) as Schedule;
  expect(Object.entries(twice.exceptions)).toEqual([
    ['2026-03-30', { kind: 'moved', to: '2026-04-02', hours: [{ from: '22:00', until: '02:00' }] }],
  ]);
  const back = movedOccurrence(twice, spanOn(twice, '2026-04-02'), { date: '2026-03-30', from: '08:00' });
  expect(back).toEqual(mornings());
});

test('of several spans only the one that is taken begins at another time', () => {
  const hours = [...mornings().hours, { from: '14:00', until: '18:00' }];
  const moved = movedOccurrence(mornings({ hours }), spanOn(mornings({ hours }), '2026-03-30', 1), {
    date: '2026-03-31',
    from: '15:30',
  });
  expect(moved?.exceptions['2026-03-30']).toMatchObject({
    to: '2026-03-31',
    hours: [
      { from: '08:00', until: '12:00' },
      { from: '15:30', until: '19:30' },
    ],
  });
});

test('there is no room for more exceptions than a schedule holds', () => {
  const exceptions = Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [dayAfter('2027-01-01', index), { kind: 'off' as const }]),
  );
  const full = mornings({ exceptions });
  expect(movedOccurrence(full, spanOn(full, '2026-03-30'), { date: '2026-04-01', from: '08:00' })).toBeNull();
});

test.each<[string, Schedule, string, { date: string; from: string }, Partial<Recurrence> | null]>([
  [
    'Mondays become Wednesdays',
    mornings(),
    '2026-03-30',
    { date: '2026-04-01', from: '08:00' },
    { weekdays: ['tue', 'wed'] },
  ],
  [
    'the 15th becomes the 17th',
    mornings({ recurrence: weekly({ every: 'month', weekdays: [], monthDays: [1, 15] }) }),
    '2026-03-15',
    { date: '2026-03-17', from: '08:00' },
    { monthDays: [1, 17] },
  ],
  [
    'the last Sunday becomes the last Friday',
    mornings({ recurrence: weekly({ every: 'month', weekdays: ['sun'], positions: [-1] }) }),
    '2026-03-29',
    { date: '2026-03-27', from: '08:00' },
    { weekdays: ['fri'] },
  ],
  [
    'every second week becomes the other ones',
    mornings({ recurrence: weekly({ interval: 2, weekdays: ['mon'], from: '2026-03-30' }) }),
    '2026-03-30',
    { date: '2026-04-06', from: '08:00' },
    { from: '2026-04-06', weekdays: ['mon'] },
  ],
  [
    'no such series comes to be there: the last Sunday is never the 23rd',
    mornings({ recurrence: weekly({ every: 'month', weekdays: ['sun'], positions: [-1] }) }),
    '2026-03-29',
    { date: '2026-03-23', from: '08:00' },
    null,
  ],
])('all days: %s', (_, before, date, to, recurrence) => {
  const after = movedSeries(before, spanOn(before, date), to);
  expect(after?.recurrence ?? null).toEqual(recurrence && { ...before.recurrence, ...recurrence });
});

test('every day has no other days to go to, but another time', () => {
  const { recurrence: _, ...daily } = mornings();
  const span = spanOn(daily, '2026-03-30');
  expect(movedSeries(daily, span, { date: '2026-03-31', from: '09:00' })).toBeNull();
  expect(movedSeries(daily, span, { date: '2026-03-30', from: '09:00' })?.hours).toEqual([
    { from: '09:00', until: '13:00' },
  ]);
});

test('what is under way at a moment is found, a night that goes on too', () => {
  const nights = mornings({ hours: [{ from: '22:00', until: '02:00' }] });
  const found = spanAt(nights, zone, Date.parse('2026-03-30T23:30:00Z'));
  expect(found?.occurrence.day).toBe('2026-03-30');
  expect(spanAt(nights, zone, Date.parse('2026-03-31T06:00:00Z'))).toBeNull();
});

const clocks = fc.nat(95).map((quarter) => clockOf(quarter * 15));

test('a span that begins elsewhere lasts as long as before, by the clock', () => {
  fc.assert(
    fc.property(clocks, clocks, clocks, (from, until, begins) => {
      expect(spanFrom(spanFrom({ from, until }, begins), from)).toEqual({
        from,
        until: until === '00:00' ? '24:00' : until,
      });
    }),
    randomCases,
  );
});

/** Whether a moment, by its reading, is within one of the spans of an occurrence. */
const isIn = ({ date, hours }: Occurrence, reading: string) => {
  const [day = '', clock = ''] = reading.split('T');
  return hours.some(
    (span) =>
      (day === date && span.from <= clock && (goesOn(span) || clock < span.until)) ||
      (day === dayAfter(date) && goesOn(span) && clock < span.until),
  );
};

test('after “only this day” it applies where it was dropped, and everything else stays as it was', () => {
  fc.assert(
    fc.property(
      randomSchedule(fc.constant(zone)),
      randomDate('2026-01-01', 500),
      fc.integer({ min: -10, max: 10 }),
      clocks,
      fc.nat(2),
      fc.nat(3),
      (given, start, days, from, span, quarter) => {
        const before: Schedule = schedule.parse(given);
        const around = Array.from({ length: 40 }, (_, index) => dayAfter(start, index));
        const occurrence = around.flatMap((date) => on(before, date))[0];
        if (!occurrence) return;
        const to = { date: dayAfter(occurrence.date, days), from };
        const index = span % occurrence.hours.length;
        const after = movedOccurrence(before, { occurrence, index }, to) as Schedule;
        const dropped = on(after, to.date).find(({ day }) => day === occurrence.day);
        expect(dropped).toBeDefined();
        const [was, is] = [compileSchedule(before, zone), compileSchedule(after, zone)];
        const firstMs = Date.parse(occurrence.date) - 12 * 24 * 3600_000 + quarter * 15 * 60_000;
        for (let ms = firstMs; ms < firstMs + 25 * 24 * 3600_000; ms += 60 * 60_000) {
          const reading = zonedReading(new Date(ms).toISOString(), zone);
          const [applied, applies] = [was(ms, () => reading), is(ms, () => reading)];
          const isMeant = applies === null || applies === 'not-yet' || applies === 'over';
          if (dropped && isIn(dropped, reading)) expect([reading, isMeant]).toEqual([reading, true]);
          else if (!isIn(occurrence, reading))
            expect([reading, applies === null]).toEqual([reading, applied === null]);
          else if (applies === null)
            expect([reading, othersAt(after, occurrence.day, reading)]).toEqual([reading, true]);
        }
      },
    ),
    { numRuns: Math.min(randomCases.numRuns, 1000) },
  );
});

/** Whether another occurrence than the one that was moved applies. */
const othersAt = (of: Schedule, day: string, reading: string) => {
  const date = reading.slice(0, 10);
  return [date, dayAfter(date, -1)]
    .flatMap((one) => on(of, one))
    .some((one) => one.day !== day && isIn(one, reading));
};
