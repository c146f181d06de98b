import { comingExceptions, openingHoursLines } from './opening-hours-lines';

const nineToSix = [{ from: '09:00', until: '18:00' }];

test('neighbouring days with the same hours become one line', () => {
  const week = {
    mon: nineToSix,
    tue: nineToSix,
    wed: nineToSix,
    thu: nineToSix,
    fri: nineToSix,
    sat: [
      { from: '10:00', until: '13:00' },
      { from: '14:00', until: '16:00' },
    ],
  };
  expect(openingHoursLines(week, 'closed', 'en')).toEqual([
    { days: 'Mon–Fri', hours: '09:00–18:00' },
    { days: 'Sat', hours: '10:00–13:00, 14:00–16:00' },
    { days: 'Sun', hours: 'closed' },
  ]);
});

test('an empty week says nothing, rather than that the store never opens', () => {
  expect(openingHoursLines({ mon: [] }, 'closed', 'en')).toEqual([]);
});

test('dates that differ are told until they are over in the store’s own time zone, the next first', () => {
  const exceptions = { '2027-01-01': [], '2026-12-24': nineToSix, '2026-12-23': nineToSix };
  const when = Date.parse('2026-12-23T23:30:00Z');
  const told = (timeZone: string) =>
    comingExceptions(exceptions, 'closed', { now: when, timeZone }, (date) => `on ${date}`);
  const later = [
    { days: 'on 2026-12-24', hours: '09:00–18:00' },
    { days: 'on 2027-01-01', hours: 'closed' },
  ];
  expect(told('Europe/Berlin')).toEqual(later);
  expect(told('America/New_York')).toEqual([{ days: 'on 2026-12-23', hours: '09:00–18:00' }, ...later]);
});
