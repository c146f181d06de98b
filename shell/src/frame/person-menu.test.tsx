import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLeaveGuard } from '@vitrine/shared/host';
import { createTestHost, TestHost } from '@vitrine/shared/host/testing';
import { UiProvider } from '@vitrine/shared/ui';
import { PersonMenu } from './person-menu';

const Work = ({ unsaved }: { unsaved: boolean }) => {
  useLeaveGuard(unsaved, 'Leave?');
  return <PersonMenu onShortcuts={() => undefined} />;
};

/** @returns how often somebody signed out. */
async function signOut({ unsaved, answer }: { unsaved: boolean; answer: boolean }) {
  const { host } = createTestHost();
  const signOut = jest.fn(async () => undefined);
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(answer);
  render(
    <TestHost host={{ ...host, identity: { ...host.identity, signOut } }} address="/" path="/">
      <UiProvider>
        <Work unsaved={unsaved} />
      </UiProvider>
    </TestHost>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Your account: Ada Example' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  const asked = confirm.mock.calls.length;
  confirm.mockRestore();
  return { asked, signedOut: signOut.mock.calls.length };
}

test('signing out asks nobody who has saved everything', async () => {
  expect(await signOut({ unsaved: false, answer: false })).toEqual({ asked: 0, signedOut: 1 });
});

test('signing out asks first while something is not saved', async () => {
  expect(await signOut({ unsaved: true, answer: false })).toEqual({ asked: 1, signedOut: 0 });
});

test('signing out goes on when told so', async () => {
  expect(await signOut({ unsaved: true, answer: true })).toEqual({ asked: 1, signedOut: 1 });
});
