import { useSession } from '@vitrine/shared/host';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Loading } from '../screens/loading';

/** Lets signed-in staff through; others sign in first and come back to the address that they asked for. */
export function StaffGuard({ children }: { children: ReactNode }) {
  const { authUser, isLoading, session } = useSession();
  const { pathname, search } = useLocation();
  if (isLoading) return <Loading />;
  if (!authUser)
    return (
      <Navigate to={`/manager/authentication?return=${encodeURIComponent(pathname + search)}`} replace />
    );
  return session ? children : <Loading />;
}
