import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '@vitrine/shared/host';
import { createTestHost, TestHost } from '@vitrine/shared/host/testing';
import { FormField, SaveForm, TextField, UiProvider } from '@vitrine/shared/ui';
import { z } from 'zod';

const schema = z.object({ name: z.string() });

function renderForm() {
  render(
    <TestHost host={createTestHost().host} address="/settings" path="/settings">
      <UiProvider>
        <SaveForm schema={schema} initial={{ name: '' }} onSubmit={async () => undefined}>
          <FormField name="name" label="Name">
            <TextField />
          </FormField>
        </SaveForm>
        <Link to="/elsewhere">Away</Link>
        <Link to="/manager/logout">Session ended</Link>
      </UiProvider>
    </TestHost>,
  );
  return userEvent.setup({ delay: null });
}

afterEach(() => jest.restoreAllMocks());

test('leaving asks first while something is typed and not saved, and keeps it', async () => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const user = renderForm();
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Halden');
  await user.click(screen.getByRole('link', { name: 'Away' }));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue('Halden');
});

test('leaving asks nothing once it is saved', async () => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const user = renderForm();
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Halden');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
  await user.click(screen.getByRole('link', { name: 'Away' }));
  expect(await screen.findByText('Another screen')).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
});

test('the end of the session is not held up', async () => {
  const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const user = renderForm();
  await user.type(screen.getByRole('textbox', { name: /Name/ }), 'Halden');
  await user.click(screen.getByRole('link', { name: 'Session ended' }));
  expect(await screen.findByText('Another screen')).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
});
