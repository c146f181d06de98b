import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InvitationState, Session } from '@vitrine/shared/contract';
import { axe, toHaveNoViolations } from 'jest-axe';
import { invitation } from '../invitation';
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
  addressConfirmed: true,
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

describe('somebody who came with an invitation’s link alone', () => {
  const unconfirmed = { ...signedIn, session: { ...session, addressConfirmed: false } };
  const title = 'Confirm your address';
  const come = async () => {
    const rendered = renderStaff('/manager/authentication?return=%2Fmanager%2Fpanel%2Fsettings');
    await act(async () => rendered.state.set(unconfirmed));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    return rendered;
  };

  it('is sent a link, and goes on when they come back from it', async () => {
    const { authentication, container, router, staff, state } = await come();
    expect(staff.checkAddress).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(authentication.sendConfirmation).toHaveBeenCalledWith(window.location.href);
    expect(await screen.findByText(/^A link is on its way to owner@vitrine.example/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    for (const [target, event] of [
      [document, 'visibilitychange'],
      [window, 'focus'],
      [window, 'online'],
    ] as const) {
      staff.checkAddress.mockClear();
      await act(async () => void target.dispatchEvent(new Event(event)));
      expect(staff.checkAddress).toHaveBeenCalledTimes(1);
    }
    expect(screen.queryByRole('alert')).toBeNull();
    await act(async () => state.set(signedIn));
    expect(address(router)).toBe('/manager/panel/settings');
  });

  it('is told when the link that they say they opened is not heard of', async () => {
    await come();
    await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
    await userEvent.click(await screen.findByRole('button', { name: 'I have opened it' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/not confirmed yet/);
  });

  it('may go on without it', async () => {
    const { router } = await come();
    await userEvent.click(screen.getByRole('button', { name: /^Later/ }));
    expect(address(router)).toBe('/manager/panel/settings');
  });

  it('reads why a link could not be sent', async () => {
    const { authentication } = await come();
    authentication.sendConfirmation.mockRejectedValue({ code: 'auth/too-many-requests' });
    await userEvent.click(screen.getByRole('button', { name: 'Send me a link' }));
    expect(await screen.findByText(/Too many attempts/)).toBeVisible();
  });
});

it('takes the token of an older link out of the query', async () => {
  renderStaff('/manager/authentication?invite=older&lang=en', 'open');
  expect(window.location.pathname + window.location.search).toBe('/manager/authentication?lang=en');
  expect(invitation.get()).toBe('older');
  expect(await screen.findByRole('heading', { name: 'You have been invited' })).toBeVisible();
});

describe('an invitation that is opened by somebody who is signed in', () => {
  const title = 'This invitation is for another address';
  const open = async (state: InvitationState) => {
    const rendered = renderStaff('/manager/authentication#invite=token', state);
    await act(async () => rendered.state.set(signedIn));
    return rendered;
  };

  it('lets them decide who they are when it is for another address', async () => {
    const { container, router, staff } = await open('other-address');
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText('Signed in as owner@vitrine.example')).toBeVisible();
    expect(staff.checkInvitation).toHaveBeenCalledWith('owner@vitrine.example');
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    expect(address(router)).toBe('/manager/panel/brands');
  });

  it('ends their session when they sign out, and stays open for its reader', async () => {
    const { staff } = await open('other-address');
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    expect(staff.endSession).toHaveBeenCalled();
    expect(invitation.get()).toBe('token');
    invitation.forget();
  });

  it('leads on when they have just accepted it', async () => {
    const { router } = await open('ended');
    expect(await screen.findByText('The panel')).toBeVisible();
    expect(address(router)).toBe('/manager/panel/brands');
    expect(invitation.get()).toBeNull();
  });
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
  ['invitation-invalid', 'This invitation link no longer works'],
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
  expect(screen.getByRole('heading', { name: 'Vitrine is not responding' })).toBeVisible();
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

  it('says that it did not work, and tries again', async () => {
    const { container, router, staff } = renderStaff('/manager');
    staff.endSession.mockRejectedValueOnce(new Error('offline'));
    await act(() => router.navigate('/manager/logout'));
    expect(await screen.findByRole('heading', { name: 'Signing out did not work' })).toBeVisible();
    expect(document.title).toBe('Signing out did not work · Vitrine');
    expect(screen.getByRole('alert')).toHaveTextContent(/still be signed in/);
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'You are signed out' })).toBeVisible();
    expect(staff.endSession).toHaveBeenCalledTimes(2);
  });
});
