import { createStore, type StoreApi } from 'zustand/vanilla';

/** stalled: the connection is gone; it goes on by itself once that is back. */
export type VideoUpload =
  | { step: 'idle' }
  | { step: 'sending'; name: string; sent: number; total: number; going: 'running' | 'paused' | 'stalled' }
  | { step: 'checking'; name: string; progress: number }
  | { step: 'refused'; name: string; message: string };

interface Controls {
  pause?: () => void;
  resume?: () => void;
  cancel: () => void;
}

const states = new Map<string, StoreApi<VideoUpload>>();
const running = new Map<string, Controls>();

/** How the upload of a document's film goes, whether its screen is open or not. */
export function videoUpload(documentId: string): StoreApi<VideoUpload> {
  const state = states.get(documentId) ?? createStore<VideoUpload>(() => ({ step: 'idle' }));
  states.set(documentId, state);
  return state;
}

/** One upload of a document begins; `endUpload` when nothing more comes of it. */
export const beginUpload = (documentId: string, controls: Controls) => running.set(documentId, controls);

export function endUpload(documentId: string, outcome: VideoUpload): void {
  running.delete(documentId);
  videoUpload(documentId).setState(outcome, true);
}

export const isUploading = (documentId: string) => running.has(documentId);
/** What can be done with a running upload; without effect where it cannot. */
export const controlsOf = (documentId: string): Controls =>
  running.get(documentId) ?? { cancel: () => undefined };
