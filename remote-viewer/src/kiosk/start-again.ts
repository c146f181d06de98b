import { deviceStorage, tabStorage } from '@vitrine/shared/browser/guarded-storage';
import type { Outbox } from '../answers/outbox';
import { pointedOut } from '../models/pointed-out';

/** A network that hangs keeps nobody from the landing. */
const patienceMs = 5_000;

/**
 * Makes the browser that of somebody else: nothing is left of what the one before has chosen, whatever the network does,
 * and there is a new respondent as soon as it lets there be one.
 * @param left the keys of what visitors leave on the device.
 * @returns whether the session is somebody else's now; not without the network.
 */
export function startAgain(outbox: Outbox, left: string[]): Promise<boolean> {
  for (const storage of [deviceStorage, tabStorage]) for (const key of left) storage.remove(key);
  pointedOut.set(null);
  return Promise.race([
    outbox.handOver(),
    new Promise<boolean>((resolve) => setTimeout(resolve, patienceMs, false)),
  ]);
}
