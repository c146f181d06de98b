import { momentIn, openingOf } from './opening';

const now = new Date('2026-11-28T08:30:00Z');

it.each([
  ['open', {}, 'Europe/Berlin'],
  ['not-yet', { opensAt: '2026-11-28T08:31:00Z' }, 'Europe/Berlin'],
  ['open', { opensAt: '2026-11-28T09:00' }, 'Europe/Berlin'],
  ['not-yet', { opensAt: '2026-11-28T09:00' }, 'Europe/London'],
  ['closed', { closesAt: '2026-11-28T09:30' }, 'Europe/Berlin'],
  ['open', { closesAt: '2026-11-28T09:31' }, 'Europe/Berlin'],
] as const)('%s with %j in %s', (opening, times, timeZone) => {
  expect(openingOf(times, timeZone, now)).toBe(opening);
});

it('a local time is said as it was written, a moment by the clock of the place', () => {
  expect(momentIn('2026-11-28T09:00', 'de', 'America/New_York')).toBe('28. November 2026 um 09:00');
  expect(momentIn('2026-11-28T09:00:00Z', 'de', 'Europe/Berlin')).toBe('28. November 2026 um 10:00');
});
