import { momentsOn } from '@vitrine/shared/contract/schedule/zone-turns';
import { zonedReading } from '@vitrine/shared/contract/values/zoned-time';

const minuteMs = 60_000;

/** What clocks of a zone do on a day on which they are changed. */
export interface ClockChange {
  /** skipped: clocks jump over the readings between; repeated: they show them twice. */
  kind: 'skipped' | 'repeated';
  /** "02:00" until "03:00". */
  from: string;
  until: string;
  atMs: number;
}

/** How clocks of a zone are changed on a day; null: they are not. */
export function clockChangeOn(date: string, timeZone: string): ClockChange | null {
  const reading = (ms: number) => zonedReading(new Date(ms).toISOString(), timeZone);
  for (const atMs of momentsOn(date, [], timeZone)) {
    const shown = reading(atMs);
    const expected = new Date(Date.parse(`${reading(atMs - minuteMs)}Z`) + minuteMs)
      .toISOString()
      .slice(0, 16);
    if (!shown.startsWith(date) || shown === expected) continue;
    const kind = expected < shown ? 'skipped' : 'repeated';
    const [from, until] = kind === 'skipped' ? [expected, shown] : [shown, expected];
    return { kind, from: from.slice(11), until: until.startsWith(date) ? until.slice(11) : '24:00', atMs };
  }
  return null;
}
