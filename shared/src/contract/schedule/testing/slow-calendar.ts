import { type Weekday, weekdays } from '../../values/opening-hours';
import type { Recurrence } from '../schedule';

/*
 * RFC 5545 read once more, day by day and without a library, for what a schedule may say of days: slow, and made to be
 * compared with.
 */

const dayMs = 24 * 3600_000;
const dayOf = (date: string) => Math.floor(Date.parse(`${date}T00:00:00Z`) / dayMs);
const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);

interface CalendarDay {
  day: number;
  year: number;
  month: number;
  ofMonth: number;
  /** Of the month, from its end: -1 is the last. */
  fromEnd: number;
  weekday: Weekday;
}

function calendarDay(day: number): CalendarDay {
  const date = new Date(day * dayMs);
  const [year, month, ofMonth] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const weekday = weekdays[(date.getUTCDay() + 6) % 7] ?? 'mon';
  return { day, year, month, ofMonth, fromEnd: ofMonth - length - 1, weekday };
}

/** The number of the period that a day is in. Weeks begin on Mondays. */
const periodOf = {
  day: ({ day }: CalendarDay) => day,
  // 1970-01-01 was a Thursday.
  week: ({ day }: CalendarDay) => Math.floor((day + 3) / 7),
  month: ({ month, year }: CalendarDay) => year * 12 + month,
  year: ({ year }: CalendarDay) => year,
};

/** The first and the last day that a period may have, around one of its days. */
const longest = { day: 0, week: 7, month: 31, year: 366 };

/** What a recurrence says of its days; where it names none of a kind, the first day does (RFC 5545, 3.3.10). */
function isMeant(recurrence: Recurrence, first: CalendarDay): (day: CalendarDay) => boolean {
  const { every, monthDays, months } = recurrence;
  const days = recurrence.weekdays;
  const inheritsWeekday = every === 'week' && days.length === 0;
  const namesDays = days.length > 0 || monthDays.length > 0;
  const inheritsMonthDay = (every === 'month' || every === 'year') && !namesDays;
  const inheritsMonth = every === 'year' && months.length === 0 && !namesDays;
  return ({ fromEnd, month, ofMonth, weekday }) =>
    (months.length === 0 || months.includes(month)) &&
    (monthDays.length === 0 || monthDays.includes(ofMonth) || monthDays.includes(fromEnd)) &&
    (days.length === 0 || days.includes(weekday)) &&
    (!inheritsWeekday || weekday === first.weekday) &&
    (!inheritsMonthDay || ofMonth === first.ofMonth) &&
    (!inheritsMonth || month === first.month);
}

/** All days of a recurrence up to one. */
export function slowOccurrences(recurrence: Recurrence, last: string): string[] {
  const { count, every, from, interval, positions, until } = recurrence;
  const first = calendarDay(dayOf(from));
  const meant = isMeant(recurrence, first);
  const period = periodOf[every];
  const days = new Map<number, CalendarDay[]>();
  for (let day = first.day - longest[every]; day <= dayOf(last) + longest[every]; day++) {
    const one = calendarDay(day);
    const number = period(one);
    if (number < period(first) || (number - period(first)) % interval !== 0 || !meant(one)) continue;
    days.set(number, [...(days.get(number) ?? []), one]);
  }
  return [...days.values()]
    .flatMap((all) =>
      positions.length === 0
        ? all
        : all.filter((_, index) => positions.includes(index + 1) || positions.includes(index - all.length)),
    )
    .map(({ day }) => day)
    .filter((day) => day >= first.day)
    .slice(0, count)
    .map(dateOf)
    .filter((date) => date <= last && (until === undefined || date <= until));
}
