import { useEffect, useState } from 'react';
import { serverNow } from './server-clock';

const secondsUntil = (moment: string) => Math.max(0, Math.ceil((Date.parse(moment) - serverNow()) / 1000));

/**
 * Counts down to a moment, by the server's clock.
 * @param moment ISO 8601.
 * @returns whole seconds, 0 once it has passed, and the same as minutes and seconds.
 */
export function useSecondsUntil(moment: string): { seconds: number; inMinutes: string } {
  const [seconds, setSeconds] = useState(() => secondsUntil(moment));
  useEffect(() => {
    const tick = () => setSeconds(secondsUntil(moment));
    tick();
    const ticking = setInterval(tick, 250);
    return () => clearInterval(ticking);
  }, [moment]);
  return { seconds, inMinutes: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` };
}
