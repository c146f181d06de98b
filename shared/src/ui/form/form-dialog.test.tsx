import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, useNavigate } from '@vitrine/shared/host';
import { FormDialog, FormField, TextField } from '@vitrine/shared/ui';
import { renderScreen } from '@vitrine/shared/ui/testing/render-screen';
import { useState } from 'react';
import { z } from 'zod';

const schema = z.object({ name: z.string() });
/** How what is slow comes to its end. */
let answer: (failure: Error) => void;

function Screen() {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        New
      </button>
      <Link to="/manager?page=2">Next page</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <FormDialog
        open={open}
        title="A new brand"
        submitLabel="Create"
        schema={schema}
        initial={{ name: '' }}
        onClose={() => setOpen(false)}
        onSubmit={async ({ name }) => {
          if (name === 'slow') await new Promise((_, refuse) => (answer = refuse));
          if (name === 'refused') throw new Error('Not that one');
          setOpen(false);
          await navigate('/manager/made');
        }}
      >
        <FormField name="name" label="Name">
          <TextField />
        </FormField>
      </FormDialog>
    </>
  );
}

const form = () => screen.findByRole('dialog', { name: 'A new brand' });
const name = () => screen.getByRole('textbox', { name: /^Name/ });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
/** Whether the tab would ask before it closes. */
const holdsTab = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function opened(typed = '') {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { user, toasts } = renderScreen(Screen, { address: '/manager', path: '/manager' });
  const opener = await screen.findByRole('button', { name: 'New' });
  await user.click(opener);
  await form();
  if (typed) await user.type(name(), typed);
  return { ask, opener, toasts, user };
}

afterEach(() => jest.restoreAllMocks());

test.each(['Escape', 'the cross'])('%s asks once before it takes what was typed', async (way) => {
  const { ask, opener, user } = await opened('Halden');
  const close = () =>
    way === 'Escape' ? user.keyboard('{Escape}') : user.click(screen.getByRole('button', { name: 'Close' }));
  await close();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(name()).toHaveValue('Halden');
  ask.mockReturnValue(true);
  await close();
  await gone();
  expect(ask).toHaveBeenCalledTimes(2);
  expect(opener).toHaveFocus();
});

test('Escape closes at once what nothing was typed into, also after something was given up', async () => {
  const { ask, opener, user } = await opened('Halden');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await gone();
  await user.click(opener);
  await form();
  expect(name()).toHaveValue('');
  await user.keyboard('{Escape}');
  await gone();
  expect(ask).not.toHaveBeenCalled();
});

test('the tab does not close unasked while something is typed, and then it does', async () => {
  const { user } = await opened();
  expect(holdsTab()).toBe(false);
  await user.type(name(), 'Halden');
  expect(holdsTab()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await gone();
  expect(holdsTab()).toBe(false);
});

test('going back asks, also where it only leads to the state before of the same screen; who means it has left the dialog too', async () => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { user } = renderScreen(Screen, { address: '/manager', path: '/manager' });
  await user.click(await screen.findByRole('link', { name: 'Next page' }));
  await user.click(screen.getByRole('button', { name: 'New' }));
  await form();
  await user.type(name(), 'Halden');
  // Beneath the dialog no one reaches it; the browser has a Back of its own.
  const goBack = () => fireEvent.click(screen.getByText('Back'));
  goBack();
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  expect(name()).toHaveValue('Halden');
  ask.mockReturnValue(true);
  goBack();
  await gone();
  expect(ask).toHaveBeenCalledTimes(2);
  expect(holdsTab()).toBe(false);
});

test('while something is sent the dialog stays for what it comes to', async () => {
  const { ask, toasts, user } = await opened('slow');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(ask).not.toHaveBeenCalled();
  await act(async () => answer(new Error('Not this one')));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(name()).toHaveValue('slow');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await gone();
});

test('what is sent leads elsewhere without a question', async () => {
  const { ask, user } = await opened('Halden');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Another screen')).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
  expect(holdsTab()).toBe(false);
});

test('what was refused is still kept', async () => {
  const { ask, toasts, user } = await opened('refused');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  await user.keyboard('{Escape}');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(name()).toHaveValue('refused');
});
