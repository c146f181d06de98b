import { limits } from '@vitrine/shared/contract';

/** Times of the live streams, in milliseconds. */
export interface LiveTimes {
  /** Between two snapshots of one topic. */
  snapshot: number;
  heartbeat: number;
  /** Staff's authorisation is checked again this often. */
  reauthorise: number;
  /** Without any message, what is watched is read again this often: schedules pass, and a bus may lose messages. */
  refresh: number;
  /** A process says this often how many visitors have what open at it. */
  visits: number;
}

export const liveTimes: LiveTimes = {
  snapshot: 1000 / limits.liveSnapshotsPerSecond,
  heartbeat: 15_000,
  reauthorise: 60_000,
  refresh: 5000,
  visits: 10_000,
};
