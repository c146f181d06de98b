import type { Recurrence, Schedule } from '@vitrine/shared/contract/schedule/schedule';
import { clockChangeOn } from './clock-change';
import { nextOccurrences } from './next-occurrences';

const zone = 'Europe/Berlin';
const at = (iso: string) => Date.parse(iso);
const every = (own: Partial<Recurrence>): Recurrence => ({
  ...{ every: 'day', interval: 1, from: '2026-01-01' },
  ...{ weekdays: [], monthDays: [], months: [], positions: [] },
  ...own,
});
const times = (own: Partial<Schedule>): Schedule => ({ hours: [], exceptions: {}, ...own });
const datesOf = (schedule: Schedule, now: string) =>
  nextOccurrences(schedule, zone, at(now)).next.map(({ date }) => date);

test('the next five days, those that are left out and moved among them', () => {
  const sundays = times({
    recurrence: every({ every: 'week', weekdays: ['sun'] }),
    exceptions: {
      '2026-04-05': { kind: 'off' },
      '2026-04-12': { kind: 'moved', to: '2026-04-13', hours: [] },
    },
  });
  expect(datesOf(sundays, '2026-03-29T10:00:00Z')).toEqual([
    ...['2026-03-29', '2026-04-13', '2026-04-19', '2026-04-26', '2026-05-03'],
  ]);
});

test('hours of today that are over are no more; a night that goes on still is', () => {
  const mornings = times({ hours: [{ from: '08:00', until: '12:00' }] });
  expect(datesOf(mornings, '2026-03-27T12:00:00Z')[0]).toBe('2026-03-28');
  const nights = times({ hours: [{ from: '22:00', until: '02:00' }] });
  expect(datesOf(nights, '2026-03-27T00:30:00Z')[0]).toBe('2026-03-26');
});

test('29 February comes each fourth year', () => {
  const leapDays = times({ recurrence: every({ every: 'year', from: '2024-02-29' }) });
  expect(datesOf(leapDays, '2026-03-01T00:00:00Z')).toEqual([
    ...['2028-02-29', '2032-02-29', '2036-02-29', '2040-02-29', '2044-02-29'],
  ]);
});

test.each<[string, Partial<Schedule>, string]>([
  ['it ends before it begins', { opensAt: '2026-04-01T10:00', closesAt: '2026-04-01T09:00' }, 'reversed'],
  ['it was', { closesAt: '2026-03-01T09:00' }, 'over'],
  ['its last day was', { recurrence: every({ until: '2026-02-01' }) }, 'over'],
  [
    'there is no 31 February',
    { recurrence: every({ every: 'year', months: [2], monthDays: [31] }) },
    'never',
  ],
])('why there is none: %s', (_, own, why) => {
  expect(nextOccurrences(times(own), zone, at('2026-03-27T12:00:00Z'))).toEqual({ next: [], none: why });
});

test('hours that clocks skip or show twice are told', () => {
  const early = times({ hours: [{ from: '02:15', until: '02:45' }] });
  const [spring] = nextOccurrences(early, zone, at('2026-03-28T12:00:00Z')).next;
  expect(spring).toMatchObject({ date: '2026-03-29', isSkipped: true, change: { kind: 'skipped' } });
  const [autumn] = nextOccurrences(early, zone, at('2026-10-24T12:00:00Z')).next;
  expect(autumn).toMatchObject({ date: '2026-10-25', isSkipped: false, change: { kind: 'repeated' } });
  const mornings = times({ hours: [{ from: '08:00', until: '12:00' }] });
  expect(nextOccurrences(mornings, zone, at('2026-03-28T12:00:00Z')).next[0]?.change).toBeNull();
});

test.each([
  ['Europe/Berlin', '2026-03-29', 'skipped', '02:00', '03:00'],
  ['Europe/Berlin', '2026-10-25', 'repeated', '02:00', '03:00'],
  ['Africa/Cairo', '2026-04-24', 'skipped', '00:00', '01:00'],
  ['Africa/Cairo', '2026-10-29', 'repeated', '23:00', '24:00'],
  ['Australia/Lord_Howe', '2026-04-05', 'repeated', '01:30', '02:00'],
])('in %s clocks are changed on %s', (timeZone, date, kind, from, until) => {
  expect(clockChangeOn(date, timeZone)).toMatchObject({ kind, from, until });
});

test('on most days they are not', () => {
  expect(clockChangeOn('2026-03-28', zone)).toBeNull();
  expect(clockChangeOn('2026-03-30', zone)).toBeNull();
});
