import { SendKept } from '../answers/send-kept';
import type { AroundVisitProps } from './experience';
import { Later } from './later';

/** Most visitors do without. */
const loadAroundKiosk = () => import('../kiosk/around-kiosk');
const loadUpdateNotice = () => import('./update-notice');

/** What goes on beside what a visitor sees: kept answers are sent, news is told, and what a kiosk needs. */
export function AroundVisit(props: AroundVisitProps) {
  return (
    <>
      <SendKept connected={props.connected} />
      {props.isOutdated && (
        <Later load={loadUpdateNotice}>
          {({ default: UpdateNotice }) => <UpdateNotice onReload={props.onReload} />}
        </Later>
      )}
      {props.experience.isKiosk && (
        <Later load={loadAroundKiosk}>{({ default: AroundKiosk }) => <AroundKiosk {...props} />}</Later>
      )}
    </>
  );
}
