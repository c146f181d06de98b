import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestHost, TestHost } from '@vitrine/shared/host/testing';
import { FormField, SaveForm, TextField, UiProvider } from '@vitrine/shared/ui';
import { z } from 'zod';

const name = z.string().min(1, 'Give it a name');
const schema = z.object({ brand: name, store: name });

test('a field is checked when it is left after a change, not when it is only passed by', async () => {
  render(
    <TestHost host={createTestHost().host} address="/settings" path="/settings">
      <UiProvider>
        <SaveForm schema={schema} initial={{ brand: '', store: '' }} onSubmit={async () => undefined}>
          <FormField name="brand" label="Brand">
            <TextField />
          </FormField>
          <FormField name="store" label="Store">
            <TextField />
          </FormField>
        </SaveForm>
      </UiProvider>
    </TestHost>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('textbox', { name: 'Brand' }));
  await user.tab();
  await user.type(screen.getByRole('textbox', { name: 'Store' }), 'H{Backspace}');
  await user.tab();
  expect(await screen.findByText('Give it a name')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Store' })).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByRole('textbox', { name: 'Brand' })).not.toHaveAttribute('aria-invalid', 'true');

  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getAllByText('Give it a name')).toHaveLength(2));
});
