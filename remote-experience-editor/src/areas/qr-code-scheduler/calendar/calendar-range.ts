import { dayAfter } from '@vitrine/shared/contract/values/zoned-time';

/** How the calendar is looked at. */
export const calendarViews = ['week', 'month', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

const weekdayIndex = (date: string) => (new Date(date).getUTCDay() + 6) % 7;
const mondayOf = (date: string) => dayAfter(date, -weekdayIndex(date));
const days = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => dayAfter(first, index));

/** The days on view around one: a week from Monday on, or the whole weeks of its month. */
export function daysOnView(view: CalendarView, date: string): string[] {
  if (view !== 'month') return days(mondayOf(date), 7);
  const first = mondayOf(`${date.slice(0, 7)}-01`);
  const last = monthAfter(date, 1);
  return days(first, 7 * Math.ceil((Date.parse(last) - Date.parse(first)) / (7 * 24 * 3600_000)));
}

/** A day of the range so many before or after. */
export const rangeAfter = (view: CalendarView, date: string, by: number): string =>
  view === 'month' ? monthAfter(date, by) : dayAfter(date, 7 * by);

/** The first day of a month so many later. */
const monthAfter = (date: string, months: number) =>
  new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1 + months, 1))
    .toISOString()
    .slice(0, 10);
