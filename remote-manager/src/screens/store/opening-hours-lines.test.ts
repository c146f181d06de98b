import { openingHoursLines } from './opening-hours-lines';

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
