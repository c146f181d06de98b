import { usePreferences } from '@vitrine/shared/host';
import { useEffect } from 'react';

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');

/** Ctrl+K (⌘K) opens the palette; ? the overview of shortcuts, where nobody writes and nothing lies over the page. */
export function useFrameKeys(openPalette: () => void, openShortcuts: () => void): void {
  const { characterKeys } = usePreferences();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, key, target } = event;
      if (ctrlKey || metaKey) {
        if (key.toLowerCase() !== 'k') return;
        event.preventDefault();
        openPalette();
      } else if (key === '?' && characterKeys && !isWriting(target)) {
        if (!document.querySelector('[aria-modal="true"]')) openShortcuts();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [characterKeys, openPalette, openShortcuts]);
}
