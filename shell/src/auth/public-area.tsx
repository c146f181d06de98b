import { HostProvider } from '@vitrine/shared/host';
import { Outlet } from 'react-router-dom';
import { useHostValue } from '../shell-context';
import { visitorIdentity } from './visitor-identity';

/** Everything at the root: visitors, without Firebase and without the staff frame. */
export function Component() {
  return (
    <HostProvider value={useHostValue(visitorIdentity())}>
      <Outlet />
    </HostProvider>
  );
}
