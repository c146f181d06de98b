import { useLocation, useNavigationType } from '@vitrine/shared/host';
import { type RefObject, useEffect, useRef } from 'react';
import { isCovered } from '../dialogs/overlay';

/** Where the heading has had the focus, so that a screen that comes again at the same address leaves it alone. */
let headedPath: string | null = null;

/**
 * Names the tab after a screen, and moves the focus to its heading when people come to it from another one: what they
 * followed may be gone, and screen readers hear where they are. The first screen of a page leaves the focus alone.
 * @returns for the screen's h1, with `tabIndex={-1}`.
 */
export function useScreenHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  const isLoaded = useNavigationType() === 'POP';
  useEffect(() => {
    document.title = `${title} · Vitrine`;
  }, [title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search at the same path is the same screen
  useEffect(() => {
    const isFirst = headedPath === null && isLoaded;
    const moved = headedPath !== pathname;
    headedPath = pathname;
    const focused = document.activeElement;
    // A field of the new screen may have taken it already, or a dialog that is open over it: the focus is kept there.
    if (isFirst || isCovered() || heading.current?.closest('main')?.contains(focused)) return;
    // Whoever writes beside a screen that is late would lose the rest of the sentence.
    if (focused?.matches('input, textarea, [contenteditable]')) return;
    if (moved || focused === document.body) heading.current?.focus();
  }, [pathname]);
  return heading;
}
