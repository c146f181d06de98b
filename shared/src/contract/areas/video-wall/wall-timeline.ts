/**
 * What a wall shows at a moment: a function of what it plays and of the server's time alone, so that nothing has to be
 * sent for it to go on, and a screen that comes back finds the others. Free of zod.
 */

export interface TimelineEntry {
  durationMs: number;
}

export interface TimelineMoment {
  /** Of the entry. */
  index: number;
  /** How far it has come. */
  atMs: number;
  /** When it ends. */
  endsAtMs: number;
  /** When all of them have been shown once more: what is new begins then. */
  loopEndsAtMs: number;
}

/**
 * Entries play one after the other and over again, as if they had always done so.
 * @param nowMs the server's time in milliseconds since 1970.
 * @returns null where there is nothing that lasts.
 */
export function timelineAt(entries: readonly TimelineEntry[], nowMs: number): TimelineMoment | null {
  const total = entries.reduce((sum, { durationMs }) => sum + durationMs, 0);
  if (!(total > 0)) return null;
  const intoLoop = ((nowMs % total) + total) % total;
  let from = 0;
  for (const [index, { durationMs }] of entries.entries()) {
    if (intoLoop < from + durationMs)
      return {
        index,
        atMs: intoLoop - from,
        endsAtMs: nowMs - intoLoop + from + durationMs,
        loopEndsAtMs: nowMs - intoLoop + total,
      };
    from += durationMs;
  }
  return null;
}
