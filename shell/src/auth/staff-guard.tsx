import { useObservable } from '@vitrine/shared/host';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Loading } from '../screens/loading';
import { Succession } from '../screens/succession';
import { signInAddress } from './return-path';
import { RefusalScreen } from './screens/refusal-screen';
import { SessionExpired } from './screens/session-expired';
import { useStaff } from './staff-context';

/** Lets signed-in staff through; others sign in first and come back to the address that they asked for. */
export function StaffGuard({ children }: { children: ReactNode }) {
  const { authUser, session } = useObservable(useStaff());
  return (
    <Succession by={authUser && session ? 'inside' : 'outside'}>
      <Guarded>{children}</Guarded>
    </Succession>
  );
}

function Guarded({ children }: { children: ReactNode }) {
  const staff = useStaff();
  const { authUser, isLoading, session } = useObservable(staff);
  const refusal = useObservable(staff.refusal);
  const expired = useObservable(staff.expired);
  const { pathname, search, hash } = useLocation();
  if (isLoading) return <Loading />;
  if (!authUser) return <Navigate to={signInAddress(pathname + search + hash)} replace />;
  if (session)
    return (
      <>
        {children}
        {expired && <SessionExpired />}
      </>
    );
  return refusal ? <RefusalScreen refusal={refusal} /> : <Loading />;
}
