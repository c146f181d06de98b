import { newKey } from '@vitrine/shared/client/new-key';
import { createStore, del, delMany, entries, set } from 'idb-keyval';
import type { DocumentState, DocumentStore } from './document-state';

/** Changes that the server has not taken yet, with what they were made on. */
export interface KeptChanges<Data extends object = object> {
  base: DocumentState<Data>['base'];
  data: Data;
  /** What was sent of it and has no answer, as far as anybody knows. */
  sent: Data | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** Whose changes of what: never brought back for anybody else. */
export interface KeptOf {
  uid: string;
  documentId: string;
}

const pauseMs = 300;
/** Whoever comes back later than this starts from what the server has. */
const longestMs = 30 * 24 * 3_600_000;

let opened: ReturnType<typeof createStore> | undefined;
const kept = () => {
  opened ??= createStore('vitrine-kept-changes', 'changes');
  return opened;
};

async function ifThereIsStorage(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch {
    // Blocked, broken or full: then changes live in the page alone.
  }
}

/** Names this tab. While it lives it holds a lock of that name, so that no other tab takes its changes for left ones. */
const tab = newKey();
const lockOf = (tabId: string) => `vitrine.kept-changes.${tabId}`;
const holdLock = () => void navigator.locks?.request(lockOf(tab), () => new Promise(() => undefined));
let holding = false;

/**
 * Keeps a document's unsaved changes on this device until the server has them, so that a crash, a closed tab or a
 * reload without a connection loses nothing. Where the browser has no storage, nothing is kept.
 * @returns stops keeping; what is kept stays.
 */
export function keepWhileUnsaved<Data extends object>(
  store: DocumentStore<Data>,
  { documentId, uid }: KeptOf,
): () => void {
  if (!holding) holdLock();
  holding = true;
  const key = [uid, documentId, tab];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isKept = false;
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    const { base, data, sent } = store.getState();
    isKept = true;
    const changes: KeptChanges = { base, data, sent, at: Date.now() };
    void ifThereIsStorage(() => set(key, changes, kept()));
  };
  const forget = () => {
    clearTimeout(timer);
    timer = undefined;
    if (isKept) void ifThereIsStorage(() => del(key, kept()));
    isKept = false;
  };
  const keepNow = () => timer !== undefined && keep();
  window.addEventListener('pagehide', keepNow);
  const unsubscribe = store.subscribe(({ data, save, sent }, former) => {
    if (save === 'saved') forget();
    else if (data !== former.data || sent !== former.sent || former.save === 'saved')
      timer ??= setTimeout(keep, pauseMs);
  });
  return () => {
    keepNow();
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('pagehide', keepNow);
  };
}

/** What a tab that is gone left behind. Whoever takes it in keeps it as its own and lets this forget it. */
export interface LeftChanges<Data extends object = object> extends KeptChanges<Data> {
  forget: () => void;
}

/** @returns what tabs that are gone left behind of a document, the oldest first. */
export async function readLeftChanges({ documentId, uid }: KeptOf): Promise<LeftChanges[]> {
  try {
    const living = new Set((await navigator.locks?.query())?.held?.map(({ name }) => name));
    const all = await entries<[string, string, string], KeptChanges>(kept());
    const outdated = all.filter(([, { at }]) => at < Date.now() - longestMs);
    const left = all.filter(
      ([[ofUid, ofDocument, tabId]]) =>
        ofUid === uid && ofDocument === documentId && tabId !== tab && !living.has(lockOf(tabId)),
    );
    await delMany(
      outdated.map(([key]) => key),
      kept(),
    );
    return left
      .filter((one) => !outdated.includes(one))
      .map(([key, changes]) => ({ ...changes, forget: () => void ifThereIsStorage(() => del(key, kept())) }))
      .sort((a, b) => a.at - b.at);
  } catch {
    // Storage is blocked or broken: there is nothing to bring back.
    return [];
  }
}
