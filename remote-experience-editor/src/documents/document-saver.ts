import { newKey } from '@vitrine/shared/client/new-key';
import type { Document } from '@vitrine/shared/contract';
// The one that useApi throws: shared/client in this package would be a class of the same name.
import { ApiError } from '@vitrine/shared/ui';
import { type DocumentStore, receive, settle } from './document-store';
import { difference, type MergePatch } from './merge-patch';
import type { Side } from './rebase';

const pauseMs = 800;
const firstRetryMs = 2_000;
const longestRetryMs = 30_000;

export interface DocumentSaverOptions<Data extends object> {
  store: DocumentStore<Data>;
  /** Sends one patch. @throws {ApiError} */
  send: (patch: MergePatch, revision: number, idempotencyKey: string) => Promise<Document>;
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

/**
 * Saves a document by itself: 800 ms after the last change, one request at a time. A stale write takes in the other
 * person's changes and tries again; a lost connection keeps everything and tries again, at once when the browser is
 * back online.
 */
export function startSaving<Data extends object>(options: DocumentSaverOptions<Data>): DocumentSaver {
  const { store, send, parse, onRefused, onSaved } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = false;
  let stopped = false;
  let retryMs = firstRetryMs;
  // A retry of the same write carries the same key: should only the answer have been lost, it is no second write.
  let attempt: { write: string; key: string } | null = null;

  const schedule = (waitMs: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void save(), waitMs);
  };

  async function save(): Promise<void> {
    clearTimeout(timer);
    const { base, data, collision } = store.getState();
    if (stopped || sending || collision) return;
    const patch = difference(base.data, data);
    if (!patch) return store.setState({ save: 'saved', unsaved: 0 });
    sending = true;
    store.setState({ save: 'saving', refusal: null });
    const write = `${base.revision}:${JSON.stringify(patch)}`;
    if (attempt?.write !== write) attempt = { write, key: newKey() };
    try {
      const answer = await send(patch, base.revision, attempt.key);
      retryMs = firstRetryMs;
      accept(answer, data);
      onSaved(answer);
    } catch (error) {
      fail(error);
    } finally {
      sending = false;
    }
    if (store.getState().save === 'waiting') schedule(pauseMs);
  }

  /** The server took `sent`; what was changed meanwhile stays on top. */
  function accept(answer: Document, sent: Data): void {
    const { data } = store.getState();
    store.setState({ base: { revision: answer.revision - 1, data: sent } });
    receive(store, answer, parse(answer));
    if (store.getState().collision) return;
    store.setState(data === sent ? { save: 'saved', unsaved: 0 } : { save: 'waiting', unsaved: 1 });
  }

  function fail(error: unknown): void {
    const current = error instanceof ApiError && error.status === 412 ? error.problem?.current : null;
    if (isDocument(current)) {
      if (receive(store, current, parse(current))) store.setState({ save: 'waiting' });
      return;
    }
    if (isPassing(error)) {
      store.setState({ save: 'offline' });
      schedule(retryMs);
      retryMs = Math.min(retryMs * 2, longestRetryMs);
      return;
    }
    store.setState({ save: 'refused', refusal: error instanceof Error ? error.message : String(error) });
    onRefused(error);
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

const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && 'revision' in value && 'data' in value;
