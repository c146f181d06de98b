import { usePreferences } from '@vitrine/shared/host';
import { useEffect } from 'react';

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');

/** What lies over the page may hold what somebody has typed: no key leads past it. */
const isCovered = () => document.querySelector('[aria-modal="true"]') !== null;

/** Where nothing lies over the page Ctrl+K (⌘K) opens the palette, and ? the overview of shortcuts, where nobody writes. */
export function useFrameKeys(openPalette: () => void, openShortcuts: () => void): void {
  const { characterKeys } = usePreferences();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, key, target } = event;
      if (ctrlKey || metaKey) {
        if (key.toLowerCase() !== 'k') return;
        event.preventDefault();
        if (!isCovered()) openPalette();
      } else if (key === '?' && characterKeys && !isWriting(target) && !isCovered()) {
        openShortcuts();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [characterKeys, openPalette, openShortcuts]);
}
