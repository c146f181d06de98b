import type { Document } from '@vitrine/shared/contract';
import { createStore } from 'zustand/vanilla';
import { type DocumentSaver, type DocumentSaverOptions, startSaving } from './document-saver';
import { createDocumentStore, type DocumentStore, type SaveState } from './document-store';

/** A document that is open, or was left before everything was saved. */
export interface OpenDocument<Data extends object> {
  store: DocumentStore<Data>;
  saver: DocumentSaver;
  users: number;
}

/** What the frame shows of all open documents together. */
export interface SaveSummary {
  state: SaveState;
  unsaved: number;
}

const open = new Map<string, OpenDocument<never>>();
export const saveSummary = createStore<SaveSummary>(() => ({ state: 'saved', unsaved: 0 }));

/** The most pressing first. */
const pressing: SaveState[] = ['collision', 'refused', 'offline', 'saving', 'waiting', 'saved'];

function summarise(): void {
  const states = [...open.values()].map(({ store }) => store.getState());
  const state = pressing.find((candidate) => states.some(({ save }) => save === candidate)) ?? 'saved';
  saveSummary.setState({ state, unsaved: states.reduce((sum, { unsaved }) => sum + unsaved, 0) });
}

/** Asks before the tab closes while something is unsaved; within the product nothing is lost by leaving a screen. */
saveSummary.subscribe(({ state }) => {
  window.removeEventListener('beforeunload', ask);
  if (state !== 'saved') window.addEventListener('beforeunload', ask);
});
function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/**
 * Opens a document, or takes part in it where it is open already.
 * @param start used when it is opened.
 */
export function takeDocument<Data extends object>(
  document: Document,
  start: Omit<DocumentSaverOptions<Data>, 'store'>,
): OpenDocument<Data> {
  // One id is one document of one area: whoever opened it parsed it with the same schema.
  const known = open.get(document.id) as OpenDocument<Data> | undefined;
  if (known) {
    known.users += 1;
    return known;
  }
  const store = createDocumentStore(document.revision, start.parse(document));
  const opened: OpenDocument<Data> = { store, saver: startSaving({ store, ...start }), users: 1 };
  store.subscribe(summarise);
  store.subscribe(() => closeWhenDone(document.id));
  open.set(document.id, opened as OpenDocument<never>);
  return opened;
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
  if (!document || document.users > 0 || document.store.getState().save !== 'saved') return;
  document.saver.stop();
  open.delete(documentId);
  summarise();
}

/** Sends what waits in every open document. */
export function flushAll(): void {
  for (const { saver, store } of open.values()) if (store.getState().save !== 'saved') saver.flush();
}
