import { useEffect, useState } from 'react';
import { type MayReload, mayReload, reloadPage } from '../may-reload';
import { texts } from '../texts';
import { Failure } from './failure';
import { Loading } from './loading';

/** How often is looked whether what was unsaved is saved. */
const lookAgainMs = 500;

/**
 * Instead of a screen whose file did not come, mostly because a newer version has taken its place since this tab was
 * opened: the page is reloaded where one was going, as soon as its server answers and nothing is unsaved. Whoever
 * had something unsaved was asked before they left it; what was left to be saved by itself is waited for.
 */
export function Outdated({ reload = reloadPage }) {
  const [may, setMay] = useState<MayReload | null>(null);
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      clearTimeout(timer);
      const answer = await mayReload();
      if (!wanted) return;
      setMay(answer);
      if (answer === 'yes') reload();
      if (answer === 'unsaved') timer = setTimeout(look, lookAgainMs);
    };
    void look();
    window.addEventListener('online', look);
    return () => {
      wanted = false;
      clearTimeout(timer);
      window.removeEventListener('online', look);
    };
  }, [reload]);
  if (may === null || may === 'yes') return <Loading />;
  if (may === 'unreachable')
    return <Failure title={texts.missingTitle} text={texts.missingText} onRetry={reload} />;
  return (
    <Failure
      title={texts.newVersionTitle}
      text={texts.newVersionText}
      action={texts.reload}
      onRetry={reload}
    />
  );
}
