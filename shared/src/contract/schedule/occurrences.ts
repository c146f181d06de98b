import { RRuleTemporal } from 'rrule-temporal';
import type { Weekday } from '../values/opening-hours';
import type { Recurrence } from './schedule';

const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const;
const shortDays: Record<Weekday, string> = {
  mon: 'MO',
  tue: 'TU',
  wed: 'WE',
  thu: 'TH',
  fri: 'FR',
  sat: 'SA',
  sun: 'SU',
};

const compact = (date: string) => date.replaceAll('-', '');

/** A recurrence in the words of RFC 5545. */
export function asRrule(recurrence: Recurrence): string {
  const { count, every, from, interval, monthDays, months, positions, until } = recurrence;
  const list = (name: string, values: (number | string)[]) =>
    values.length > 0 ? [`${name}=${values.join(',')}`] : [];
  const parts = [
    `FREQ=${frequencies[every]}`,
    `INTERVAL=${interval}`,
    ...list('BYMONTH', months),
    ...list('BYMONTHDAY', monthDays),
    ...list(
      'BYDAY',
      recurrence.weekdays.map((day) => shortDays[day]),
    ),
    ...list('BYSETPOS', positions),
    ...(count === undefined ? [] : [`COUNT=${count}`]),
    ...(until === undefined ? [] : [`UNTIL=${compact(until)}T000000Z`]),
  ];
  // Days are the same everywhere: they are counted where clocks are never changed.
  return `DTSTART;TZID=UTC:${compact(from)}T000000\nRRULE:${parts.join(';')}`;
}

/** @returns whether there is an occurrence on a day ("2026-12-24"). A year is worked out at once, and remembered. */
export function occurrencesOf(recurrence: Recurrence): (date: string) => boolean {
  const rule = new RRuleTemporal({ rruleString: asRrule(recurrence) });
  const years = new Map<string, Set<string>>();
  return (date) => {
    const year = date.slice(0, 4);
    let days = years.get(year);
    if (!days) {
      const found = rule.between(new Date(`${year}-01-01`), new Date(`${year}-12-31`), true);
      days = new Set(found.map((day) => day.toPlainDate().toString()));
      years.set(year, days);
    }
    return days.has(date);
  };
}
