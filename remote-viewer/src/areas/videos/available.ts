import type { PublishedVideo } from '@vitrine/shared/contract';
import { ownTimeZone, placeMs } from '@vitrine/shared/contract/values/zoned-time';
import { useEffect, useState } from 'react';

type Times = Pick<PublishedVideo, 'availableFrom' | 'availableUntil'>;

/** Whether a video is there at a moment, in milliseconds. It begins with its first moment and ends before its last. */
const isAvailable = ({ availableFrom, availableUntil }: Times, now: number, timeZone: string): boolean =>
  (!availableFrom || placeMs(availableFrom, timeZone) <= now) &&
  (!availableUntil || now < placeMs(availableUntil, timeZone));

/** Browsers' timers overflow above it. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * Those that are there now; looks again when one of them comes or goes.
 * @param placeZone by whose clocks; null: the visitor's own.
 */
export function useAvailable<Video extends Times>(videos: Video[], placeZone: string | null): Video[] {
  const timeZone = placeZone ?? ownTimeZone();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const next = Math.min(
      ...videos
        .flatMap(({ availableFrom, availableUntil }) => [availableFrom, availableUntil])
        .map((time) => (time ? placeMs(time, timeZone) : 0))
        .filter((time) => time > now),
    );
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(next - Date.now(), longestTimerMs));
    return () => clearTimeout(timer);
  }, [videos, now, timeZone]);
  return videos.filter((video) => isAvailable(video, now, timeZone));
}
