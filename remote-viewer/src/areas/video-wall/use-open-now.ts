import type { Schedule } from '@vitrine/shared/contract/schedule/schedule';
import { zonedReading } from '@vitrine/shared/contract/values/zoned-time';
import { useEffect, useState } from 'react';
import type { WallClock } from './wall-clock';

/** Times of a day are told in minutes. */
const lookEveryMs = 5_000;

/**
 * Whether a wall shows something now, by the clock of its store.
 * @param schedule undefined: always.
 */
export function useOpenNow(
  schedule: Schedule | undefined,
  timeZone: string | null,
  clock: WallClock,
): boolean {
  const [isOpen, setOpen] = useState(schedule === undefined);
  useEffect(() => {
    if (!schedule) return setOpen(true);
    let timer: ReturnType<typeof setInterval> | undefined;
    let isLeft = false;
    // What reckons with recurrences is large, and most walls have none.
    import('@vitrine/shared/contract/schedule/compile-schedule').then(
      ({ compileSchedule }) => {
        if (isLeft) return;
        const notNow = compileSchedule(schedule, timeZone ?? 'UTC');
        const look = () => {
          const atMs = clock.now();
          setOpen(notNow(atMs, (zone) => zonedReading(new Date(atMs).toISOString(), zone)) === null);
        };
        look();
        timer = setInterval(look, lookEveryMs);
      },
      () => setOpen(true),
    );
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, [schedule, timeZone, clock]);
  return isOpen;
}
