import { zonedReading } from '../values/zoned-time';

const minuteMs = 60_000;
const dayMs = 24 * 3600_000;

/** By how much clocks of a zone are ahead of UTC at a moment, to the minute. */
const aheadMs = (ms: number, timeZone: string) =>
  Date.parse(`${zonedReading(new Date(ms).toISOString(), timeZone)}:00Z`) -
  Math.floor(ms / minuteMs) * minuteMs;

/** The moment between two others, to the minute, at which clocks of a zone are changed; null: they are not. */
function changeBetween(fromMs: number, untilMs: number, timeZone: string): number | null {
  const before = aheadMs(fromMs, timeZone);
  if (aheadMs(untilMs, timeZone) === before) return null;
  let [low, high] = [fromMs, untilMs];
  while (high - low > minuteMs) {
    const middle = Math.floor((low + high) / 2 / minuteMs) * minuteMs;
    if (aheadMs(middle, timeZone) === before) low = middle;
    else high = middle;
  }
  return high;
}

/**
 * The moments of a day at which clocks of a zone show one of some readings ("09:30", "24:00"), or are changed: both
 * times where they show it twice. In milliseconds, in no order.
 */
export function momentsOn(date: string, clocks: string[], timeZone: string): number[] {
  const startMs = Date.parse(`${date}T00:00:00Z`);
  const aheads = [aheadMs(startMs - dayMs, timeZone), aheadMs(startMs + 2 * dayMs, timeZone)];
  const shown = clocks.flatMap((clock) => {
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    const wallMs = startMs + (hours * 60 + minutes) * minuteMs;
    return aheads.map((ahead) => wallMs - ahead);
  });
  const change = changeBetween(startMs - dayMs, startMs + 2 * dayMs, timeZone);
  return [...new Set([...shown, ...(change === null ? [] : [change])])];
}
