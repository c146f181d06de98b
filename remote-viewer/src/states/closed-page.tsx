import { useEffect } from 'react';
import type { Closed } from '../experience/experience';
import { useLanguage } from '../language/language';
import { StatePage } from './state-page';

/** Longer waits overflow a browser's timer; nobody keeps a page open for so long. */
const longestWaitMs = 24 * 3600_000;

/** What may be otherwise in a moment; what has ended stays so. */
const mayChange = new Set<Closed['reason']>(['paused', 'scheduled', 'unassigned', 'nothing-to-test']);

interface ClosedPageProps {
  closed: Closed;
  /** Asks again what stands at the address. */
  onOpen: () => void;
}

/** Why there is nothing to see; what opens at a time says when, and opens by itself. */
export function ClosedPage({ closed: { page, reason, title }, onOpen }: ClosedPageProps) {
  const { texts, textsMark } = useLanguage();
  const opensAt = page?.opens?.at;
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
        ...(page?.opens ? { text: opens(when(page.opens, asReaderWrites(language))) } : {}),
      })}
    >
      {mayChange.has(reason) && (
        <button type="button" onClick={onOpen} {...textsMark}>
          {texts.retry}
        </button>
      )}
    </StatePage>
  );
}

/** A language in the form of this browser's reader, who writes dates in it: en-GB, de-AT. */
const asReaderWrites = (language: string): string =>
  navigator.languages.find((tag) => tag.startsWith(`${language}-`)) ?? language;

/** On the clocks of the place, in the language of the words around it. */
function when({ at, timeZone }: { at: string; timeZone: string }, language: string): string {
  const format = { dateStyle: 'full', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(language, format).format(new Date(at));
}
