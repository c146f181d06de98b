import { type HoursSpan, type OpeningHours, weekdays } from '@vitrine/shared/contract';

/** A shop's day. */
export const usualDay: HoursSpan[] = [{ from: '10:00', until: '19:00' }];

/** What a new store is asked about instead of an empty week: Monday to Saturday. */
export const usualWeek: OpeningHours = {
  week: Object.fromEntries(weekdays.filter((day) => day !== 'sun').map((day) => [day, usualDay])),
  exceptions: {},
};
