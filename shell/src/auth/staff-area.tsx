import { HostProvider } from '@vitrine/shared/host';
import { useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useHostValue, useShell } from '../shell-context';
import { openStaffIdentity } from './open-staff-identity';
import { logoutPath } from './return-path';
import { StaffProvider } from './staff-context';

/** Everything under /manager: staff, signed in through Firebase. */
export function Component() {
  const { config } = useShell();
  const staff = openStaffIdentity(config);
  const navigate = useNavigate();
  useEffect(() => staff.onSessionEnd(() => void navigate(logoutPath)), [staff, navigate]);
  return (
    <StaffProvider value={staff}>
      <HostProvider value={useHostValue(staff)}>
        <Outlet />
      </HostProvider>
    </StaffProvider>
  );
}
