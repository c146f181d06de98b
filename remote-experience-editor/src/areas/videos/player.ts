import { type RefObject, useEffect, useState } from 'react';

/** The film on this screen, for the parts of the form that take times from it. */
export type Player = RefObject<HTMLVideoElement | null>;

export const nowMs = (player: Player) => Math.round((player.current?.currentTime ?? 0) * 1000);

/** Goes to a moment and plays from there. */
export function playFrom(player: Player, ms: number): void {
  const { current } = player;
  if (!current) return;
  current.currentTime = ms / 1000;
  // It may be refused, or interrupted by the next jump: then the film stands at that moment.
  current.play().catch(() => undefined);
}

/** Where the film is, in milliseconds, as it goes. */
export function usePlayerTime(player: Player): number {
  const [ms, setMs] = useState(() => nowMs(player));
  useEffect(() => {
    const { current } = player;
    const look = () => setMs(nowMs(player));
    const events = ['timeupdate', 'seeked', 'emptied'];
    for (const event of events) current?.addEventListener(event, look);
    return () => {
      for (const event of events) current?.removeEventListener(event, look);
    };
  }, [player]);
  return ms;
}
