import { type ClockSample, clockEstimate, clockSample, keptSamples } from './clock-estimate';

interface WallClockParts {
  /** Asks the server what time it is, in milliseconds since 1970. */
  ask: () => Promise<number>;
  /** A clock of the device that nobody sets: `performance.now()`. */
  steadyMs: () => number;
  /** The device's own time of day plus what was last known of its error, until the server has answered. */
  guessMs: () => number;
}

/** Many questions at first, few later. */
const waits = { first: 100, next: 2_000, later: 10_000 };
const asked = { first: 40, next: 100 };
/** A correction is spread, so that nobody sees it; one that is larger is made at once. */
const slewShare = 0.005;
const jumpMs = 500;

/** The server's time on this device, as well as the network lets it be known. It goes on without the server. */
export class WallClock {
  private readonly samples: ClockSample[] = [];
  private offsetMs: number;
  private slewedAtMs: number;
  private isKnown = false;
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** To the server and back; null before the first answer. */
  roundTripMs: number | null = null;

  constructor(private readonly parts: WallClockParts) {
    this.slewedAtMs = parts.steadyMs();
    this.offsetMs = parts.guessMs() - this.slewedAtMs;
  }

  now(): number {
    return this.at(this.parts.steadyMs());
  }

  /** @param steadyMs a moment of the device's steady clock: when a frame is shown. */
  at(steadyMs: number): number {
    this.slew(this.parts.steadyMs());
    return steadyMs + this.offsetMs;
  }

  start(): void {
    if (this.timer === undefined) this.again(0);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Asks once. Where nobody answers, it goes on with what it knows. */
  async sample(): Promise<void> {
    const { ask, steadyMs } = this.parts;
    const sentMs = steadyMs();
    const serverMs = await ask().catch(() => null);
    if (serverMs === null) return;
    this.samples.push(clockSample(sentMs, serverMs, steadyMs()));
    if (this.samples.length > keptSamples) this.samples.shift();
    this.roundTripMs = clockEstimate(this.samples, steadyMs())?.roundTripMs ?? null;
  }

  private again(waitMs: number): void {
    this.timer = setTimeout(async () => {
      await this.sample();
      this.count += 1;
      if (this.timer === undefined) return;
      const { first, later, next } = waits;
      this.again(this.count < asked.first ? first : this.count < asked.next ? next : later);
    }, waitMs);
  }

  private slew(steadyMs: number): void {
    const estimate = clockEstimate(this.samples, steadyMs);
    const mostMs = Math.max(0, steadyMs - this.slewedAtMs) * slewShare;
    this.slewedAtMs = steadyMs;
    if (!estimate) return;
    const missingMs = estimate.offsetMs - this.offsetMs;
    if (!this.isKnown || Math.abs(missingMs) > jumpMs) this.offsetMs = estimate.offsetMs;
    else this.offsetMs += Math.max(-mostMs, Math.min(mostMs, missingMs));
    this.isKnown = true;
  }
}
