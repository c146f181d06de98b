const isSeen = () => document.visibilityState !== 'hidden';

/**
 * @returns once the page is one that somebody can see: its tab is in front, its phone is on.
 * @param signal aborted: it settles, too.
 */
export function untilSeen(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSeen() && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });
}

/**
 * Calls back once the page has not been seen for so long.
 * @returns a function that asks no longer.
 */
export function onceUnseen(ms: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (!isSeen()) timer = setTimeout(callback, ms);
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
