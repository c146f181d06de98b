import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { randomCases } from '../testing/random-cases';
import { dayAfter } from '../values/zoned-time';
import { occurrencesOf } from './occurrences';
import type { Recurrence } from './schedule';
import { randomDate, randomRecurrence } from './testing/random-schedule';
import { slowOccurrences } from './testing/slow-calendar';

const every = (own: Partial<Recurrence>): Recurrence => ({
  ...{ every: 'day', interval: 1, from: '2026-01-01' },
  ...{ weekdays: [], monthDays: [], months: [], positions: [] },
  ...own,
});
function daysOf(recurrence: Recurrence, from: string, until: string): string[] {
  const occurs = occurrencesOf(recurrence);
  const days: string[] = [];
  for (let date = from; date <= until; date = dayAfter(date)) if (occurs(date)) days.push(date);
  return days;
}

test.each<[string, Partial<Recurrence>, string, string[]]>([
  [
    'the last Friday of each month',
    { every: 'month', weekdays: ['fri'], positions: [-1] },
    '2026-03-31',
    ['2026-01-30', '2026-02-27', '2026-03-27'],
  ],
  [
    'every second week on Monday and Thursday',
    { every: 'week', interval: 2, weekdays: ['mon', 'thu'] },
    '2026-01-31',
    ['2026-01-01', '2026-01-12', '2026-01-15', '2026-01-26', '2026-01-29'],
  ],
  [
    '29 February, in leap years only',
    { every: 'year', from: '2024-02-29' },
    '2033-01-01',
    ['2024-02-29', '2028-02-29', '2032-02-29'],
  ],
  [
    'the 31st, in months that have one',
    { every: 'month', from: '2026-01-31' },
    '2026-06-30',
    ['2026-01-31', '2026-03-31', '2026-05-31'],
  ],
  ['so many times', { interval: 3, count: 2 }, '2026-12-31', ['2026-01-01', '2026-01-04']],
  ['the last day is one, too', { until: '2026-01-02' }, '2026-12-31', ['2026-01-01', '2026-01-02']],
])('%s', (_, own, until, days) => {
  const recurrence = every(own);
  expect(daysOf(recurrence, recurrence.from, until)).toEqual(days);
});

test('the days of any recurrence are those that a slow reading of RFC 5545 finds', () => {
  fc.assert(
    fc.property(randomRecurrence(), randomDate('2026-01-01', 1500), (recurrence, from) => {
      const until = dayAfter(from, 62);
      const slow = slowOccurrences(recurrence, until).filter((date) => date >= from);
      expect(daysOf(recurrence, from, until)).toEqual(slow);
    }),
    randomCases,
  );
});

test.each<[string, Partial<Recurrence>]>([
  ['few days of many', { every: 'day', from: '2000-01-01', months: [2], monthDays: [29], count: 8 }],
  ['days that there are not', { every: 'year', from: '2000-01-01', months: [2], monthDays: [31], count: 5 }],
])('however seldom, and counted: %s', (_, own) => {
  const leapDays = daysOf(every(own), '2024-01-01', '2036-12-31');
  expect(leapDays).toEqual(own.every === 'day' ? ['2024-02-29', '2028-02-29'] : []);
});
