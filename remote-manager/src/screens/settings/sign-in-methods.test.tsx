import { screen, waitFor, within } from '@testing-library/react';
import type { SignInMethods as Methods } from '@vitrine/shared/host';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { axe } from 'jest-axe';
import { SignInMethods } from './sign-in-methods';

const at = { address: '/manager/panel/settings', path: '/manager/panel/settings' };
const open = (signInMethods: Partial<Methods>) => renderScreen(SignInMethods, { ...at, signInMethods });
const read = async () => ({ hasPassword: true, google: null });

test('says that it loads', async () => {
  open({ read: () => new Promise(() => {}) });
  expect(await screen.findByText('Loading')).toBeVisible();
});

test('says what went wrong, and can be tried again', async () => {
  const reading = jest.fn<ReturnType<Methods['read']>, []>(read);
  reading.mockRejectedValueOnce(new Error('The service is away.'));
  const { container, user } = open({ read: reading });
  expect(await screen.findByText('The service is away.')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Change password' })).toBeVisible();
});

test('whoever has no password sets one, which is checked at its field', async () => {
  const setPassword = jest.fn(async () => undefined);
  const { toasts, user } = open({
    read: async () => ({ hasPassword: setPassword.mock.calls.length > 0, google: null }),
    setPassword,
  });
  await user.click(await screen.findByRole('button', { name: 'Set a password' }));
  const dialog = screen.getByRole('dialog');
  const field = within(dialog).getByLabelText('New password');
  await user.type(field, 'short');
  await user.click(within(dialog).getByRole('button', { name: 'Set a password' }));
  expect(await within(dialog).findByText('At least 8 characters')).toBeVisible();
  await user.type(field, ' no more');
  await user.click(within(dialog).getByRole('button', { name: 'Set a password' }));
  await waitFor(() => expect(setPassword).toHaveBeenCalledWith('short no more'));
  expect(await screen.findByRole('button', { name: 'Change password' })).toBeVisible();
  expect(toasts).toHaveLength(1);
});

test('a password that is refused stays in its dialog, with the reason said', async () => {
  const refusal = new Error('This password is too easy to guess.');
  const { toasts, user } = open({ read, setPassword: () => Promise.reject(refusal) });
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  const dialog = screen.getByRole('dialog');
  await user.type(within(dialog).getByLabelText('New password'), '12345678');
  await user.click(within(dialog).getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(toasts).toEqual([{ error: refusal }]));
  expect(within(dialog).getByLabelText('New password')).toHaveValue('12345678');
});

test('Google is linked, and unlinked again only while there is a password', async () => {
  const state = { hasPassword: false, google: null as string | null };
  const linkGoogle = jest.fn(async () => {
    state.google = 'ada@gmail.example';
  });
  const unlinkGoogle = jest.fn(async () => {
    state.google = null;
  });
  const first = open({ read: async () => ({ ...state }), linkGoogle, unlinkGoogle });
  await first.user.click(await screen.findByRole('button', { name: 'Link Google' }));
  expect(await screen.findByText(/Linked with ada@gmail.example/)).toHaveTextContent(
    'Set a password first: this is how you sign in.',
  );
  expect(screen.getByRole('button', { name: 'Unlink Google' })).toBeDisabled();
  first.unmount();

  state.hasPassword = true;
  const { container, user } = open({ read: async () => ({ ...state }), linkGoogle, unlinkGoogle });
  await user.click(await screen.findByRole('button', { name: 'Unlink Google' }));
  expect(await screen.findByText('Not linked.')).toBeVisible();
  expect((await axe(container)).violations).toEqual([]);
});
