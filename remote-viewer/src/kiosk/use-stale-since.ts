import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';
import { useEffect, useState } from 'react';

/** What this page says, whoever stands before it: the next visitor's begins with it. */
let said: number | null = null;

/**
 * Since when what a screen shows may be out of date: the last moment at which the live stream stood, also before the
 * page was loaded, which the browser may have had at hand.
 * @param patienceMs networks come and go: what is shorter is nobody's business.
 * @returns null while it stands, and for that long without it.
 */
export function useStaleSince(placementId: string, connected: boolean, patienceMs: number): number | null {
  const [since, setSince] = useState(said);
  useEffect(() => {
    const say = (time: number | null) => {
      said = time;
      setSince(time);
    };
    const key = `vitrine:seen:${placementId}`;
    const note = () => deviceStorage.set(key, String(Date.now()));
    if (connected) {
      say(null);
      note();
      const timer = setInterval(note, patienceMs);
      return () => {
        clearInterval(timer);
        note();
      };
    }
    const lastSeen = Number(deviceStorage.get(key)) || Date.now();
    const timer = setTimeout(() => say(lastSeen), patienceMs);
    return () => clearTimeout(timer);
  }, [placementId, connected, patienceMs]);
  return since;
}
