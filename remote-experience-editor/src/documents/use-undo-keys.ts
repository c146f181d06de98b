import { useEffect } from 'react';

/** Where people write, the browser's own undo works on the words. */
export const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');

/** Ctrl+Z, Ctrl+Shift+Z (⌘ on a Mac) and Ctrl+Y while the calling part is mounted. */
export function useUndoKeys(editing: { undo: () => void; redo: () => void } | null): void {
  useEffect(() => {
    if (!editing) return;
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isWriting(event.target)) return;
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
