import type { PublishedVideo } from '@vitrine/shared/contract';
import { useEffect, useState } from 'react';

type Times = Pick<PublishedVideo, 'availableFrom' | 'availableUntil'>;

/** Whether a video is there at a moment, in milliseconds. It begins with its first moment and ends before its last. */
export const isAvailable = ({ availableFrom, availableUntil }: Times, now: number): boolean =>
  (!availableFrom || Date.parse(availableFrom) <= now) &&
  (!availableUntil || now < Date.parse(availableUntil));

/** Browsers' timers overflow above it. */
const longestTimerMs = 2 ** 31 - 1;

/** Those that are there now; looks again when one of them comes or goes. */
export function useAvailable<Video extends Times>(videos: Video[]): Video[] {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const next = Math.min(
      ...videos
        .flatMap(({ availableFrom, availableUntil }) => [availableFrom, availableUntil])
        .map((time) => (time ? Date.parse(time) : 0))
        .filter((time) => time > now),
    );
    if (!Number.isFinite(next)) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(next - Date.now(), longestTimerMs));
    return () => clearTimeout(timer);
  }, [videos, now]);
  return videos.filter((video) => isAvailable(video, now));
}
