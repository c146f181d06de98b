import type { Document } from '@vitrine/shared/contract';
import type { Identity } from '@vitrine/shared/host';
import { createStore } from 'zustand/vanilla';
import { type DocumentSaver, type DocumentSaverOptions, startSaving } from './document-saver';
import type { DocumentStore, SaveState } from './document-state';
import { createDocumentStore, discard } from './document-store';
import { keepWhileUnsaved, type LeftChanges, readLeftChanges } from './kept-changes';
import { recoverChanges } from './recover-changes';

/** A document that is open, or was left before everything was saved. */
export interface OpenDocument<Data extends object> {
  /** As it was when it was opened. */
  document: Document;
  brandId: string;
  store: DocumentStore<Data>;
  saver: DocumentSaver;
  users: number;
  /** Whether changes of an earlier visit came back; known once this visit's first user may change it. */
  recovered: Promise<boolean>;
  /** Stops hearing of sessions. */
  leaveSession: () => void;
  stopKeeping: () => void;
}

/** The document on the screen; null while none is. */
export const shownDocument = createStore<{ id: string | null }>(() => ({ id: null }));

/** What the frame shows of all open documents together. */
export interface SaveSummary {
  state: SaveState;
  unsaved: number;
  /** The one whose state it is; null while everything is saved. */
  document: (Document & { brandId: string }) | null;
  /** Why, while the state is refused. */
  refusal: string | null;
}

const open = new Map<string, OpenDocument<never>>();
const allSaved: SaveSummary = { state: 'saved', unsaved: 0, document: null, refusal: null };
export const saveSummary = createStore<SaveSummary>(() => allSaved);

/** The most pressing first. */
const pressing: SaveState[] = ['collision', 'refused', 'offline', 'saving', 'waiting'];

function summarise(): void {
  const documents = [...open.values()].map(({ document, brandId, store }) => ({
    document: { ...document, brandId },
    ...store.getState(),
  }));
  const first = pressing
    .map((state) => documents.find(({ save }) => save === state))
    .find((candidate) => candidate !== undefined);
  saveSummary.setState(
    first
      ? {
          state: first.save,
          unsaved: documents.reduce((sum, { unsaved }) => sum + unsaved, 0),
          document: first.document,
          refusal: first.refusal,
        }
      : allSaved,
  );
}

/**
 * Asks before the tab closes and before somebody signs out while something is unsaved; within the product nothing is
 * lost by leaving a screen.
 */
saveSummary.subscribe(({ state }) => {
  window.removeEventListener('beforeunload', ask);
  if (state !== 'saved') window.addEventListener('beforeunload', ask);
});
function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * Opens a document, or takes part in it where it is open already. It closes when the session of the person who opened
 * it ends: what one person typed must not be sent in another's name.
 * @param opener the person, and the brand that it is opened in.
 * @param start used when it is opened.
 */
export function takeDocument<Data extends object>(
  document: Document,
  { identity, brandId }: { identity: Pick<Identity, 'get' | 'subscribe'>; brandId: string },
  start: Omit<DocumentSaverOptions<Data>, 'store'>,
): OpenDocument<Data> {
  // One id is one document of one area: whoever opened it parsed it with the same schema.
  const known = open.get(document.id) as OpenDocument<Data> | undefined;
  if (known) {
    known.users += 1;
    return known;
  }
  const person = identity.get().authUser?.uid;
  const store = createDocumentStore(document.revision, start.parse(document), document.updatedBy);
  const keptOf = { uid: person ?? '', documentId: document.id };
  const opened: OpenDocument<Data> = {
    document,
    brandId,
    store,
    saver: startSaving({ store, ...start }),
    users: 1,
    recovered: readLeftChanges(keptOf).then((left) =>
      recoverChanges(store, left as LeftChanges<Data>[], (since) => start.authorSince(document, since)),
    ),
    stopKeeping: keepWhileUnsaved(store, keptOf),
    leaveSession: identity.subscribe(() => {
      if (identity.get().authUser?.uid !== person) close(document.id);
    }),
  };
  store.subscribe(summarise);
  store.subscribe(() => closeWhenDone(document.id));
  open.set(document.id, opened as OpenDocument<never>);
  return opened;
}

/**
 * Keeps an open document open after its screen is left, for what goes on in it by itself: an upload.
 * @returns to be called once, when that is done.
 */
export function keepOpen(documentId: string): () => void {
  const document = open.get(documentId);
  if (document) document.users += 1;
  return () => {
    // Meanwhile the session may have ended, and another begun.
    if (document && open.get(documentId) === document) leaveDocument(documentId);
  };
}

/** Leaves a document: what waits is sent now, and the document is closed once everything is saved. */
export function leaveDocument(documentId: string): void {
  const left = open.get(documentId);
  if (!left) return;
  left.users -= 1;
  if (left.users > 0) return;
  left.saver.flush();
  closeWhenDone(documentId);
}

function closeWhenDone(documentId: string): void {
  const document = open.get(documentId);
  if (document && document.users <= 0 && document.store.getState().save === 'saved') close(documentId);
}

function close(documentId: string): void {
  const document = open.get(documentId);
  document?.saver.stop();
  document?.leaveSession();
  document?.stopKeeping();
  open.delete(documentId);
  summarise();
}

/** What the server does not have yet: data by document id. */
export function unsavedData(brandId: string): Record<string, Record<string, unknown>> {
  const unsaved = [...open.values()].filter(
    (document) => document.brandId === brandId && document.store.getState().save !== 'saved',
  );
  return Object.fromEntries(
    unsaved.map(({ document, store }) => [document.id, { ...(store.getState().data as object) }]),
  );
}

/** Sends what waits in every open document. */
export function flushAll(): void {
  for (const { saver, store } of open.values()) if (store.getState().save !== 'saved') saver.flush();
}

/**
 * Sends what waits in every open document, and waits until the server has it all.
 * @returns what stands in the way: all is saved, or something will not be by itself.
 */
export function saveAll(): Promise<SaveSummary> {
  flushAll();
  return new Promise((resolve) => {
    const isOver = (summary: SaveSummary) => {
      if (summary.state === 'waiting' || summary.state === 'saving') return false;
      resolve(summary);
      return true;
    };
    if (isOver(saveSummary.getState())) return;
    const stop = saveSummary.subscribe((summary) => {
      if (isOver(summary)) stop();
    });
  });
}

/** Gives up what the server would not take. */
export function discardRefused(): void {
  for (const { store } of open.values()) if (store.getState().save === 'refused') discard(store);
}
