import { type HoursSpan, type OpeningHours, type Weekday, weekdays } from '@vitrine/shared/contract';
import { weekdayName } from '../../stores/weekday-name';

/**
 * Opening hours as few lines as possible: neighbouring days with the same hours are one line, "Mon–Fri 09:00–18:00".
 * @param closed word for a day without hours.
 * @returns no line when the whole week is empty: then nothing was said about it.
 */
export function openingHoursLines(
  week: OpeningHours['week'],
  closed: string,
  language?: string,
): { days: string; hours: string }[] {
  if (weekdays.every((day) => !week[day]?.length)) return [];
  const lines: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const day of weekdays) {
    const hours = hoursOf(week[day], closed);
    const previous = lines.at(-1);
    if (previous?.hours === hours) previous.last = day;
    else lines.push({ first: day, last: day, hours });
  }
  const name = (day: Weekday) => weekdayName(day, 'short', language);
  return lines.map(({ first, last, hours }) => ({
    days: first === last ? name(first) : `${name(first)}–${name(last)}`,
    hours,
  }));
}

/**
 * Dates that differ from the week and are not over yet, the next first.
 * @param clock now, and where: a date is over when it is in the store's own time zone.
 * @param nameOf writes a date like 2026-12-24 out.
 */
export function comingExceptions(
  exceptions: OpeningHours['exceptions'],
  closed: string,
  { now, timeZone }: { now: number; timeZone: string },
  nameOf: (date: string) => string,
): { days: string; hours: string }[] {
  // Canada writes dates as ISO 8601 does.
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  return Object.entries(exceptions)
    .filter(([date]) => date >= today)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([date, spans]) => ({ days: nameOf(date), hours: hoursOf(spans, closed) }));
}

const hoursOf = (spans: HoursSpan[] | undefined, closed: string) =>
  spans?.map(({ from, until }) => `${from}–${until}`).join(', ') || closed;
