import { LeaveQuestion } from '@vitrine/shared/host';
import { UiProvider } from '@vitrine/shared/ui';
import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { StaffGuard } from '../auth/staff-guard';
import { usePeopleBefore } from '../auth/use-people-before';
import { overridesAreAsked } from '../overrides/may-have-overrides';
import { pageNonce } from '../read-config';
import { reportBrokenOnLeaving } from '../remotes/report-broken-on-leaving';
import { Loading } from '../screens/loading';
import { Succession } from '../screens/succession';
import { StaffFrame } from './staff-frame';

const OverrideQuestion = lazy(() => import('../overrides/override-question'));

/** Everything under /manager/panel: for signed-in staff, inside the staff frame. */
export function Component() {
  return (
    // What one person has read from the API is not there for the next one in the same tab.
    <Succession by={`${usePeopleBefore()}`} onLeavingError={reportBrokenOnLeaving}>
      <UiProvider nonce={pageNonce()} loading={<Loading />}>
        <LeaveQuestion />
        <StaffGuard>
          {overridesAreAsked() && (
            <Suspense>
              <OverrideQuestion />
            </Suspense>
          )}
          <StaffFrame>
            <Outlet />
          </StaffFrame>
        </StaffGuard>
      </UiProvider>
    </Succession>
  );
}
