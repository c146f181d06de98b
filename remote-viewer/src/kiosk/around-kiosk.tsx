import { modeParameter } from '@vitrine/shared/contract/values/page-parameters';
import { useSearchParams } from '@vitrine/shared/host';
import { modeIn } from '../display/display-mode';
import type { AroundVisitProps } from '../experience/experience';
import { AttractScreen } from './attract-screen';
import { IdleReset } from './idle-reset';
import { StaleSince } from './stale-since';
import { useStaleSince } from './use-stale-since';

/** What goes on beside a visit at a kiosk: it starts again for whoever comes next, and says when it has no network. */
export default function AroundKiosk({
  connected,
  experience,
  isOutdated,
  isThere,
  mayStartAgain,
  onReload,
  onReturn,
}: AroundVisitProps) {
  const { idleResetSeconds, placementId, root } = experience;
  const staleSince = useStaleSince(placementId, connected);
  const [asked, setAsked] = useSearchParams();
  return (
    <>
      {mayStartAgain && !isThere && <AttractScreen experience={experience} />}
      {staleSince !== null && <StaleSince since={staleSince} />}
      {mayStartAgain && idleResetSeconds !== null && (
        <IdleReset
          experienceId={root.experienceId}
          afterSeconds={idleResetSeconds}
          isThere={isThere}
          isStale={isOutdated && !isThere}
          onReload={() => {
            // Whoever comes next begins at the landing.
            window.history.replaceState(null, '', `${window.location.pathname}?${forTheNext(asked)}`);
            onReload();
          }}
          onReturn={() => {
            setAsked(forTheNext(asked), { replace: true });
            onReturn();
          }}
        />
      )}
    </>
  );
}

/** What an address keeps for the next visitor of a kiosk. */
function forTheNext(asked: URLSearchParams): URLSearchParams {
  const mode = modeIn(asked);
  return new URLSearchParams(mode ? { [modeParameter]: mode } : {});
}
