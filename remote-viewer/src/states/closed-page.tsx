import { useEffect } from 'react';
import { useDisplay } from '../display/use-display';
import type { Closed } from '../experience/experience';
import { useLanguage } from '../language/language';
import { type StateLink, StatePage } from './state-page';

/** Longer waits overflow a browser's timer; nobody keeps a page open for so long. */
const longestWaitMs = 24 * 3600_000;

const mayChange = new Set<Closed['reason']>(['paused', 'scheduled', 'unassigned', 'nothing-to-test']);
const ofTests = new Set<Closed['reason']>(['expired', 'revoked', 'nothing-to-test']);

interface ClosedPageProps {
  closed: Closed;
  /** Asks again what stands at the address. */
  onOpen: () => void;
}

/**
 * Why there is nothing to see, and a way on: another attempt where it may be otherwise in a moment, what visitors see
 * where a test shows nothing, and from what has ended the page that says how to get to another experience. Nothing leads
 * away from a kiosk: there it is asked again, because staff may prolong what has ended. What opens at a time says when,
 * and opens by itself.
 */
export function ClosedPage({ closed, onOpen }: ClosedPageProps) {
  const { page, reason, title } = closed;
  const { texts, textsMark } = useLanguage();
  const { isKiosk } = useDisplay();
  // A test access ends whenever its placement opens.
  const opening = reason === 'scheduled' ? page?.opens : undefined;
  const opensAt = opening?.at;
  useEffect(() => {
    if (!opensAt) return;
    const waitMs = Date.parse(opensAt) - Date.now();
    if (waitMs > longestWaitMs) return;
    // Not before the next answer can be another: caches hold one for five seconds.
    const timer = setTimeout(onOpen, Math.max(waitMs, 0) + 5_500);
    return () => clearTimeout(timer);
  }, [opensAt, onOpen]);
  return (
    <StatePage
      name={title}
      page={page}
      say={({ opens, ...states }, language) => ({
        ...states[reason],
        ...(opening ? { text: opens(when(opening, asReaderWrites(language))) } : {}),
      })}
      link={linkFrom(closed, isKiosk)}
    >
      {(mayChange.has(reason) || (isKiosk && reason === 'ended')) && (
        <button type="button" onClick={onOpen} {...textsMark}>
          {texts.retry}
        </button>
      )}
    </StatePage>
  );
}

/** Of an address of the editor's preview nothing is known: it is no placement's, and visitors see nothing there. */
function linkFrom({ page, reason }: Closed, isKiosk: boolean): StateLink | null {
  if (reason === 'ended') return isKiosk ? null : { href: '/', says: 'elsewhere' };
  return page && ofTests.has(reason) ? { href: `/${page.placementId}`, says: 'asVisitor' } : null;
}

/** A language in the form of this browser's reader, who writes dates in it: en-GB, de-AT. */
const asReaderWrites = (language: string): string =>
  navigator.languages.find((tag) => tag.startsWith(`${language}-`)) ?? language;

/** On the clocks of the place, in the language of the words around it. */
function when({ at, timeZone }: { at: string; timeZone: string }, language: string): string {
  const format = { dateStyle: 'full', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(language, format).format(new Date(at));
}
