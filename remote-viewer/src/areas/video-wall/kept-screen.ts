import { deviceStorage } from '@vitrine/shared/browser/guarded-storage';
import type { ScreenStanding } from '@vitrine/shared/contract';
import type { ScreenKey } from './screen-api';

/** What is kept on the device, so that a screen comes back by itself after a power cut, with or without the network. */
export interface KeptScreen extends ScreenKey {
  /** As it was told last. */
  standing: ScreenStanding;
}

/** Windows of one device are screens of their own: each holds one of so many places. */
const mostWindows = 16;
const keyOf = (placementId: string, window: number) => `vitrine-screen-${placementId}-${window}`;

export function readKept(placementId: string, window: number): KeptScreen | null {
  try {
    return JSON.parse(deviceStorage.get(keyOf(placementId, window)) ?? 'null');
  } catch {
    return null;
  }
}

/** @param screen null: forget it. */
export function keep(placementId: string, window: number, screen: KeptScreen | null): void {
  const key = keyOf(placementId, window);
  if (screen) deviceStorage.set(key, JSON.stringify(screen));
  else deviceStorage.remove(key);
}

/**
 * Takes the first place that no other window of this browser holds, for as long as the page is open.
 * @returns its number; 0 where the browser has no locks.
 */
export async function takeWindow(placementId: string, signal: AbortSignal): Promise<number> {
  if (!navigator.locks) return 0;
  for (let window = 0; window < mostWindows; window++)
    if (await holdLock(keyOf(placementId, window), signal)) return window;
  return 0;
}

const holdLock = (name: string, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        return lock && new Promise<void>((end) => signal.addEventListener('abort', () => end()));
      })
      .catch(() => resolve(true));
  });
