/** How far this device's clock is behind the server's, in milliseconds. */
let behindMs = 0;

/** @param ms left out where an older shell does not say it. */
export function setClockBehind(ms = 0): void {
  behindMs = ms;
}

/** Milliseconds since 1970 by the server's clock, as a live stream has said: a device's own may be wrong by days. */
export const serverNow = (): number => Date.now() + behindMs;
