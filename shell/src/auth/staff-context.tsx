import { createContext, useContext } from 'react';
import type { StaffIdentity } from './staff-identity';

const StaffContext = createContext<StaffIdentity | null>(null);
export const StaffProvider = StaffContext.Provider;

/** @throws outside the staff area. */
export function useStaff(): StaffIdentity {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('Not inside the staff area');
  return staff;
}
