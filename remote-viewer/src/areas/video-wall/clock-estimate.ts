/** One question for the server's time. All times are in milliseconds. */
export interface ClockSample {
  /** When the answer came, by the device's steady clock. */
  atMs: number;
  /** What has to be added to the device's steady clock to get the server's. */
  offsetMs: number;
  roundTripMs: number;
}

/** Clocks of devices run apart by so much at most: what was measured long ago says less. */
const driftShare = 1 / 10_000;
/** Of so many of the quickest answers the middle one counts; one that was held up on its way is none of them. */
const best = 8;
export const keptSamples = 64;

/**
 * As NTP does (RFC 5905, section 8): the server's answer is taken to lie in the middle of its way.
 * @param sentMs and @param receivedMs by the device's steady clock. @param serverMs what the server said.
 */
export const clockSample = (sentMs: number, serverMs: number, receivedMs: number): ClockSample => ({
  atMs: receivedMs,
  offsetMs: serverMs - (sentMs + receivedMs) / 2,
  roundTripMs: receivedMs - sentMs,
});

/** @returns null without a sample. */
export function clockEstimate(
  samples: readonly ClockSample[],
  nowMs: number,
): { offsetMs: number; roundTripMs: number } | null {
  const error = ({ atMs, roundTripMs }: ClockSample) => roundTripMs / 2 + (nowMs - atMs) * driftShare;
  const quickest = [...samples]
    .sort((a, b) => error(a) - error(b))
    .slice(0, Math.min(best, Math.ceil(samples.length / 2)));
  if (quickest.length === 0) return null;
  return {
    offsetMs: middle(quickest.map(({ offsetMs }) => offsetMs)),
    roundTripMs: middle(quickest.map(({ roundTripMs }) => roundTripMs)),
  };
}

/** The median. @param values at least one. */
export function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? 0;
  return Number.isInteger(half) ? ((sorted[half - 1] ?? 0) + upper) / 2 : upper;
}
