import { act, renderHook } from '@testing-library/react';
import { observable } from '@vitrine/shared/browser/observable';
import type { IdentityState } from '@vitrine/shared/host';
import type { ReactNode } from 'react';
import { StaffProvider } from './staff-context';
import type { StaffIdentity } from './staff-identity';
import { usePeopleBefore } from './use-people-before';

test('counts others who were signed in before, and nobody who comes back', () => {
  const nobody: IdentityState = { authUser: null, isLoading: false, error: null, session: null };
  const state = observable(nobody);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StaffProvider value={state as unknown as StaffIdentity}>{children}</StaffProvider>
  );
  const { result } = renderHook(usePeopleBefore, { wrapper });
  const counts = [null, 'ada', null, 'ada', 'ben', null, 'ada'].map((uid) => {
    act(() => state.set({ ...nobody, authUser: uid ? { uid, email: null, displayName: null } : null }));
    return result.current;
  });
  expect(counts).toEqual([0, 0, 0, 0, 1, 1, 2]);
});
