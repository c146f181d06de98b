import type { Store } from '@vitrine/shared/contract';

type Week = Store['openingHours']['week'];

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** The first of January 2024 was a Monday. */
const dayName = (index: number, language?: string) =>
  new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, 1 + index),
  );

/**
 * Opening hours as few lines as possible: neighbouring days with the same hours are one line, "Mon–Fri 09:00–18:00".
 * @param closed word for a day without hours.
 * @returns no line when the whole week is empty: then nothing was said about it.
 */
export function openingHoursLines(
  week: Week,
  closed: string,
  language?: string,
): { days: string; hours: string }[] {
  if (days.every((day) => !week[day]?.length)) return [];
  const lines: { first: number; last: number; hours: string }[] = [];
  days.forEach((day, index) => {
    const hours = week[day]?.map(({ from, until }) => `${from}–${until}`).join(', ') || closed;
    const previous = lines.at(-1);
    if (previous?.hours === hours) previous.last = index;
    else lines.push({ first: index, last: index, hours });
  });
  return lines.map(({ first, last, hours }) => ({
    days:
      first === last ? dayName(first, language) : `${dayName(first, language)}–${dayName(last, language)}`,
    hours,
  }));
}
