/** Wall clocks and moments. Free of zod: visitors' pages and the server use it too. */

/** What a wall clock's reading means in a time zone. */
export interface ZonedMoment {
  /** ISO 8601 in UTC. */
  at: string;
  /**
   * skipped: clocks jump over this reading when they go forward; meant is the same while later (02:30 becomes 03:30).
   * repeated: clocks show it twice when they go back; meant is the first.
   */
  reading: 'plain' | 'skipped' | 'repeated';
}

const dayMs = 24 * 3600_000;
const localPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const formats = new Map<string, Intl.DateTimeFormat>();

/** A formatter costs a hundred times what it then formats. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** What clocks of a zone show at a moment, read as if it were UTC. */
function wallMs(ms: number, timeZone: string): number {
  const shown = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  );
  const { day, hour, minute, month, second, year = '' } = shown;
  return Date.parse(`+${year.padStart(6, '0')}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** How far clocks of a zone are ahead of UTC at a moment. */
const offsetMs = (ms: number, timeZone: string): number => {
  const whole = Math.floor(ms / 1000) * 1000;
  return wallMs(whole, timeZone) - whole;
};

/**
 * The moment at which clocks of a zone show a reading.
 * @param local "2026-03-29T02:30", as a browser's field for date and time gives it.
 * @returns null for what is no date, and for the few hours whose moment lies beyond the year 9999.
 */
export function zonedMoment(local: string, timeZone: string): ZonedMoment | null {
  const wall = localPattern.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN;
  if (Number.isNaN(wall)) return null;
  const before = offsetMs(wall - dayMs, timeZone);
  const after = offsetMs(wall + dayMs, timeZone);
  const found = [...new Set([wall - before, wall - after])].filter((ms) => wallMs(ms, timeZone) === wall);
  const at = new Date(found.length > 0 ? Math.min(...found) : wall - before).toISOString();
  if (!/^\d{4}-/.test(at)) return null;
  const readings = ['skipped', 'plain', 'repeated'] as const;
  return { at, reading: readings[found.length] ?? 'plain' };
}

/** What clocks of a zone show at a moment (ISO 8601): "2026-03-29T03:30". */
export const zonedReading = (iso: string, timeZone: string): string =>
  new Date(wallMs(Date.parse(iso), timeZone)).toISOString().slice(0, 16);

/** The moment, in milliseconds, of a reading that a place takes by its own clock, or of one with a Z. */
export function placeMs(time: string, timeZone: string): number {
  return Date.parse(zonedMoment(time, timeZone)?.at ?? time);
}

/** The day so many days later on the calendar: "2026-03-29". */
export const dayAfter = (date: string, days = 1): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The reader's own zone. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
