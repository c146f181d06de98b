import { z } from 'zod';
import { hoursSpan, weekdays } from '../values/opening-hours';
import { placeTime, timeZone } from '../values/values';

export const scheduleLimits = {
  spansADay: 8,
  exceptions: 200,
  /** Days, weeks, months or years from one occurrence to the next. */
  interval: 999,
  occurrences: 10_000,
  /** Recurring days are counted from their first one, whenever that was. */
  earliest: '2000-01-01',
} as const;

const date = z.iso.date('A date like 2026-12-24');
/** As RFC 5545 numbers days and positions: from the beginning, or from the end with a minus. */
const numbered = (most: number) =>
  z
    .int()
    .min(-most)
    .max(most)
    .refine((number) => number !== 0, 'Not 0');

/** The days on which something applies, as RFC 5545 has them (DTSTART, FREQ, INTERVAL, BYDAY…). An empty list says nothing. */
export const recurrence = z
  .strictObject({
    every: z.enum(['day', 'week', 'month', 'year']),
    interval: z.int().min(1).max(scheduleLimits.interval),
    /** Intervals are counted from this day. It is an occurrence only where the rest says so. */
    from: date.refine((day) => day >= scheduleLimits.earliest, `Not before ${scheduleLimits.earliest}`),
    weekdays: z.array(z.enum(weekdays)).max(weekdays.length),
    monthDays: z.array(numbered(31)).max(31),
    months: z.array(z.int().min(1).max(12)).max(12),
    /** Which of the occurrences of a period are meant: -1 is the last. */
    positions: z.array(numbered(366)).max(31),
    count: z.int().min(1).max(scheduleLimits.occurrences).optional(),
    /** The last day on which there may be an occurrence. */
    until: date.optional(),
  })
  .refine(({ every, monthDays }) => every !== 'week' || monthDays.length === 0, {
    path: ['monthDays'],
    message: 'A week has no days of a month',
  })
  .refine(({ every, positions }) => every !== 'day' || positions.length === 0, {
    path: ['positions'],
    message: 'A day has one occurrence at most',
  });
export type Recurrence = z.infer<typeof recurrence>;

const hours = z.array(hoursSpan).max(scheduleLimits.spansADay);

/** What one day of a series does instead. It is kept by that day, whatever becomes of the series. */
export const scheduleException = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('off') }),
  z.strictObject({ kind: z.literal('moved'), to: date, hours }),
]);

/** When something applies: by what the clock on a wall of its zone shows, so that a day is a day when clocks are changed, too. */
export const schedule = z.strictObject({
  opensAt: placeTime.optional(),
  closesAt: placeTime.optional(),
  /** Left out: every day. */
  recurrence: recurrence.optional(),
  /** None: the whole day. A span that ends before it begins goes on into the next day. */
  hours,
  exceptions: z
    .record(date, scheduleException)
    .refine(
      (all) => Object.keys(all).length <= scheduleLimits.exceptions,
      `At most ${scheduleLimits.exceptions}`,
    ),
  /** Left out: that of the store. */
  timeZone: timeZone.optional(),
});
export type Schedule = z.infer<typeof schedule>;
