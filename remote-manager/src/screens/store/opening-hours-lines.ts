import { type OpeningHours, type Weekday, weekdays } from '@vitrine/shared/contract';
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
    const hours = week[day]?.map(({ from, until }) => `${from}–${until}`).join(', ') || closed;
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
