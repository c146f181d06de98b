import { useEffect } from 'react';

/** Where people write, the browser's own undo works on the words. */
const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');

/**
 * Whether a key press is meant for what is edited: from inside its main part, or from nowhere in particular, where
 * nobody is writing and no dialog lies over it.
 */
export const isForEditor = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  !isWriting(target) &&
  (target === document.body || target.closest('main') !== null) &&
  !document.querySelector('[aria-modal="true"]');

/** Ctrl+Z, Ctrl+Shift+Z (⌘ on a Mac) and Ctrl+Y while the calling part is mounted. */
export function useUndoKeys(editing: { undo: () => void; redo: () => void } | null): void {
  useEffect(() => {
    if (!editing) return;
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !isForEditor(event)) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) editing.redo();
      else editing.undo();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [editing]);
}
