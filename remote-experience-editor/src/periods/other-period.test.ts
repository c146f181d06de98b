import { lengthOf, periodProblems } from './other-period';

test.each([
  ['', '', { from: 'missing', until: 'missing' }],
  ['2026-11-20', '', { from: null, until: 'missing' }],
  ['', '2026-11-20', { from: 'missing', until: null }],
  // While a year is typed, the browser gives what there is of it.
  ['0202-11-20', '2026-11-20', { from: 'missing', until: null }],
  ['2026-02-31', '2026-11-20', { from: 'missing', until: null }],
  ['2026-11-21', '2026-11-20', { from: null, until: 'reversed' }],
  ['2026-11-01', '2026-11-08', { from: null, until: 'tooLong' }],
  ['2026-11-01', '2026-11-07', { from: null, until: null }],
  ['2026-11-20', '2026-11-20', { from: null, until: null }],
])('from %j until %j, of at most a week, lacks %j', (from, until, problems) => {
  expect(periodProblems({ from, until }, 7)).toEqual(problems);
});

test('both days are within, also where clocks change meanwhile', () => {
  expect(lengthOf({ from: '2026-03-28', until: '2026-03-30' })).toBe(3);
  expect(lengthOf({ from: '2026-11-20', until: '2026-11-20' })).toBe(1);
});
