import { useObservable } from '@vitrine/shared/host';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { OutboxContext } from '../answers/outbox';

/** Nobody at a kiosk tries again by hand, however long the network is away. */
const tryEveryMs = 60_000;

/**
 * Goes on asking for a visitor's own session where the one before has left without the network.
 * @param onOwn is called once it has come: what the page knows of answers is still the former visitor's.
 */
export function useOwnSession(onOwn: () => void): void {
  const outbox = useContext(OutboxContext);
  const isOwed = useObservable(outbox.owesSession);
  const [wasOwed, setWasOwed] = useState(isOwed);
  const whenOwn = useEffectEvent(onOwn);
  useEffect(() => {
    if (!isOwed) return;
    const timer = setInterval(() => void outbox.sendKept(), tryEveryMs);
    return () => clearInterval(timer);
  }, [outbox, isOwed]);
  // It may have come before this was there to see it.
  useEffect(() => {
    if (outbox.takeFormerStart()) setWasOwed(true);
  }, [outbox]);
  useEffect(() => {
    if (wasOwed && !isOwed) whenOwn();
  }, [wasOwed, isOwed]);
}
