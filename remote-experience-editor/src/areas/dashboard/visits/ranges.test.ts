import { chosenRange, daysBegun, rangeBefore } from './ranges';

const today = '2026-03-01';
const nothing = { from: '', until: '' };

test.each([
  [
    { period: 'today', ...nothing },
    { from: today, until: today },
  ],
  [
    { period: '7', ...nothing },
    { from: '2026-02-23', until: today },
  ],
  [
    { period: '365', ...nothing },
    { from: '2025-03-02', until: today },
  ],
  [
    { period: 'own', from: '2025-12-24', until: '2025-12-26' },
    { from: '2025-12-24', until: '2025-12-26' },
  ],
  // At most 366 days.
  [
    { period: 'own', from: '2020-01-01', until: today },
    { from: '2020-01-01', until: '2020-12-31' },
  ],
  [
    { period: 'own', from: '2025-12-26', until: '2025-12-24' },
    { from: '2026-02-02', until: today },
  ],
  [
    { period: 'own', from: 'x', until: '' },
    { from: '2026-02-02', until: today },
  ],
  [
    { period: '-5', ...nothing },
    { from: '2026-02-02', until: today },
  ],
])('%j is %j', (chosen, range) => {
  expect(chosenRange(chosen, today)).toEqual(range);
});

test('a period is compared with as many days before, or with the same weekdays a year earlier', () => {
  const week = { from: '2026-02-23', until: '2026-03-01' };
  expect(rangeBefore(week, 'before')).toEqual({ from: '2026-02-16', until: '2026-02-22' });
  expect(rangeBefore(week, 'year')).toEqual({ from: '2025-02-24', until: '2025-03-02' });
});

test('of a period that is not over, only the days that have begun are counted', () => {
  expect(daysBegun({ from: '2026-02-23', until: today }, today)).toBe(7);
  expect(daysBegun({ from: '2026-02-23', until: '2026-03-31' }, today)).toBe(7);
  expect(daysBegun({ from: '2026-03-10', until: '2026-03-31' }, today)).toBe(0);
});
