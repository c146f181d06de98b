import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '@vitrine/shared/host';
import { createTestHost, TestHost } from '@vitrine/shared/host/testing';
import { FormField, SaveForm, TextField, UiProvider } from '@vitrine/shared/ui';
import { z } from 'zod';

const schema = z.object({ name: z.string() });

/** @param labels of one field each, in a form of its own. */
function renderForm(labels = ['Name'], onSubmit = async () => {}) {
  render(
    <TestHost host={createTestHost().host} address="/settings" path="/settings">
      <UiProvider>
        {labels.map((label) => (
          <section key={label} aria-label={label}>
            <SaveForm schema={schema} initial={{ name: '' }} onSubmit={onSubmit}>
              <FormField name="name" label={label}>
                <TextField />
              </FormField>
            </SaveForm>
          </section>
        ))}
        <Link to="/elsewhere">Away</Link>
        <Link to="/manager/logout">Session ended</Link>
      </UiProvider>
    </TestHost>,
  );
  return userEvent.setup({ delay: null });
}

const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });

afterEach(() => jest.restoreAllMocks());

test('leaving asks first while something is typed and not saved, and keeps it', async () => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const user = renderForm();
  await user.type(field('Name'), 'Halden');
  await user.click(screen.getByRole('link', { name: 'Away' }));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(field('Name')).toHaveValue('Halden');
});

test('leaving asks nothing once it is saved', async () => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const user = renderForm();
  await user.type(field('Name'), 'Halden');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
  await user.click(screen.getByRole('link', { name: 'Away' }));
  expect(await screen.findByText('Another screen')).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
});

test('what is typed while the rest is being saved is still to be saved', async () => {
  let arrive = () => {};
  const user = renderForm(['Name'], () => new Promise((resolve) => (arrive = resolve)));
  await user.type(field('Name'), 'Halden');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.type(field('Name'), ' two');
  await act(async () => arrive());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await act(async () => arrive());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
});

test.each([
  ['the first', ['Name'], 'Name'],
  ['the last', ['Imprint'], 'Imprint'],
  ['both', ['Name', 'Imprint'], 'Name'],
])('of two forms %s is unsaved: leaving asks once', async (_, typed, kept) => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const user = renderForm(['Name', 'Imprint']);
  for (const name of typed) await user.type(field(name), 'Halden');
  await user.click(screen.getByRole('link', { name: 'Away' }));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(field(kept)).toHaveValue('Halden');
  ask.mockReturnValue(true);
  await user.click(screen.getByRole('link', { name: 'Away' }));
  expect(await screen.findByText('Another screen')).toBeVisible();
  expect(ask).toHaveBeenCalledTimes(2);
});

test('of two unsaved forms one is saved: leaving still asks for the other', async () => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const user = renderForm(['Name', 'Imprint']);
  for (const name of ['Name', 'Imprint']) await user.type(field(name), 'Halden');
  const save = within(screen.getByRole('region', { name: 'Imprint' })).getByRole('button', { name: 'Save' });
  await user.click(save);
  await waitFor(() => expect(save).toBeDisabled());
  await user.click(screen.getByRole('link', { name: 'Away' }));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(field('Name')).toHaveValue('Halden');
});

test('the end of the session is not held up', async () => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const user = renderForm();
  await user.type(field('Name'), 'Halden');
  await user.click(screen.getByRole('link', { name: 'Session ended' }));
  expect(await screen.findByText('Another screen')).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
});
