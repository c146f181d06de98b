import { deviceStorage, tabStorage } from '@vitrine/shared/browser/guarded-storage';
import type { Outbox } from '../answers/outbox';
import { getVisitorSession } from '../api/sending-api';
import { pointedOut } from '../models/pointed-out';

/**
 * Makes the browser that of somebody else: a new respondent, and nothing left of what the one before has chosen.
 * Answers that wait for the network are the former visitor’s, and go out in that name or wait with it.
 * @param left the keys of what visitors leave on the device.
 * @returns whether it is somebody else’s now; not without the network.
 */
export async function startAgain(outbox: Outbox, left: string[]): Promise<boolean> {
  await outbox.sendKept();
  if (Object.values(outbox.get()).some(({ state }) => state === 'kept')) return false;
  try {
    await getVisitorSession({ fresh: true });
  } catch {
    // It stays the former visitor’s until the network is back: better than a kiosk without a page.
    return false;
  }
  for (const storage of [deviceStorage, tabStorage]) for (const key of left) storage.remove(key);
  pointedOut.set(null);
  return true;
}
