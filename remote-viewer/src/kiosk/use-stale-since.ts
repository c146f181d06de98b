import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';
import { useEffect, useState } from 'react';

/** Networks come and go: what is shorter is nobody's business. */
const patienceMs = 60_000;

/**
 * Since when what a kiosk shows may be out of date: the last moment at which the live stream stood, also before the
 * page was loaded, which the browser may have had at hand.
 * @returns null while it stands, and for the first minute without it.
 */
export function useStaleSince(placementId: string, connected: boolean): number | null {
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    const key = `vitrine:seen:${placementId}`;
    const note = () => deviceStorage.set(key, String(Date.now()));
    if (connected) {
      setSince(null);
      note();
      const timer = setInterval(note, patienceMs);
      return () => {
        clearInterval(timer);
        note();
      };
    }
    const lastSeen = Number(deviceStorage.get(key)) || Date.now();
    const timer = setTimeout(() => setSince(lastSeen), patienceMs);
    return () => clearTimeout(timer);
  }, [placementId, connected]);
  return since;
}
