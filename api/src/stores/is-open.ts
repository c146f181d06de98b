import { type OpeningHours, weekdays } from '@vitrine/shared/contract';
import { zonedReading } from '@vitrine/shared/contract/zoned-time';

/** When a store is open, on its own clocks. */
export interface Hours {
  timeZone: string;
  openingHours: OpeningHours;
}

/** Whether a store is open at a moment. One that says nothing of its week is taken to be, but for its exceptions. */
export function isOpen({ openingHours: { exceptions, week }, timeZone }: Hours, at: Date): boolean {
  const [date = '', time = ''] = zonedReading(at.toISOString(), timeZone).split('T');
  // Dates of a calendar are the same day in every zone; Sunday is 0, and the last of the contract's.
  const weekday = weekdays[(new Date(date).getUTCDay() + 6) % 7];
  const saysNothing = weekdays.every((day) => !week[day]?.length);
  const spans = exceptions[date] ?? (weekday && week[weekday]) ?? [];
  if (saysNothing && !exceptions[date]) return true;
  return spans.some(({ from, until }) => from <= time && time < until);
}
