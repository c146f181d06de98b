import { useObservable } from '@vitrine/shared/host';
import { useContext, useEffect } from 'react';
import { OutboxContext } from './outbox';

/** Bounded, so that a server in trouble is not kept there by those who wait for it. */
const retryWaitsMs = [2_000, 8_000, 32_000];

/**
 * Sends the answers that the network did not take before: at once when the visitor comes and whenever the connection
 * is back, and a few times in between; never before the server wants to hear of them again.
 * @param props.connected whether the live stream stands.
 */
export function SendKept({ connected }: { connected: boolean }): null {
  const outbox = useContext(OutboxContext);
  const waiting = Object.values(useObservable(outbox)).some(({ state }) => state === 'kept');

  useEffect(() => {
    const send = () => void outbox.sendKept();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [outbox]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new connection is a reason to try
  useEffect(() => void outbox.sendKept(), [outbox, connected]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with a new connection the waits start again
  useEffect(() => {
    if (!waiting) return;
    let timer: ReturnType<typeof setTimeout>;
    const tryAfter = ([waitMs, ...further]: number[]) => {
      if (waitMs === undefined) return;
      timer = setTimeout(
        () => {
          void outbox.sendKept();
          tryAfter(further);
        },
        Math.max(waitMs, outbox.waitsMs()),
      );
    };
    tryAfter(retryWaitsMs);
    return () => clearTimeout(timer);
  }, [outbox, waiting, connected]);
  return null;
}
