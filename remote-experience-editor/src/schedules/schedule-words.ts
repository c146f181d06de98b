import { type HoursSpan, type Weekday, weekdays } from '@vitrine/shared/contract';
import type { useEditorTexts } from '../texts/texts';
import { goesOn } from './occurrences-on';

/** The editor's texts. */
export type ScheduleTexts = ReturnType<typeof useEditorTexts>;

const inWeek = (days: Weekday[]) => weekdays.filter((day) => days.includes(day));

/** Whether so many weekdays follow each other that naming the first and the last is shorter. */
function isRange(days: Weekday[]): boolean {
  const [first, last] = [inWeek(days)[0] ?? 'mon', inWeek(days).at(-1) ?? 'mon'];
  return days.length > 2 && weekdays.indexOf(last) - weekdays.indexOf(first) === days.length - 1;
}

/**
 * What days and hours are called.
 * @param language tag in which dates and times are written.
 * @param today "2026-12-24": of its year, dates are said without it.
 */
export function scheduleWords(t: ScheduleTexts, language: string, today: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return (date: string) => formatter.format(new Date(date));
  };
  const thisYear = format({ day: 'numeric', month: 'long' });
  const otherYear = format({ day: 'numeric', month: 'long', year: 'numeric' });
  const clockOfDay = format({ hour: 'numeric', minute: '2-digit' });
  const monthName = format({ month: 'long' });
  const [dayNames, shortDayNames] = [format({ weekday: 'long' }), format({ weekday: 'short' })];
  const all = new Intl.ListFormat(language, { type: 'conjunction' });
  const list = (parts: string[]) => all.format(parts);
  /** The first of January 2024 was a Monday. */
  const dateOf = (day: Weekday) => `2024-01-0${weekdays.indexOf(day) + 1}`;
  const date = (day: string) => (day.slice(0, 4) === today.slice(0, 4) ? thisYear : otherYear)(day);
  const clock = (time: string) =>
    time === '24:00' ? t('schedules.sentence.midnight') : clockOfDay(`2024-01-01T${time}:00Z`);
  const span = (one: HoursSpan) => {
    const words = { from: clock(one.from), until: clock(one.until) };
    return goesOn(one) ? t('schedules.sentence.overnight', words) : t('schedules.sentence.hours', words);
  };
  const named = new Intl.NumberFormat(language);
  return {
    t,
    today,
    list,
    date,
    clock,
    span,
    number: (value: number) => named.format(value),
    dayAndMonth: thisYear,
    weekday: (day: Weekday) => dayNames(dateOf(day)),
    shortWeekday: (day: Weekday) => shortDayNames(dateOf(day)),
    month: (month: number) => monthName(`2024-${String(month).padStart(2, '0')}-01`),
    hours: (spans: HoursSpan[]) => list(spans.map(span)),
    /** "Monday to Friday", or each of them. */
    weekdays: (days: Weekday[]) => {
      const ordered = inWeek(days);
      const [first, last] = [ordered[0], ordered.at(-1)];
      if (!isRange(days) || !first || !last) return list(ordered.map((day) => dayNames(dateOf(day))));
      return t('schedules.sentence.days', { first: dayNames(dateOf(first)), last: dayNames(dateOf(last)) });
    },
    isRange,
  };
}

/** What days and hours are called. */
export type ScheduleWords = ReturnType<typeof scheduleWords>;
