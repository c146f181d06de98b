import { dayAfter, placeMs, zonedReading } from '@vitrine/shared/contract/values/zoned-time';
import { type ClockChange, clockChangeOn } from '../../../schedules/clock-change';
import { clockOf, minutesOf } from '../../../schedules/moved-occurrence';

const dayMinutes = 24 * 60;

/** A day between its two midnights, by the clocks of a zone. */
export interface ScaledDay {
  date: string;
  fromMs: number;
  untilMs: number;
  change: ClockChange | null;
}

/** Where the moments of some days stand in columns of one scale, in minutes from its top. */
export interface WeekScale {
  days: ScaledDay[];
  /** 24 hours; more in a week in which clocks show some twice. */
  lengthMinutes: number;
  /** What clocks show twice has room twice; so far down the second time begins. */
  repeatedFrom: number | null;
  hours: { at: number; clock: string; isRepeated: boolean }[];
  /** @param isEnd of something that ends then: at a change of clocks, it ended by what they showed before. */
  topOf: (day: ScaledDay, ms: number, isEnd?: boolean) => number;
}

/** Days of a zone, each as long as it is: 23 hours have a gap, 25 have one hour more. */
export const scaledDays = (dates: string[], timeZone: string): ScaledDay[] =>
  dates.map((date) => ({
    date,
    fromMs: placeMs(`${date}T00:00`, timeZone),
    untilMs: placeMs(`${dayAfter(date)}T00:00`, timeZone),
    change: clockChangeOn(date, timeZone),
  }));

export function weekScale(days: ScaledDay[], timeZone: string): WeekScale {
  const repeated = days.flatMap(({ change }) => (change?.kind === 'repeated' ? [change] : []))[0];
  const repeatedFrom = repeated ? minutesOf(repeated.until) : null;
  const more = repeated ? minutesOf(repeated.until) - minutesOf(repeated.from) : 0;
  const isBelow = (minutes: number) => repeatedFrom !== null && minutes >= repeatedFrom;
  const hours = Array.from({ length: 24 }, (_, hour) => ({
    at: hour * 60 + (isBelow(hour * 60) ? more : 0),
    clock: clockOf(hour * 60),
    isRepeated: false,
  }));
  if (repeatedFrom !== null && repeated)
    hours.push({ at: repeatedFrom, clock: repeated.from, isRepeated: true });
  return {
    days,
    lengthMinutes: dayMinutes + more,
    repeatedFrom,
    hours: hours.sort((a, b) => a.at - b.at),
    topOf: ({ change, untilMs }, ms, isEnd = false) => {
      if (ms >= untilMs) return dayMinutes + more;
      const reading = minutesOf(zonedReading(new Date(ms).toISOString(), timeZone).slice(11));
      if (change?.atMs === ms && isEnd)
        return change.kind === 'repeated' ? minutesOf(change.until) : minutesOf(change.from);
      if (change?.kind === 'repeated') return reading + (ms >= change.atMs ? more : 0);
      const isAfter = repeatedFrom !== null && (isEnd ? reading > repeatedFrom : reading >= repeatedFrom);
      return reading + (isAfter ? more : 0);
    },
  };
}
