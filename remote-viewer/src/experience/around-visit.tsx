import { useSearchParams } from '@vitrine/shared/host';
import { SendKept } from '../answers/send-kept';
import { modeIn, modeParameter } from '../display/display-mode';
import type { Experience } from './experience';
import { Later } from './later';

/** Most visitors do without. */
const loadIdleReset = () => import('../kiosk/idle-reset');
const loadUpdateNotice = () => import('./update-notice');

interface AroundVisitProps {
  experience: Experience;
  /** Whether the live stream stands. */
  connected: boolean;
  /** Something newer is published. */
  isOutdated: boolean;
  /** An area's own page does not start again. */
  mayStartAgain: boolean;
  /** Somebody has stepped in. */
  isThere: boolean;
  onReload: () => void;
  /** Back at the landing, which could not be loaded anew. */
  onReturn: () => void;
}

/** What goes on beside what a visitor sees: kept answers are sent, news is told, a kiosk starts again. */
export function AroundVisit({ experience, onReload, onReturn, ...props }: AroundVisitProps) {
  const { connected, isOutdated, isThere, mayStartAgain } = props;
  const { idleResetSeconds, root } = experience;
  const [asked, setAsked] = useSearchParams();
  return (
    <>
      <SendKept connected={connected} />
      {isOutdated && (
        <Later load={loadUpdateNotice}>
          {({ default: UpdateNotice }) => <UpdateNotice onReload={onReload} />}
        </Later>
      )}
      {mayStartAgain && idleResetSeconds !== null && (
        <Later load={loadIdleReset}>
          {({ default: IdleReset }) => (
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
        </Later>
      )}
    </>
  );
}

/** What an address keeps for the next visitor of a kiosk. */
function forTheNext(asked: URLSearchParams): URLSearchParams {
  const mode = modeIn(asked);
  return new URLSearchParams(mode ? { [modeParameter]: mode } : {});
}
