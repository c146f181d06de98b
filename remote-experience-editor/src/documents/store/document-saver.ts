import { newKey } from '@vitrine/shared/client/new-key';
import type { Document } from '@vitrine/shared/contract';
// The one that useApi throws: shared/client in this package would be a class of the same name.
import { ApiError } from '@vitrine/shared/ui';
import type { DocumentStore } from './document-state';
import { acknowledge, askOfTyped, receive, settle } from './document-store';
import { difference, type MergePatch } from './merge-patch';
import type { Side } from './rebase';

const pauseMs = 800;
const firstRetryMs = 2_000;
const longestRetryMs = 30_000;

export interface DocumentSaverOptions<Data extends object> {
  store: DocumentStore<Data>;
  /** Sends one patch. @throws {ApiError} */
  send: (patch: MergePatch, revision: number, idempotencyKey: string) => Promise<Document>;
  /** Who alone wrote what is new in a document since a revision; null for several people. */
  authorSince: (document: Document, revision: number) => Promise<string | null>;
  /** Checks what the server sent. @throws when it is not of the area's shape. */
  parse: (document: Document) => Data;
  /** The server would not take it; the store keeps why. */
  onRefused: (error: unknown) => void;
  onSaved: (document: Document) => void;
}

export interface DocumentSaver {
  /** Sends what waits, now. */
  flush(): void;
  /** @param choices one for each place of the collision. */
  settle(choices: Side[]): void;
  stop(): void;
}

/** A write that was sent. */
interface Write<Data> {
  patch: MergePatch;
  /** Of the document that it changes. */
  revision: number;
  key: string;
  /** What it makes of the document. */
  data: Data;
}

/**
 * Saves a document by itself: 800 ms after the last change, one request at a time. A stale write takes in the other
 * person's changes and tries again; a lost connection keeps everything and tries again, at once when the browser is
 * back online.
 */
export function startSaving<Data extends object>(options: DocumentSaverOptions<Data>): DocumentSaver {
  const { store, send, authorSince, parse, onRefused, onSaved } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = false;
  let stopped = false;
  let retryMs = firstRetryMs;
  // Should only the answer have been lost, the server has it: so it is sent again as it was, under the same key, before
  // anything newer. Then it is no second write, and no colleague's.
  let unanswered: Write<Data> | null = null;

  const schedule = (waitMs: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void save(), waitMs);
  };

  async function save(): Promise<void> {
    clearTimeout(timer);
    if (stopped || sending || store.getState().collision) return;
    const isRepeat = unanswered !== null;
    if (!isRepeat && !askOfTyped(store)) return;
    unanswered ??= newWrite();
    if (!unanswered) return store.setState({ save: 'saved', unsaved: 0 });
    const write = unanswered;
    sending = true;
    store.setState({ save: 'saving', refusal: null, sent: write.data });
    try {
      const answer = await send(write.patch, write.revision, write.key);
      unanswered = null;
      retryMs = firstRetryMs;
      acknowledge(store, write.data, answer, parse(answer));
      onSaved(answer);
    } catch (error) {
      await fail(error, write);
    } finally {
      sending = false;
    }
    if (store.getState().save !== 'waiting') return;
    // What was held up by a repeat has waited long enough.
    if (isRepeat) await save();
    else schedule(pauseMs);
  }

  function newWrite(): Write<Data> | null {
    const { base, data } = store.getState();
    const patch = difference(base.data, data);
    return patch && { patch, revision: base.revision, key: newKey(), data };
  }

  async function fail(error: unknown, write: Write<Data>): Promise<void> {
    if (isPassing(error)) {
      store.setState({ save: 'offline' });
      schedule(retryMs);
      retryMs = Math.min(retryMs * 2, longestRetryMs);
      return;
    }
    unanswered = null;
    const current = error instanceof ApiError && error.status === 412 ? error.problem?.current : null;
    if (isDocument(current)) {
      receive(store, current, parse(current), await authorSince(current, write.revision));
    } else if (store.getState().data !== write.data) {
      // What was changed since may be what it will take.
      store.setState({ save: 'waiting', sent: null });
    } else {
      const refusal = error instanceof Error ? error.message : String(error);
      store.setState({ save: 'refused', refusal, sent: null });
      onRefused(error);
    }
  }

  const unsubscribe = store.subscribe((state, former) => {
    // A new base means that the server's document came in, not that the person did something.
    if (state.data === former.data || state.base !== former.base || state.collision) return;
    if (state.data === state.base.data) return;
    if (!sending && state.save !== 'offline') store.setState({ save: 'waiting' });
    if (!sending) schedule(pauseMs);
  });
  const online = () => store.getState().save === 'offline' && void save();
  window.addEventListener('online', online);

  return {
    flush: () => void save(),
    settle(choices) {
      settle(store, choices);
      void save();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener('online', online);
    },
  };
}

/** No answer, a server in trouble, too many requests: it will go through later. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.status === null || error.status >= 500 || error.status === 429);

/** What a stale write comes back with. */
export const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && 'revision' in value && 'data' in value;
