import { SendKept } from '../answers/send-kept';
import type { AroundVisitProps } from './experience';
import { Later } from './later';

/** Most visitors do without. */
const loadAroundKiosk = () => import('../kiosk/around-kiosk');
const loadVisitRecorder = () => import('../visits/visit-recorder');
const loadStaleNotice = () => import('../kiosk/stale-notice');
const loadUpdateNotice = () => import('./update-notice');

/** A whole room waits for what it shows. */
const presentedPatienceMs = 5000;

/** What goes on beside what a visitor sees: kept answers are sent, news is told, and what a kiosk needs. */
export function AroundVisit(props: AroundVisitProps) {
  const { connected, experience, mayStartAgain } = props;
  // A test access has no live stream.
  const isPresented = !mayStartAgain && !experience.isKiosk && !experience.test;
  return (
    <>
      <SendKept connected={connected} />
      {mayStartAgain && (
        <Later load={loadVisitRecorder}>{({ VisitRecorder }) => <VisitRecorder {...props} />}</Later>
      )}
      {props.isOutdated && (
        <Later load={loadUpdateNotice}>
          {({ default: UpdateNotice }) => <UpdateNotice onReload={props.onReload} />}
        </Later>
      )}
      {isPresented && (
        <Later load={loadStaleNotice}>
          {({ default: StaleNotice }) => (
            <StaleNotice
              placementId={experience.placementId}
              connected={connected}
              patienceMs={presentedPatienceMs}
            />
          )}
        </Later>
      )}
      {experience.isKiosk && (
        <Later load={loadAroundKiosk}>{({ default: AroundKiosk }) => <AroundKiosk {...props} />}</Later>
      )}
    </>
  );
}
