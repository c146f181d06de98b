import { type Weekday, weekdays } from '@vitrine/shared/contract';

/** The first of January 2024 was a Monday. */
export const weekdayName = (day: Weekday, width: 'long' | 'short', language?: string) =>
  new Intl.DateTimeFormat(language, { weekday: width, timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, 1 + weekdays.indexOf(day)),
  );
