import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe, toHaveNoViolations } from 'jest-axe';
import { speak as speakShell } from '../../texts';
import { renderStaff } from '../testing/render-staff';
import { speak } from '../texts';

expect.extend(toHaveNoViolations);

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const button = (name: string) => screen.getByRole('button', { name });
const failure = (code: string) =>
  Object.assign(new Error(`Firebase: Error (auth/${code}).`), { code: `auth/${code}` });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('signing in with a password', () => {
  it('sends the trimmed address and the password once, however often the button is pressed', async () => {
    const { authentication } = renderStaff('/manager');
    let finish: () => void = () => undefined;
    authentication.signIn.mockReturnValue(new Promise((resolve) => (finish = resolve)));
    await userEvent.type(email(), ' owner@vitrine.example ');
    await userEvent.type(password(), 'vitrine-demo');
    await userEvent.dblClick(button('Sign in'));
    expect(button('Signing in…')).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    expect(authentication.signIn).toHaveBeenCalledTimes(1);
    expect(authentication.signIn).toHaveBeenCalledWith('owner@vitrine.example', 'vitrine-demo');
    await act(async () => finish());
    expect(button('Sign in')).toHaveAttribute('aria-busy', 'false');
  });

  it('says what to do when email and password do not match, and lets people try again', async () => {
    const { authentication } = renderStaff('/manager/authentication/sign-in');
    authentication.signIn.mockRejectedValueOnce(failure('invalid-credential'));
    await userEvent.type(email(), 'owner@vitrine.example');
    await userEvent.type(password(), 'not it{Enter}');
    expect(await screen.findByText(/do not match/)).toBeVisible();
    expect(screen.getByText(/do not match/).closest('[role=alert]')).not.toBeNull();
    await userEvent.click(button('Sign in'));
    await waitFor(() => expect(screen.queryByText(/do not match/)).toBeNull());
    expect(authentication.signIn).toHaveBeenCalledTimes(2);
  });

  it('never shows a code of the identity service', async () => {
    const { authentication } = renderStaff('/manager');
    authentication.signIn.mockRejectedValueOnce(failure('internal-error'));
    await userEvent.type(email(), 'owner@vitrine.example');
    await userEvent.type(password(), 'vitrine-demo{Enter}');
    expect(await screen.findByText('Signing in did not work. Please try again in a moment.')).toBeVisible();
  });

  it('asks for what is missing, at its field, and moves there', async () => {
    const { authentication } = renderStaff('/manager');
    await userEvent.click(button('Sign in'));
    expect(email()).toHaveFocus();
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription('Enter your email address.');
    await userEvent.type(email(), 'owner');
    expect(email()).toHaveAccessibleDescription(/Is a letter missing/);
    await userEvent.type(email(), '@vitrine.example{Enter}');
    expect(password()).toHaveFocus();
    expect(password()).toHaveAccessibleDescription('Enter your password.');
    expect(authentication.signIn).not.toHaveBeenCalled();
  });

  it('shows and hides the password', async () => {
    renderStaff('/manager');
    expect(password()).toHaveAttribute('type', 'password');
    await userEvent.click(button('Show password'));
    expect(password()).toHaveAttribute('type', 'text');
    await userEvent.click(button('Hide password'));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('fills the form from a demo account', async () => {
    const { authentication } = renderStaff('/manager');
    await userEvent.click(screen.getByRole('button', { name: /Editor/ }));
    expect(email()).toHaveValue('editor@vitrine.example');
    expect(screen.getByRole('button', { name: /Editor/, pressed: true })).toBeVisible();
    await userEvent.click(button('Sign in'));
    expect(authentication.signIn).toHaveBeenCalledWith('editor@vitrine.example', 'vitrine-demo');
  });
});

describe('the other ways in', () => {
  it('sends a link, and remembers the address for when it is opened', async () => {
    const { authentication } = renderStaff('/manager?return=%2Fmanager%2Fpanel%2Fsettings');
    await userEvent.click(button('Send me a link'));
    expect(screen.getByRole('heading', { name: 'Sign in with a link' })).toHaveFocus();
    await userEvent.type(email(), 'owner@vitrine.example');
    await userEvent.click(button('Send me a link'));
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toHaveFocus();
    expect(authentication.sendSignInLink).toHaveBeenCalledWith('owner@vitrine.example', window.location.href);
    expect(localStorage.getItem('vitrine-sign-in-email')).toBe('owner@vitrine.example');
    await userEvent.click(button('Back to sign-in'));
    expect(email()).toHaveValue('owner@vitrine.example');
  });

  it('asks for the address of a link that was opened in another browser', async () => {
    const { linkNeedsEmail, staff } = renderStaff('/manager');
    act(() => linkNeedsEmail.set(true));
    await userEvent.type(email(), 'owner@vitrine.example');
    await userEvent.click(button('Continue'));
    expect(staff.completeLink).toHaveBeenCalledWith('owner@vitrine.example');
  });

  it('lets people leave a sign-in link whose address they do not know', async () => {
    const { linkNeedsEmail, router } = renderStaff(
      '/manager?mode=signIn&oobCode=code-1&apiKey=k&return=%2Fmanager%2Fpanel%2Fsettings',
    );
    act(() => linkNeedsEmail.set(true));
    await userEvent.click(button('Back to sign-in'));
    expect(screen.getByRole('heading', { name: 'Sign in' })).toHaveFocus();
    expect(router.state.location.search).toBe('?return=%2Fmanager%2Fpanel%2Fsettings');
  });

  it('lets people leave a password reset that they do not want any more', async () => {
    const { router } = renderStaff('/manager/authentication?mode=resetPassword&oobCode=code-1');
    await userEvent.click(button('Back to sign-in'));
    expect(screen.getByRole('heading', { name: 'Sign in' })).toHaveFocus();
    expect(router.state.location.search).toBe('');
  });

  it('does not say whether an address has an account when its password is reset', async () => {
    const { authentication } = renderStaff('/manager');
    authentication.sendPasswordReset.mockRejectedValueOnce(failure('user-not-found'));
    await userEvent.type(email(), 'nobody@vitrine.example');
    await userEvent.click(button('Forgot your password?'));
    await userEvent.click(button('Send reset link'));
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  });

  it('opens Google’s window, and says what to do when the browser blocks it', async () => {
    const { authentication } = renderStaff('/manager');
    authentication.signInWithGoogle.mockRejectedValueOnce(failure('popup-blocked'));
    await userEvent.click(button('Continue with Google'));
    expect(await screen.findByText(/Allow pop-ups/)).toBeVisible();
  });

  it('resets a password: a link first, then a new password from the link’s address', async () => {
    const { authentication, unmount } = renderStaff('/manager');
    await userEvent.type(email(), 'owner@vitrine.example');
    await userEvent.click(button('Forgot your password?'));
    await userEvent.click(button('Send reset link'));
    expect(authentication.sendPasswordReset).toHaveBeenCalledWith(
      'owner@vitrine.example',
      window.location.href,
    );
    unmount();

    const opened = renderStaff('/manager/authentication?mode=resetPassword&oobCode=code-1');
    await userEvent.type(screen.getByLabelText('New password'), 'short{Enter}');
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('Use at least 8 characters.');
    await userEvent.type(screen.getByLabelText('New password'), ' no longer{Enter}');
    expect(opened.authentication.setNewPassword).toHaveBeenCalledWith('code-1', 'short no longer');
    expect(await screen.findByText(/new password is saved/)).toBeVisible();
    expect(opened.router.state.location.search).toBe('');
  });

  it('lets an invited person create an account', async () => {
    sessionStorage.setItem('vitrine-invitation', 'token-1');
    const { authentication } = renderStaff('/manager/authentication#invite=token-1', 'open');
    expect(await screen.findByRole('heading', { name: 'You have been invited' })).toBeVisible();
    await userEvent.type(email(), 'new@vitrine.example');
    await userEvent.type(screen.getByLabelText('New password'), 'a long secret');
    await userEvent.click(button('Create account'));
    expect(authentication.createAccount).toHaveBeenCalledWith('new@vitrine.example', 'a long secret');
    await userEvent.click(button('I have an account already'));
    expect(button('Sign in')).toBeVisible();
  });

  it('leads an invited person back to where they came from, and says where that is', async () => {
    sessionStorage.setItem('vitrine-invitation', 'token-1');
    renderStaff('/manager/authentication#invite=token-1', 'open');
    expect(await screen.findByRole('heading', { name: 'You have been invited' })).toBeVisible();
    await userEvent.click(button('Send me a link'));
    await userEvent.click(button('Back to the invitation'));
    expect(screen.getByRole('heading', { name: 'You have been invited' })).toHaveFocus();
    await userEvent.click(button('I have an account already'));
    await userEvent.click(button('Send me a link'));
    await userEvent.click(button('Back to sign-in'));
    expect(screen.getByRole('heading', { name: 'Sign in' })).toHaveFocus();
  });
});

describe('an invitation that cannot be accepted', () => {
  const arrive = (state: 'expired' | 'ended' | 'open') => {
    sessionStorage.setItem('vitrine-invitation', 'token-1');
    return renderStaff('/manager/authentication#invite=token-1', state);
  };

  it.each([
    ['expired', 'This invitation has expired'],
    ['ended', 'This invitation link no longer works'],
  ] as const)(
    'that is %s, is said before an account is asked for, with the way to sign in',
    async (state, title) => {
      const { container } = arrive(state);
      expect(await screen.findByRole('heading', { name: title })).toHaveFocus();
      expect(screen.queryByLabelText('Email')).toBeNull();
      expect(await axe(container)).toHaveNoViolations();
      await userEvent.click(button('Go to sign-in'));
      expect(button('Sign in')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'I have no account yet' })).toBeNull();
    },
  );

  it('with this address, is said in the form: no account is made, and no link is sent', async () => {
    const { authentication, staff } = arrive('open');
    await userEvent.type(await screen.findByLabelText('Email'), 'other@vitrine.example');
    await userEvent.type(screen.getByLabelText('New password'), 'a long secret');
    staff.checkInvitation.mockResolvedValue('other-address');
    await userEvent.click(button('Create account'));
    expect(await screen.findByText(/This invitation is for another address/)).toBeVisible();
    await userEvent.click(button('Send me a link'));
    await userEvent.click(button('Send me a link'));
    expect(await screen.findByText(/This invitation is for another address/)).toBeVisible();
    expect(staff.checkInvitation).toHaveBeenLastCalledWith('other@vitrine.example');
    expect(authentication.createAccount).not.toHaveBeenCalled();
    expect(authentication.sendSignInLink).not.toHaveBeenCalled();
  });
});

it('says why the identity service does not work', () => {
  const { state } = renderStaff('/manager');
  act(() => state.set({ ...state.get(), error: 'An error occurred during authentication' }));
  expect(screen.getByText('An error occurred during authentication')).toBeVisible();
});

it('has no accessibility faults', async () => {
  const { container } = renderStaff('/manager');
  await userEvent.click(button('Sign in'));
  expect(await axe(container)).toHaveNoViolations();
});

it('speaks the language that is chosen on it, keeps what was typed, and is found so again', async () => {
  const { container } = renderStaff('/manager');
  await userEvent.type(email(), 'owner@vitrine.example');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch');
  expect(JSON.parse(localStorage.getItem('vitrine.preferences') ?? '{}')).toMatchObject({ language: 'de' });
  // As the staff area does.
  await act(() => Promise.all([speak('de'), speakShell('de')]));
  expect(await screen.findByRole('button', { name: 'Anmelden' })).toBeVisible();
  expect(screen.getByLabelText('E-Mail')).toHaveValue('owner@vitrine.example');
  expect(await axe(container)).toHaveNoViolations();
  await act(() => Promise.all([speak('en'), speakShell('en')]));
});
