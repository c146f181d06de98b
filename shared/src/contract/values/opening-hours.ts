import { z } from 'zod';

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'A time like 09:30');
export const hoursSpan = z.strictObject({ from: clock, until: clock });
export type HoursSpan = z.infer<typeof hoursSpan>;

/** More breaks than three no store makes in a day. */
export const spansADay = 4;
const day = z.array(hoursSpan).max(spansADay);

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/**
 * Local times of the store's own zone; a day that is missing is closed, an exception without hours too. A day ends at
 * 24:00: what is open into the night goes on at 00:00 of the next one.
 */
export const openingHours = z.strictObject({
  week: z.partialRecord(z.enum(weekdays), day),
  exceptions: z.record(z.iso.date('A date like 2026-12-24'), day),
});
export type OpeningHours = z.infer<typeof openingHours>;

/** As somebody enters them. What was stored before these rules is read as it is. */
export const openingHoursEntered = openingHours.superRefine(({ exceptions, week }, { addIssue }) => {
  const days = [
    ...weekdays.map((name) => ({ path: ['week', name], spans: week[name] ?? [] })),
    ...Object.entries(exceptions).map(([date, spans]) => ({ path: ['exceptions', date], spans })),
  ];
  for (const { path, spans } of days)
    for (const { at, message } of mistakes(spans))
      addIssue({ code: 'custom', path: [...path, ...at], message });
});

const exists = ({ from, until }: HoursSpan) =>
  clock.safeParse(from).success && clock.safeParse(until).success;

/** Times are of one length, so that their order is that of their letters. One that is none has been complained about. */
function mistakes(spans: HoursSpan[]) {
  return spans.flatMap((span, index) => {
    const { from, until } = span;
    if (!exists(span)) return [];
    if (until <= from) return [{ at: [index, 'until'], message: 'Must be after the beginning' }];
    const overlaps = spans
      .slice(0, index)
      .some((other) => exists(other) && from < other.until && other.from < until);
    return overlaps ? [{ at: [index, 'from'], message: 'These hours overlap with others of the day' }] : [];
  });
}
