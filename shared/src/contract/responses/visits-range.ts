import { z } from 'zod';
import { placementId } from '../values/ids';
import { timeZone } from '../values/values';

/** The longest range: a leap year. */
export const mostVisitDays = 366;

const dayMs = 24 * 3600_000;
const day = z.iso.date('Give a date');

/** From the beginning of one day to the end of another, by the clocks of a time zone. */
export const visitsRange = z
  .strictObject({
    from: day,
    until: day,
    timeZone,
    /** Only there; left out: everywhere. */
    placementId: placementId.optional(),
  })
  .refine(({ from, until }) => from <= until, { path: ['until'], message: 'Not before the first day' })
  .refine(({ from, until }) => (Date.parse(until) - Date.parse(from)) / dayMs < mostVisitDays, {
    path: ['until'],
    message: 'At most 366 days',
  });
export type VisitsRange = z.infer<typeof visitsRange>;
