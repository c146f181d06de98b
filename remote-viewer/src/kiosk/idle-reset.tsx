import { usePreferences } from '@vitrine/shared/host';
import { useContext, useEffect } from 'react';
import { OutboxContext } from '../answers/outbox';
import { draftsKey } from '../answers/use-draft';
import { areas } from '../areas/registry';
import { languageKey, useLanguage } from '../language/language';
import { useWords } from '../language/use-words';
import { kioskTexts } from './kiosk-texts';
import { startAgain } from './start-again';
import { StillThere } from './still-there';
import english from './texts/en';
import { useIdle } from './use-idle';

/** Caches between the kiosk and the API may answer with the former version for five seconds. */
const servedForMs = 6_000;

interface IdleResetProps {
  experienceId: string;
  afterSeconds: number;
  /** Somebody has stepped in. */
  isThere: boolean;
  /** Something newer is published, and nobody has stepped in. */
  isStale: boolean;
  /** Loads the page for somebody else, with what is published now. */
  onReload: () => void;
  /** The way back to the beginning, where it cannot be loaded. */
  onReturn: () => void;
}

/** A kiosk that nobody has touched for a while asks, and starts again for whoever comes next, with what is published then. */
export function IdleReset({
  afterSeconds,
  experienceId,
  isStale,
  isThere,
  onReload,
  onReturn,
}: IdleResetProps) {
  const { wordLanguages } = useLanguage();
  // Nobody is sent away unasked, even where the words of the language do not come.
  const words = useWords(kioskTexts, wordLanguages) ?? { texts: english, language: 'en' };
  const outbox = useContext(OutboxContext);
  const { change } = usePreferences();
  const left = useIdle(afterSeconds, isThere, async () => {
    const ofAreas = Object.values(areas).flatMap(({ storageKeys }) => storageKeys?.(experienceId) ?? []);
    change({ textSizePercent: 100 });
    if (await startAgain(outbox, [languageKey, draftsKey, ...ofAreas])) onReload();
    else onReturn();
  });
  useEffect(() => {
    if (!isStale) return;
    const timer = setTimeout(onReload, servedForMs);
    return () => clearTimeout(timer);
  }, [isStale, onReload]);
  return left !== null && <StillThere left={left} words={words} />;
}
