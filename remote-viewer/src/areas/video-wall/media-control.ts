/** How a video is held to the wall's time. Why this is our own: docs/decisions/walls-in-step.md. */
const limits = {
  /** Below 5 %, where nobody sees it. */
  mostRate: 0.049,
  /** In about so long a small difference is gone. */
  settleMs: 1_500,
  /** What would take ten seconds by the rate is jumped. */
  seekBeyondMs: 500,
  /** Smaller steps of the rate make no difference, and some browsers stop for each. */
  rateStep: 0.002,
} as const;

/**
 * How far a video is ahead of where it should be, in milliseconds.
 * @param loopMs of a video that starts over by itself: a moment before its end is near its beginning.
 */
export function driftOf(shownMs: number, targetMs: number, loopMs: number | null): number {
  const drift = shownMs - targetMs;
  return loopMs ? drift - Math.round(drift / loopMs) * loopMs : drift;
}

/** @returns null: jump. Otherwise the rate at which it catches up with the wall or waits for it. */
export function rateFor(driftMs: number): number | null {
  if (Math.abs(driftMs) > limits.seekBeyondMs) return null;
  const change = Math.max(-limits.mostRate, Math.min(limits.mostRate, -driftMs / limits.settleMs));
  return 1 + Math.round(change / limits.rateStep) * limits.rateStep;
}
