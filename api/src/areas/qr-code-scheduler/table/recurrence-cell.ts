import { type Recurrence, recurrence } from '@vitrine/shared/contract/schedule/schedule';

/** How RFC 5545 writes a recurrence, with its first day before it: `DTSTART=20260101;FREQ=WEEKLY;BYDAY=MO,TU`. */

const frequencies = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const;
const days = { mon: 'MO', tue: 'TU', wed: 'WE', thu: 'TH', fri: 'FR', sat: 'SA', sun: 'SU' } as const;

const compact = (date: string) => date.replaceAll('-', '');
const spelledOut = (date: string) => date.replace(/^(\d{4})(\d{2})(\d{2})(?:T.*)?$/, '$1-$2-$3');

export function recurrenceCell(given: Recurrence | undefined): string {
  if (!given) return '';
  const { count, every, from, interval, monthDays, months, positions, until, weekdays } = given;
  const list = (values: (number | string)[]) => (values.length > 0 ? values.join(',') : undefined);
  const parts = {
    DTSTART: compact(from),
    FREQ: frequencies[every],
    INTERVAL: interval === 1 ? undefined : interval,
    BYMONTH: list(months),
    BYMONTHDAY: list(monthDays),
    BYDAY: list(weekdays.map((day) => days[day])),
    BYSETPOS: list(positions),
    COUNT: count,
    UNTIL: until === undefined ? undefined : compact(until),
  };
  return Object.entries(parts)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${value}`))
    .join(';');
}

const known = 'DTSTART FREQ INTERVAL BYMONTH BYMONTHDAY BYDAY BYSETPOS COUNT UNTIL'.split(' ');

/** @returns null for what is none, or says what recurrences here cannot say. */
export function recurrenceIn(cell: string): Recurrence | null {
  const parts = cell
    .trim()
    .replace(/^RRULE:/, '')
    .split(';')
    .map((part) => part.split('='));
  if (parts.some(([name = '', value]) => !known.includes(name) || !value)) return null;
  if (new Set(parts.map(([name]) => name)).size < parts.length) return null;
  const said = Object.fromEntries(parts) as Record<string, string>;
  const list = (name: string) => said[name]?.split(',') ?? [];
  const numbers = (name: string) => list(name).map(Number);
  const read = {
    every: keyOf(frequencies, said.FREQ),
    interval: Number(said.INTERVAL ?? 1),
    from: spelledOut(said.DTSTART ?? ''),
    weekdays: list('BYDAY').map((day) => keyOf(days, day)),
    monthDays: numbers('BYMONTHDAY'),
    months: numbers('BYMONTH'),
    positions: numbers('BYSETPOS'),
    ...(said.COUNT && { count: Number(said.COUNT) }),
    ...(said.UNTIL && { until: spelledOut(said.UNTIL) }),
  };
  return recurrence.safeParse(read).data ?? null;
}

const keyOf = (names: Record<string, string>, wanted: string | undefined) =>
  Object.keys(names).find((key) => names[key] === wanted);
