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

const yearOf = (date: string) => Number(date.slice(0, 4));
const compact = (date: string) => date.replaceAll('-', '');

/** A recurrence in the words of RFC 5545, without its number of occurrences. */
function asRrule(recurrence: Recurrence): string {
  const { every, from, interval, monthDays, months, positions, until } = recurrence;
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
    ...(until === undefined ? [] : [`UNTIL=${compact(until)}T000000Z`]),
  ];
  // Days are the same everywhere: they are counted where clocks are never changed.
  return `DTSTART;TZID=UTC:${compact(from)}T000000\nRRULE:${parts.join(';')}`;
}

/** Most schedules recur like many others, and a rule of the library's takes a tenth of a millisecond and kilobytes. */
const mostKept = 2_000;
const kept = new Map<string, (date: string) => boolean>();

/** @returns whether there is an occurrence on a day ("2026-12-24"). Nothing is worked out before it is asked. */
export function occurrencesOf(recurrence: Recurrence): (date: string) => boolean {
  const key = JSON.stringify(recurrence);
  return (date) => {
    const known = kept.get(key);
    if (known) return known(date);
    const isOn = workedOut(recurrence);
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, isOn);
    return isOn(date);
  };
}

/**
 * Years are worked out one by one and remembered, and occurrences are counted from year to year: from the first day on,
 * the library looks through so many days that it gives up where few of them are meant.
 */
function workedOut(recurrence: Recurrence): (date: string) => boolean {
  const rule = new RRuleTemporal({ rruleString: asRrule(recurrence) });
  const daysOf = (year: number) =>
    rule
      .between(new Date(Date.UTC(year, 0, 1)), new Date(Date.UTC(year, 11, 31)), true)
      .map((day) => day.toPlainDate().toString());
  const years = new Map<number, Set<string>>();
  const firstYear = yearOf(recurrence.from);
  const last = yearOf(recurrence.until ?? '9999-12-31');
  let { count: left = Number.POSITIVE_INFINITY } = recurrence;
  let next = firstYear;
  return (date) => {
    const year = yearOf(date);
    if (recurrence.count === undefined && !years.has(year)) years.set(year, new Set(daysOf(year)));
    for (; recurrence.count !== undefined && next <= Math.min(year, last) && left > 0; next++) {
      const days = daysOf(next).slice(0, left);
      left -= days.length;
      years.set(next, new Set(days));
    }
    return years.get(year)?.has(date) ?? false;
  };
}
