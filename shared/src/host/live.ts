import { createParser } from 'eventsource-parser';
import { useEffect, useState } from 'react';
import type { GetToken } from '../client/with-token';
import { withToken } from '../client/with-token';
import { useHost } from './host';

/** lost: it is being connected again. refused: the API said no, and stays with it. */
export type LiveConnection = 'connecting' | 'connected' | 'lost' | 'refused';

interface LiveStream<Snapshot> {
  url: string;
  getToken: GetToken;
  onSnapshot: (snapshot: Snapshot) => void;
  onConnection: (connection: LiveConnection) => void;
  signal: AbortSignal;
}

const firstRetryMs = 1_000;
const longestRetryMs = 30_000;

/**
 * Reads a live stream of the API until aborted. Read with fetch, because EventSource cannot carry a token. After a
 * loss it connects again with growing waits, at once when the browser comes back online; nothing is replayed, since
 * every message is a whole snapshot.
 */
async function readLiveStream<Snapshot>(stream: LiveStream<Snapshot>): Promise<void> {
  let retryMs = firstRetryMs;
  while (!stream.signal.aborted) {
    try {
      await readOnce(stream, () => {
        retryMs = firstRetryMs;
        stream.onConnection('connected');
      });
    } catch (error) {
      if (stream.signal.aborted) return;
      if (error instanceof Refused) return stream.onConnection('refused');
    }
    stream.onConnection('lost');
    await waitOrOnline(retryMs, stream.signal);
    retryMs = Math.min(retryMs * 2, longestRetryMs);
  }
}

/** The API said no (signed out, no permission, unknown): asking again would get the same answer. */
class Refused extends Error {}

async function readOnce<Snapshot>(stream: LiveStream<Snapshot>, onOpen: () => void): Promise<void> {
  const ask = (token: string | null) =>
    fetch(stream.url, {
      headers: { accept: 'text/event-stream', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      signal: stream.signal,
    });
  const response = await withToken(stream.getToken, ask);
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
export function useLive<Snapshot>(url: string | null): {
  snapshot: Snapshot | null;
  connection: LiveConnection;
} {
  const { identity } = useHost();
  const [snapshot, setSnapshot] = useState<Snapshot | null>(null);
  const [connection, setConnection] = useState<LiveConnection>('connecting');
  useEffect(() => {
    if (!url) return;
    const abort = new AbortController();
    setSnapshot(null);
    setConnection('connecting');
    void readLiveStream<Snapshot>({
      url,
      getToken: identity.getToken,
      onSnapshot: setSnapshot,
      onConnection: setConnection,
      signal: abort.signal,
    });
    return () => abort.abort();
  }, [url, identity]);
  return { snapshot, connection };
}
