import { createParser } from 'eventsource-parser';
import { useEffect, useState } from 'react';
import { useHost } from './host';

interface LiveStream<Snapshot> {
  url: string;
  getToken: () => Promise<string | null>;
  onSnapshot: (snapshot: Snapshot) => void;
  onConnected: (connected: boolean) => void;
  signal: AbortSignal;
}

const firstRetryMs = 1_000;
const longestRetryMs = 30_000;

/**
 * Reads a live stream of the API until aborted. Read with fetch, because EventSource cannot carry a token. After a
 * loss it connects again with growing waits, at once when the browser comes back online; nothing is replayed, since
 * every message is a whole snapshot.
 */
export async function readLiveStream<Snapshot>(stream: LiveStream<Snapshot>): Promise<void> {
  let retryMs = firstRetryMs;
  while (!stream.signal.aborted) {
    try {
      await readOnce(stream, () => {
        retryMs = firstRetryMs;
        stream.onConnected(true);
      });
    } catch (error) {
      if (stream.signal.aborted) return;
      if (error instanceof Refused) return stream.onConnected(false);
    }
    stream.onConnected(false);
    await waitOrOnline(retryMs, stream.signal);
    retryMs = Math.min(retryMs * 2, longestRetryMs);
  }
}

/** The API said no (signed out, no permission, unknown): asking again would get the same answer. */
class Refused extends Error {}

async function readOnce<Snapshot>(stream: LiveStream<Snapshot>, onOpen: () => void): Promise<void> {
  const token = await stream.getToken();
  const response = await fetch(stream.url, {
    headers: { accept: 'text/event-stream', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    signal: stream.signal,
  });
  if ([400, 401, 403, 404, 410].includes(response.status))
    throw new Refused(`Live stream: ${response.status}`);
  if (!response.ok || !response.body) throw new Error(`Live stream: ${response.status}`);
  onOpen();
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === 'snapshot') stream.onSnapshot(JSON.parse(data));
    },
  });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) parser.feed(chunk.value);
}

function waitOrOnline(waitMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, waitMs);
    window.addEventListener('online', done);
    signal.addEventListener('abort', done);
  });
}

/**
 * The newest snapshot of a live stream of the API while the calling screen is mounted.
 * @param url null: watch nothing (yet).
 */
export function useLive<Snapshot>(url: string | null): { snapshot: Snapshot | null; connected: boolean } {
  const { identity } = useHost();
  const [snapshot, setSnapshot] = useState<Snapshot | null>(null);
  const [connected, setConnected] = useState(false);
  useEffect(() => {
    if (!url) return;
    const abort = new AbortController();
    setSnapshot(null);
    void readLiveStream<Snapshot>({
      url,
      getToken: identity.getToken,
      onSnapshot: setSnapshot,
      onConnected: setConnected,
      signal: abort.signal,
    });
    return () => abort.abort();
  }, [url, identity]);
  return { snapshot, connected };
}
