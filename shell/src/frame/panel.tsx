import { LeaveQuestion } from '@vitrine/shared/host';
import { UiProvider } from '@vitrine/shared/ui';
import { Outlet } from 'react-router-dom';
import { StaffGuard } from '../auth/staff-guard';
import { pageNonce } from '../read-config';
import { Loading } from '../screens/loading';
import { StaffFrame } from './staff-frame';

/** Everything under /manager/panel: for signed-in staff, inside the staff frame. */
export function Component() {
  return (
    <UiProvider nonce={pageNonce()} loading={<Loading />}>
      <LeaveQuestion />
      <StaffGuard>
        <StaffFrame>
          <Outlet />
        </StaffFrame>
      </StaffGuard>
    </UiProvider>
  );
}
