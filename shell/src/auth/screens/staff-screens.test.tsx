import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Session } from '@vitrine/shared/contract';
import { axe, toHaveNoViolations } from 'jest-axe';
import { renderStaff } from '../testing/render-staff';

expect.extend(toHaveNoViolations);

const authUser = { uid: 'u1', email: 'owner@vitrine.example', displayName: null };
const session: Session = {
  person: {
    id: 'p1',
    email: 'owner@vitrine.example',
    displayName: null,
    status: 'active',
    expiresAt: null,
    lastSeenAt: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    role: 'owner',
    invitedBy: null,
  },
  brands: [],
  preferences: {},
};
const signedIn = { authUser, isLoading: false, error: null, session };

const address = ({ state: { location } }: ReturnType<typeof renderStaff>['router']) =>
  location.pathname + location.search + location.hash;

it('sends people to sign in and back to the address that they asked for', async () => {
  const { state, router } = renderStaff('/manager/panel/settings?id=1#look');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(address(router)).toBe(
    '/manager/authentication?return=%2Fmanager%2Fpanel%2Fsettings%3Fid%3D1%23look',
  );
  await act(async () => state.set(signedIn));
  expect(screen.getByText('The panel')).toBeVisible();
  expect(address(router)).toBe('/manager/panel/settings?id=1#look');
});

it('sends signed-in people on to the brands', async () => {
  const { state, router } = renderStaff('/manager');
  await act(async () => state.set(signedIn));
  expect(address(router)).toBe('/manager/panel/brands');
});

it('shows neither the form nor the panel while it is not known who is there', () => {
  const { state } = renderStaff('/manager');
  act(() => state.set({ ...state.get(), isLoading: true }));
  expect(screen.getByRole('status', { name: 'Loading…' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Email')).toBeNull();
});

it.each([
  ['not-invited', 'No invitation for this account'],
  ['invitation-expired', 'This invitation has expired'],
  ['invitation-invalid', 'This invitation link does not work any more'],
  ['invitation-other-address', 'This invitation is for another address'],
  ['disabled', 'Your access has been switched off'],
])('says what to do when the API answers %s, with the way out', async (code, title) => {
  const { state, refusal, staff, container } = renderStaff('/manager/panel/brands');
  act(() => {
    state.set({ ...signedIn, session: null });
    refusal.set({ code, message: 'Refused', final: true });
  });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByText('Signed in as owner@vitrine.example')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(staff.signOut).toHaveBeenCalledTimes(1);
  expect(await axe(container)).toHaveNoViolations();
});

it('offers to try again when the API does not answer', async () => {
  const { state, refusal, staff } = renderStaff('/manager');
  await act(async () => {
    state.set({ ...signedIn, session: null });
    refusal.set({ code: null, message: 'No answer', final: false });
  });
  expect(screen.getByRole('heading', { name: 'Vitrine does not answer' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(staff.retrySession).toHaveBeenCalledTimes(1);
});

describe('the logout screen', () => {
  it('ends the session by being opened', async () => {
    const { staff, container } = renderStaff('/manager/logout');
    expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeVisible();
    expect(staff.endSession).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute(
      'href',
      '/manager/authentication',
    );
    expect(await axe(container)).toHaveNoViolations();
  });
});
