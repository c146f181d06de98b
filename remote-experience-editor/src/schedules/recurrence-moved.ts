import { type Weekday, weekdays } from '@vitrine/shared/contract';
import type { Recurrence } from '@vitrine/shared/contract/schedule/schedule';
import { dayAfter } from '@vitrine/shared/contract/values/zoned-time';

const dayMs = 24 * 3600_000;
const numberOf = (date: string) => Date.parse(date) / dayMs;
/** 1970-01-01 was a Thursday. */
const weekOf = (date: string) => Math.floor((numberOf(date) + 3) / 7);
/** Which day of the week a date is. */
export const weekdayOf = (date: string): Weekday => weekdays[(new Date(date).getUTCDay() + 6) % 7] ?? 'mon';
export const monthOf = (date: string): number => Number(date.slice(5, 7));
export const dayOfMonth = (date: string): number => Number(date.slice(8, 10));
/** -1 is the last of its month. */
const dayFromEnd = (date: string) => {
  const length = new Date(Date.UTC(Number(date.slice(0, 4)), monthOf(date), 0)).getUTCDate();
  return dayOfMonth(date) - length - 1;
};

/** With one of some values replaced, each once. */
const replaced = <T>(values: T[], from: T, to: T): T[] => [
  ...new Set(values.map((value) => (value === from ? to : value))),
];

/**
 * Days that are the same but that one of them is another day. What is named is named anew (Mondays become Tuesdays, the
 * 15th the 17th), what follows from the first day is moved with that. Not every move can be said so: look whether the
 * day is among them.
 */
export function recurrenceMoved(recurrence: Recurrence, day: string, to: string): Recurrence {
  if (day === to) return recurrence;
  const { every, from, interval, monthDays, positions, until } = recurrence;
  const shifted = (days: number): Pick<Recurrence, 'from' | 'until'> => ({
    from: dayAfter(from, days),
    ...(until !== undefined && { until: dayAfter(until, days) }),
  });
  const days = numberOf(to) - numberOf(day);
  const months = replaced(recurrence.months, monthOf(day), monthOf(to)).sort((a, b) => a - b);
  const named = { ...recurrence, months };
  const earliest = { from: to < from ? to : from };
  if (monthDays.length > 0) {
    const fromBeginning = replaced(monthDays, dayOfMonth(day), dayOfMonth(to));
    return { ...named, ...earliest, monthDays: replaced(fromBeginning, dayFromEnd(day), dayFromEnd(to)) };
  }
  if (recurrence.weekdays.length === 0) return { ...named, ...shifted(days) };
  const others = replaced(recurrence.weekdays, weekdayOf(day), weekdayOf(to));
  const inWeek = {
    ...named,
    ...earliest,
    weekdays: others.sort((a, b) => weekdays.indexOf(a) - weekdays.indexOf(b)),
  };
  if (every !== 'week' || positions.length > 0) return inWeek;
  if (recurrence.weekdays.length === 1) return { ...inWeek, ...shifted(days) };
  return interval > 1 ? { ...inWeek, ...shifted(7 * (weekOf(to) - weekOf(day))) } : inWeek;
}
