import type { OpeningHours } from '@vitrine/shared/contract';
import { isOpen } from './is-open';

const berlin = 'Europe/Berlin';
const day = [{ from: '09:00', until: '18:00' }];
const hours = (week: OpeningHours['week'], exceptions: OpeningHours['exceptions'] = {}) => ({
  week,
  exceptions,
});
const shop = hours({ mon: day, sat: [{ from: '10:00', until: '12:00' }], sun: [] });
const bar = hours({ fri: [{ from: '20:00', until: '24:00' }], sat: [{ from: '00:00', until: '02:00' }] });
const early = hours({ sun: [{ from: '02:15', until: '02:45' }] });

describe('a store', () => {
  // 2026-06-01 is a Monday; Berlin is two hours ahead of UTC then.
  it.each([
    ['open from the very minute', shop, '2026-06-01T07:00:00Z', true],
    ['closed the minute before', shop, '2026-06-01T06:59:59Z', false],
    ['open until the last minute', shop, '2026-06-01T15:59:59Z', true],
    ['closed from the minute that it closes', shop, '2026-06-01T16:00:00Z', false],
    ['closed on a day without hours', shop, '2026-06-02T10:00:00Z', false],
    ['closed on a day that has none', shop, '2026-06-07T10:00:00Z', false],
    ['open by its own day, not that of UTC', shop, '2026-06-06T08:30:00Z', true],
    ['open until midnight', bar, '2026-06-05T21:59:00Z', true],
    ['open on into the next day', bar, '2026-06-05T22:00:00Z', true],
    ['open at any time when it says nothing', hours({}), '2026-06-01T01:00:00Z', true],
    ['open at any time when no day has hours', hours({ mon: [] }), '2026-06-01T01:00:00Z', true],
    [
      'closed on a date that is one',
      hours({ mon: day }, { '2026-06-01': [] }),
      '2026-06-01T10:00:00Z',
      false,
    ],
    [
      'closed on such a date, too, when it says nothing else',
      hours({}, { '2026-06-01': [] }),
      '2026-06-01T10:00:00Z',
      false,
    ],
    [
      'open on a date with hours of its own',
      hours({ mon: [], tue: day }, { '2026-06-01': day }),
      '2026-06-01T10:00:00Z',
      true,
    ],
    ['open in winter by winter’s clocks', shop, '2026-11-02T08:00:00Z', true],
    ['closed when summer’s clocks would have it open', shop, '2026-11-02T07:30:00Z', false],
    ['not open in an hour that clocks skip', early, '2026-03-29T01:20:00Z', false],
    ['open the first time clocks show its hour', early, '2026-10-25T00:20:00Z', true],
    ['open the second time as well', early, '2026-10-25T01:20:00Z', true],
  ])('is %s', (_, openingHours, at, open) => {
    expect(isOpen({ openingHours, timeZone: berlin }, new Date(at))).toBe(open);
  });
});
