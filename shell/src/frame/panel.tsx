import { LeaveQuestion } from '@vitrine/shared/host';
import { UiProvider } from '@vitrine/shared/ui';
import { Outlet } from 'react-router-dom';
import { StaffGuard } from '../auth/staff-guard';
import { usePeopleBefore } from '../auth/use-people-before';
import { pageNonce } from '../read-config';
import { Loading } from '../screens/loading';
import { StaffFrame } from './staff-frame';

/** Everything under /manager/panel: for signed-in staff, inside the staff frame. */
export function Component() {
  return (
    // What one person has read from the API is not there for the next one in the same tab.
    <UiProvider key={usePeopleBefore()} nonce={pageNonce()} loading={<Loading />}>
      <LeaveQuestion />
      <StaffGuard>
        <StaffFrame>
          <Outlet />
        </StaffFrame>
      </StaffGuard>
    </UiProvider>
  );
}
