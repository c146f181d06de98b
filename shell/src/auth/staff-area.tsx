import { HostProvider } from '@vitrine/shared/host';
import { Outlet } from 'react-router-dom';
import { useHostValue } from '../shell-context';
import { staffIdentity } from './staff-identity';

/** Everything under /manager: staff, signed in through Firebase. */
export function Component() {
  return (
    <HostProvider value={useHostValue(staffIdentity)}>
      <Outlet />
    </HostProvider>
  );
}
