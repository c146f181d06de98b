import { useLocation, useSearchParams } from '@vitrine/shared/host';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AroundVisitProps } from '../experience/experience';
import { AttractScreen } from './attract-screen';
import { IdleReset } from './idle-reset';
import { beginAtNextEntry, forTheNext, pushFirstEntry, useOwnHistory } from './own-history';
import StaleNotice from './stale-notice';
import { useOwnSession } from './use-own-session';

/** Visitors have their patience with a kiosk, and most of it still works. */
const patienceMs = 60_000;

/** What goes on beside a visit at a kiosk: it starts again for whoever comes next, and says when it has no network. */
export default function AroundKiosk({
  connected,
  experience,
  isOutdated,
  isThere,
  mayStartAgain,
  onReload,
  onRenew,
}: AroundVisitProps) {
  const { idleResetSeconds, placementId, root } = experience;
  const [asked, setAsked] = useSearchParams();
  // Whoever comes next begins at the landing.
  const reload = () => {
    pushFirstEntry();
    onReload();
  };
  const { key } = useLocation();
  /** The entry of the history in which the former visitor was left. */
  const [leftKey, setLeftKey] = useState<string | null>(null);
  const renew = useEffectEvent(onRenew);
  // The address asks for a language, too.
  useEffect(() => {
    if (leftKey === null || leftKey === key) return;
    setLeftKey(null);
    renew();
  }, [leftKey, key]);
  useOwnHistory();
  useOwnSession(isThere ? onRenew : reload);
  return (
    <>
      {mayStartAgain && !isThere && <AttractScreen experience={experience} />}
      <StaleNotice placementId={placementId} connected={connected} patienceMs={patienceMs} />
      {mayStartAgain && idleResetSeconds !== null && (
        <IdleReset
          experienceId={root.experienceId}
          afterSeconds={idleResetSeconds}
          isThere={isThere}
          isStale={isOutdated && !isThere}
          onReload={reload}
          onReturn={() => {
            beginAtNextEntry();
            setAsked(forTheNext(asked));
            setLeftKey(key);
          }}
        />
      )}
    </>
  );
}
