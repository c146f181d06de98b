import { z } from 'zod';
import { deviceClass } from '../../values/device-class';
import { entityId, orderKey, placementId } from '../../values/ids';
import { hoursSpan, weekdays } from '../../values/opening-hours';
import { httpsAddress, languageTag, placeTime, timeZone } from '../../values/values';
import { codeLimits } from './limits';

/** Where a code leads. What an experience holds is opened at the placement at which the code stands. */
export const codeTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('placement'), placementId }),
  z.strictObject({ kind: z.enum(['scene', 'product', 'poll', 'vote', 'survey']), documentId: entityId }),
  z.strictObject({ kind: z.literal('link'), address: httpsAddress }),
]);
export type CodeTarget = z.infer<typeof codeTarget>;

const date = z.iso.date('A date like 2026-12-24');
/** As RFC 5545 numbers days and positions: from the beginning, or from the end with a minus. */
const numbered = (most: number) =>
  z
    .int()
    .min(-most)
    .max(most)
    .refine((number) => number !== 0, 'Not 0');

/** The days on which a rule applies, as RFC 5545 has them (DTSTART, FREQ, INTERVAL, BYDAY…). An empty list says nothing. */
export const recurrence = z
  .strictObject({
    every: z.enum(['day', 'week', 'month', 'year']),
    interval: z.int().min(1).max(codeLimits.interval),
    /** Intervals are counted from this day. It is an occurrence only where the rest says so. */
    from: date,
    weekdays: z.array(z.enum(weekdays)).max(weekdays.length),
    monthDays: z.array(numbered(31)).max(31),
    months: z.array(z.int().min(1).max(12)).max(12),
    /** Which of the occurrences of a period are meant: -1 is the last. */
    positions: z.array(numbered(366)).max(31),
    count: z.int().min(1).max(codeLimits.occurrences).optional(),
    /** The last day on which there may be an occurrence. */
    until: date.optional(),
  })
  .refine(({ every, monthDays }) => every !== 'week' || monthDays.length === 0, {
    path: ['monthDays'],
    message: 'A week has no days of a month',
  });
export type Recurrence = z.infer<typeof recurrence>;

const hours = z.array(hoursSpan).max(codeLimits.spansADay);

/** What one day of a series does instead. It is kept by that day, whatever becomes of the series. */
export const codeException = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('off') }),
  z.strictObject({ kind: z.literal('moved'), to: date, hours }),
]);

/** When a rule applies: by what the clock on a wall of its zone shows, so that a day is a day when clocks are changed, too. */
export const ruleTimes = z.strictObject({
  opensAt: placeTime.optional(),
  closesAt: placeTime.optional(),
  /** Left out: every day. */
  recurrence: recurrence.optional(),
  /** None: the whole day. A span that ends before it begins goes on into the next day. */
  hours,
  exceptions: z
    .record(date, codeException)
    .refine((all) => Object.keys(all).length <= codeLimits.exceptions, `At most ${codeLimits.exceptions}`),
  /** Left out: that of the store. */
  timeZone: timeZone.optional(),
});
export type RuleTimes = z.infer<typeof ruleTimes>;

/** To whom a rule applies; an empty list leaves out nobody. */
export const ruleAudience = z.strictObject({
  placements: z.array(placementId).max(500),
  languages: z.array(languageTag).max(30),
  devices: z.array(deviceClass).max(deviceClass.options.length),
});

export const codeRule = z.strictObject({
  order: orderKey,
  name: z.string().max(codeLimits.ruleName),
  times: ruleTimes,
  audience: ruleAudience,
  target: codeTarget,
});
export type CodeRule = z.infer<typeof codeRule>;
