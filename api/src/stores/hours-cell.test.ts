import { type OpeningHours, openingHoursEntered, weekdays } from '@vitrine/shared/contract';
import fc from 'fast-check';
import { readHours, writeHours } from './hours-cell';

const nine = { from: '09:00', until: '12:30' };
const late = { from: '13:30', until: '24:00' };
const week = { mon: [nine, late], tue: [nine, late], wed: [nine, late], fri: [nine], sat: [], sun: [] };

it('tells days that are alike as one, and dates after the week', () => {
  const hours = { week, exceptions: { '2026-12-25': [], '2026-12-24': [nine] } };
  expect(writeHours(hours)).toBe(
    'Mo-We 09:00-12:30, 13:30-24:00; Fr 09:00-12:30; Sa-Su closed; 2026-12-24 09:00-12:30; 2026-12-25 closed',
  );
  expect(writeHours({ week: {}, exceptions: {} })).toBe('');
});

it.each([
  ['days written out', 'monday – Wed 9:00 – 12:30 , 13:30-24:00'],
  ['days one by one', 'Mo 9:00-12:30,13:30-24:00;Tu 09:00-12:30, 13:30-24:00; we 09:00-12:30, 13:30-24:00;'],
])('reads %s', (_, cell) => {
  const { mon, tue, wed } = week;
  expect(readHours(cell)).toEqual({ week: { mon, tue, wed }, exceptions: {} });
});

it.each([
  ['a day that is none', 'Xy 09:00-12:30'],
  ['a range the wrong way round', 'Fr-Mo 09:00-12:30'],
  ['a day twice', 'Mo-We closed; Tu 09:00-12:30'],
  ['a date twice', '2026-12-24 closed; 2026-12-24 closed'],
  ['a day without hours', 'Mo'],
  ['hours without a day', '09:00-12:30'],
  ['hours without an end', 'Mo 09:00'],
  ['other words', 'around noon, mostly'],
  // In time that grows with it, not with its square: that would be minutes.
  ['a day in two lines with half a megabyte of space', `Mo${' '.repeat(500_000)}x\ny`],
])('reads nothing from %s', (_, cell) => expect(readHours(cell)).toBeNull());

it('reads all hours that there can be as they were', () => {
  const clock = fc
    .integer({ min: 0, max: 24 * 60 })
    .map((minutes) =>
      [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':'),
    );
  const day = fc
    .uniqueArray(clock, { maxLength: 8 })
    .map((clocks) => clocks.toSorted())
    .map((sorted) =>
      Array.from({ length: Math.floor(sorted.length / 2) }, (_, index) => ({
        from: sorted[index * 2] ?? '',
        until: sorted[index * 2 + 1] ?? '',
      })),
    );
  const date = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10));
  const hours: fc.Arbitrary<OpeningHours> = fc.record({
    week: fc.dictionary(fc.constantFrom(...weekdays), day),
    exceptions: fc.dictionary(date, day, { maxKeys: 4 }),
  });
  fc.assert(
    fc.property(hours, (given) => {
      expect(openingHoursEntered.safeParse(given).error).toBeUndefined();
      expect(readHours(writeHours(given))).toEqual(given);
    }),
  );
});
