import { type OpeningHours, weekdays } from '@vitrine/shared/contract';
import { zonedReading } from '@vitrine/shared/contract/values/zoned-time';

/** When a store is open, on its own clocks. */
export interface Hours {
  timeZone: string;
  openingHours: OpeningHours;
}

/** Whether a store is open at a moment. One that says nothing of its week is taken to be, but for its exceptions. */
export function isOpen({ openingHours: { exceptions, week }, timeZone }: Hours, at: Date): boolean {
  const saysNothing = weekdays.every((day) => !week[day]?.length);
  // As most stores do: their clocks need not be read.
  if (saysNothing && Object.keys(exceptions).length === 0) return true;
  const [date = '', time = ''] = zonedReading(at.toISOString(), timeZone).split('T');
  // Dates of a calendar are the same day in every zone; Sunday is 0, and the last of the contract's.
  const weekday = weekdays[(new Date(date).getUTCDay() + 6) % 7];
  if (saysNothing && !exceptions[date]) return true;
  const spans = exceptions[date] ?? (weekday && week[weekday]) ?? [];
  return spans.some(({ from, until }) => from <= time && time < until);
}
