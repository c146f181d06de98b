import type { Schedule } from '../../../schedule/schedule';
import { slowOccurrences } from '../../../schedule/testing/slow-calendar';
import type { HoursSpan } from '../../../values/opening-hours';

/*
 * When a schedule applies, read once more and slowly: by the days that RFC 5545 gives, and by what the runtime's own
 * formatter writes for the clocks of a zone. Nothing of the resolver is used, so that it can be compared with this.
 */

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const dayBefore = (date: string) => dateOf(Date.parse(date) - dayMs);

const swedish = new Map<string, Intl.DateTimeFormat>();

/** What clocks of a zone show: "2026-03-29 03:30". Swedish writes dates as ISO 8601 does. */
export function clockReading(ms: number, timeZone: string): string {
  const format =
    swedish.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  swedish.set(timeZone, format);
  return format.format(ms);
}

/** By how much clocks of a zone are ahead of UTC. */
const aheadMs = (ms: number, timeZone: string) =>
  Date.parse(`${clockReading(ms, timeZone).replace(' ', 'T')}:00Z`) - Math.floor(ms / minuteMs) * minuteMs;

/** The moments between two others at which clocks of a zone are changed, to the minute. */
export function clockChanges(fromMs: number, untilMs: number, timeZone: string): number[] {
  const changes: number[] = [];
  for (let ms = fromMs; ms < untilMs; ms += dayMs) {
    if (aheadMs(ms, timeZone) === aheadMs(ms + dayMs, timeZone)) continue;
    let minute = ms;
    while (aheadMs(minute, timeZone) === aheadMs(ms, timeZone)) minute += minuteMs;
    changes.push(minute);
  }
  return changes;
}

/**
 * The first moment at which clocks of a zone show a reading. Where they skip it, as long after the change as it is
 * after the reading at which they are changed.
 */
function firstShown(reading: string, timeZone: string): number {
  const wallMs = Date.parse(`${reading}:00Z`);
  const shown = reading.replace('T', ' ');
  for (let ahead = 15 * 60; ahead >= -15 * 60; ahead -= 15) {
    const ms = wallMs - ahead * minuteMs;
    if (clockReading(ms, timeZone) === shown) return ms;
  }
  const [change = wallMs] = clockChanges(wallMs - dayMs, wallMs + dayMs, timeZone);
  return wallMs - aheadMs(change - minuteMs, timeZone);
}

/** The days that a schedule names up to some day, exceptions aside. */
function seriesOf({ recurrence }: Schedule, last: string): (date: string) => boolean {
  if (!recurrence) return () => true;
  const days = new Set(slowOccurrences(recurrence, last));
  return (date) => days.has(date);
}

/** @returns whether a schedule applies at a moment that is not after `lastMs`. */
export function slowReading(schedule: Schedule, storeTimeZone: string, lastMs: number) {
  const timeZone = schedule.timeZone ?? storeTimeZone;
  const isInSeries = seriesOf(schedule, dateOf(lastMs + 2 * dayMs));
  const ownHours = schedule.hours.length === 0 ? [{ from: '00:00', until: '24:00' }] : schedule.hours;
  const spansOn = (date: string): HoursSpan[] => {
    const isLeftOut = date in schedule.exceptions;
    const moved = Object.values(schedule.exceptions).flatMap((exception) =>
      exception.kind === 'moved' && exception.to === date
        ? exception.hours.length === 0
          ? ownHours
          : exception.hours
        : [],
    );
    return isInSeries(date) && !isLeftOut ? [...ownHours, ...moved] : moved;
  };
  const opensMs = schedule.opensAt ? firstShown(schedule.opensAt, timeZone) : -Infinity;
  const closesMs = schedule.closesAt ? firstShown(schedule.closesAt, timeZone) : Infinity;

  return (atMs: number): boolean => {
    if (atMs < opensMs || atMs >= closesMs) return false;
    const [date = '', clock = ''] = clockReading(atMs, timeZone).split(' ');
    const begun = spansOn(date).some(({ from, until }) =>
      until > from ? clock >= from && clock < until : clock >= from,
    );
    const fromYesterday = spansOn(dayBefore(date)).some(({ from, until }) => until <= from && clock < until);
    return begun || fromYesterday;
  };
}
