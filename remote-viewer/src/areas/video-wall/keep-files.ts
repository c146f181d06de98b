/** How far a screen has come with what it plays from itself. */
export type Keeping =
  | { state: 'keeping'; share: number }
  | { state: 'kept' }
  /** It plays from the network. */
  | { state: 'no-room' }
  | { state: 'failed' };

/**
 * Fetches files whole, so that the service worker keeps them (shell/src/offline) and they play without a network; it
 * knows them by their addresses, which name their content.
 * @param onProgress is told how far it has come, from 0 to 1.
 */
export async function keepFiles(
  addresses: readonly string[],
  onProgress: (keeping: Keeping) => void,
  signal: AbortSignal,
): Promise<void> {
  const say = (keeping: Keeping) => {
    if (!signal.aborted) onProgress(keeping);
  };
  try {
    for (const [index, address] of addresses.entries()) {
      const share = (part: number) => say({ state: 'keeping', share: (index + part) / addresses.length });
      share(0);
      const answer = await fetch(address, { signal });
      if (!answer.ok || !answer.body) throw new Error(`${address} answered ${answer.status}`);
      const bytes = Number(answer.headers.get('content-length')) || 0;
      if (bytes > 0 && !(await hasRoomFor(bytes))) {
        await answer.body.cancel();
        return say({ state: 'no-room' });
      }
      const reader = answer.body.getReader();
      let read = 0;
      for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
        read += chunk.value.byteLength;
        if (bytes > 0) share(Math.min(1, read / bytes));
      }
    }
    say({ state: 'kept' });
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    say({ state: isFull ? 'no-room' : 'failed' });
  }
}

/** What is kept already counts as used: then there is nothing to wait for. Browsers that do not tell have room. */
async function hasRoomFor(bytes: number): Promise<boolean> {
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => null)) ?? {};
  return quota === undefined || usage === undefined || quota - usage > bytes;
}
