import { createParser } from 'eventsource-parser';
import { useEffect, useState } from 'react';
import type { GetToken } from '../client/with-token';
import { withToken } from '../client/with-token';
import { useHost } from './host';
import { usePageSeen } from './use-page-seen';

/** lost: it is being connected again. refused: the API said no, and stays with it. */
export type LiveConnection = 'connecting' | 'connected' | 'lost' | 'refused';

interface LiveStream<Snapshot> {
  url: string;
  getToken: GetToken;
  onSnapshot: (snapshot: Snapshot) => void;
  onConnection: (connection: LiveConnection) => void;
  /** @param behindMs how far this device's clock is behind the server's. */
  onClock: (behindMs: number) => void;
  signal: AbortSignal;
}

/** Where the server does not say when to come back. */
const firstRetryMs = 1_000;
const longestRetryMs = 30_000;
/**
 * A page that nobody sees lets go of its stream after so long: a browser has few connections to one server, and most of
 * its tabs are behind another.
 */
const unseenMs = 10_000;
/** A whole venue that lost its server must not come back in one moment. */
const spread = (ms: number) => ms * (0.5 + Math.random());

/**
 * Reads a live stream of the API until aborted. Read with fetch, because EventSource cannot carry a token. After a
 * loss it connects again with growing waits, each of another length; at once when the browser comes back online. Nothing is replayed, since
 * every message is a whole snapshot.
 */
async function readLiveStream<Snapshot>(stream: LiveStream<Snapshot>): Promise<void> {
  let retryMs = firstRetryMs;
  while (!stream.signal.aborted) {
    try {
      await readOnce(stream, {
        onOpen: () => {
          retryMs = firstRetryMs;
          stream.onConnection('connected');
        },
        onRetry: (ms) => {
          retryMs = ms;
        },
      });
    } catch (error) {
      if (stream.signal.aborted) return;
      if (error instanceof Refused) return stream.onConnection('refused');
    }
    stream.onConnection('lost');
    await waitOrOnline(spread(retryMs), stream.signal);
    retryMs = Math.min(retryMs * 2, longestRetryMs);
  }
}

/** The API said no (signed out, no permission, unknown): asking again would get the same answer. */
class Refused extends Error {}

async function readOnce<Snapshot>(
  stream: LiveStream<Snapshot>,
  { onOpen, onRetry }: { onOpen: () => void; onRetry: (ms: number) => void },
): Promise<void> {
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
    onRetry,
    onEvent: ({ event, data }) => {
      if (event === 'snapshot') stream.onSnapshot(JSON.parse(data));
      else if (event === 'clock') stream.onClock(Date.parse(data) - Date.now());
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
 * The newest snapshot of a live stream of the API while the calling screen is mounted. It stays for a page that nobody
 * sees, and is another as soon as somebody does.
 * @param url null: watch nothing (yet).
 */
export function useLive<Snapshot>(url: string | null): {
  snapshot: Snapshot | null;
  connection: LiveConnection;
  /** How far this device's clock is behind the server's, in milliseconds; 0 until that is known. */
  clockBehindMs: number;
} {
  const { identity } = useHost();
  const [snapshot, setSnapshot] = useState<Snapshot | null>(null);
  const [clockBehindMs, setClockBehindMs] = useState(0);
  const [connection, setConnection] = useState<LiveConnection>('connecting');
  const seen = usePageSeen(unseenMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another stream nothing is known yet
  useEffect(() => {
    setSnapshot(null);
    setConnection('connecting');
  }, [url, identity]);
  useEffect(() => {
    if (!url || !seen) return;
    const abort = new AbortController();
    void readLiveStream<Snapshot>({
      url,
      getToken: identity.getToken,
      onSnapshot: setSnapshot,
      onConnection: setConnection,
      onClock: setClockBehindMs,
      signal: abort.signal,
    });
    return () => abort.abort();
  }, [url, identity, seen]);
  return { snapshot, connection, clockBehindMs };
}
