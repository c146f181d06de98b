import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';
import { useEffect, useState } from 'react';
import { readWallClock } from './screen-api';
import { WallClock } from './wall-clock';

/** How far the device's time of day is behind the server's: for a start without the network. */
const behindKey = 'vitrine-wall-clock-behind';
const keepEveryMs = 60_000;

/** The wall's time, for as long as the page is open. */
export function useWallClock(): WallClock {
  const [clock] = useState(
    () =>
      new WallClock({
        ask: readWallClock,
        steadyMs: () => performance.now(),
        guessMs: () => Date.now() + (Number(deviceStorage.get(behindKey)) || 0),
      }),
  );
  useEffect(() => {
    clock.start();
    const timer = setInterval(() => {
      if (clock.roundTripMs !== null)
        deviceStorage.set(behindKey, String(Math.round(clock.now() - Date.now())));
    }, keepEveryMs);
    return () => {
      clock.stop();
      clearInterval(timer);
    };
  }, [clock]);
  return clock;
}
