import { useSyncExternalStore } from 'react';

/** Short enough that what is written in minutes is right. */
const everyMs = 20_000;

let now = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** The same between two ticks, so that all parts of a screen agree. */
function read(): number {
  if (Math.abs(Date.now() - now) >= everyMs) now = Date.now();
  return now;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const tell of listeners) tell();
  }, everyMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * The time, for what a screen says of it: how long ago, whether over. Renders are memoised, so that a clock that is
 * looked at in one of them would stand still there.
 * @returns milliseconds since 1970, some seconds old at most; a new one renders the part again.
 */
export const useNow = (): number => useSyncExternalStore(subscribe, read);
